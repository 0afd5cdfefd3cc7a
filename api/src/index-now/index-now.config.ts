import { Type, type Static } from 'typebox';
import { defineConfig, SANDBOX_ONLY } from '../shared/config/config-part';

/** Which search engines are told of pages. */
const schema = Type.Object({
  INDEXNOW_ENDPOINT: Type.String({
    pattern: '^(https?://\\S+)?$',
    default: '',
    description:
      'where addresses of pages are submitted to search engines, such as `https://api.indexnow.org/indexnow`; without it nothing is submitted, and the page says so',
    byDefault: SANDBOX_ONLY,
  }),
});

export type IndexNowConfig = Readonly<Static<typeof schema>>;

export const indexNowConfig = defineConfig({ schema });
