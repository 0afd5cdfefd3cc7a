import { Type, type Static } from 'typebox';
import { defineConfig, SANDBOX_ONLY } from '../../shared/config/config-part';

/** Which geocoders a submitted place is asked of, besides the site's own list. Without its keys a source is skipped. */
const schema = Type.Object({
  NOMINATIM_BASE_URL: Type.String({
    pattern: '^(https?://\\S+)?$',
    default: '',
    description: 'an open geocoder in the shape of Nominatim ([decision 22](decisions/0022-geocoding.md))',
    byDefault: SANDBOX_ONLY,
  }),
  MAPBOX_BASE_URL: Type.String({
    pattern: '^(https?://\\S+)?$',
    default: '',
    description: 'map search in the shape of Mapbox; only with a token',
    byDefault: 'the sandbox; with a token Mapbox itself',
  }),
  MAPBOX_TOKEN: Type.String({ default: '', description: 'its token', byDefault: SANDBOX_ONLY }),
});

export type GeocodingConfig = Readonly<Static<typeof schema>>;

const MAPBOX_URL = 'https://api.mapbox.com';
const SAMPLE_TOKEN = 'sandbox';

export const geocodingConfig = defineConfig({
  schema,
  defaults: ({ MAPBOX_TOKEN }) => (MAPBOX_TOKEN ? { MAPBOX_BASE_URL: MAPBOX_URL } : {}),
  problems: ({ NODE_ENV, MAPBOX_BASE_URL, MAPBOX_TOKEN }) => [
    ...(MAPBOX_BASE_URL && !MAPBOX_TOKEN ? ['MAPBOX_TOKEN is required by MAPBOX_BASE_URL'] : []),
    ...(NODE_ENV === 'production' && MAPBOX_TOKEN === SAMPLE_TOKEN
      ? ["MAPBOX_TOKEN is the sandbox's sample value, which production refuses"]
      : []),
  ],
});
