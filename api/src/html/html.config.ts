import { SOCIAL_NETWORKS } from '@atoll/contracts/site-settings';
import { Type, type Static } from 'typebox';
import { defineConfig } from '../shared/config/config-part';

/** What the licence of OpenStreetMap's data asks for, and who made the tiles. */
const PROTOMAPS_CREDIT =
  '© [OpenStreetMap](https://www.openstreetmap.org/copyright), [Protomaps](https://protomaps.com)';

/** What pages are told of this deployment. */
const schema = Type.Object({
  MAP_BASEMAP_URL: Type.String({
    pattern: '^(https://[^/\\s,;]+/\\S+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?/\\S+)?$',
    default: '',
    description:
      'a PMTiles file for every map, https or http on this machine, that answers ranges from other origins: streets, in the Protomaps schema, or a world in our own layers ([decision 57](decisions/0057-streets.md))',
    byDefault: "the site's own, with streets in San Francisco",
  }),
  MAP_ATTRIBUTION: Type.String({
    maxLength: 300,
    default: '',
    description:
      'whose data that file is, as the map says it; links are written `[words](https://…)`. To be set for any file that is not of the Protomaps basemap',
    byDefault: 'OpenStreetMap and Protomaps for `MAP_BASEMAP_URL`, else none',
  }),
  SOCIAL_LINKS: Type.Array(
    Type.String({ pattern: `^(${SOCIAL_NETWORKS.join('|')})=https://[^\\s,;]+$`, maxLength: 200 }),
    {
      maxItems: SOCIAL_NETWORKS.length,
      default: [],
      description: `the company's own pages elsewhere, for the footer: comma-separated \`network=address\`, of ${SOCIAL_NETWORKS.join(', ')}`,
      byDefault: 'none; in a demo samples',
    },
  ),
});

export type HtmlConfig = Readonly<Static<typeof schema>>;

export const htmlConfig = defineConfig({
  schema,
  words: {
    MAP_BASEMAP_URL: 'must be the https address of a PMTiles file',
    MAP_ATTRIBUTION: 'must be at most 300 characters',
    SOCIAL_LINKS: 'must be a comma-separated list such as instagram=https://www.instagram.com/atoll',
  },
  // Addresses of nobody: what the footer of a demonstration links is marked as sample.
  defaults: ({ DEMO, MAP_BASEMAP_URL: url }) => ({
    ...(DEMO === '1'
      ? { SOCIAL_LINKS: SOCIAL_NETWORKS.map((network) => `${network}=https://${network}.example/atoll`) }
      : {}),
    ...(url ? { MAP_ATTRIBUTION: PROTOMAPS_CREDIT } : {}),
  }),
  problems: ({ MAP_BASEMAP_URL: url, MAP_ATTRIBUTION: attribution }) =>
    url === '' && attribution !== '' ? ['MAP_ATTRIBUTION says nothing without MAP_BASEMAP_URL'] : [],
});
