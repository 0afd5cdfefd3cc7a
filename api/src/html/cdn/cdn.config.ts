import { Type, type Static } from 'typebox';
import { defineConfig } from '../../shared/config/config-part';

/** The CDN in front of the site. Only one that can be purged may keep pages, so its address turns everything on. */
const schema = Type.Object({
  CDN_PURGE_URL: Type.String({
    pattern: '^(https://\\S+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/\\S*)?)?$',
    default: '',
    description:
      'where the CDN in front of the site takes `POST {"tags":[…]}` to forget pages; without it no CDN is told to keep any ([how](operation/cdn.md))',
    byDefault: 'none',
  }),
  CDN_PURGE_TOKEN: Type.String({
    default: '',
    description: 'the token that it asks for, sent as `Authorization: Bearer …`',
    byDefault: 'none',
  }),
});

export type CdnConfig = Readonly<Static<typeof schema>>;

export const cdnConfig = defineConfig({
  schema,
  words: { CDN_PURGE_URL: "must be the https address of the CDN's purge by tag" },
  problems: ({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }) => {
    if (url !== '' && token === '') return ['CDN_PURGE_TOKEN is required by CDN_PURGE_URL'];
    if (url === '' && token !== '') return ['CDN_PURGE_TOKEN says nothing without CDN_PURGE_URL'];
    return [];
  },
});
