import { SOCIAL_NETWORKS } from '@atoll/contracts/site-settings';
import { Type, type Static } from 'typebox';
import { defineConfig } from '../shared/config/config-part';

/** What pages are told of this deployment. */
const schema = Type.Object({
  MAP_BASEMAP_URL: Type.String({
    pattern: '^(https://[^/\\s,;]+/\\S+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?/\\S+)?$',
    default: '',
    description:
      'a PMTiles file that every map is drawn from: https, or http on this machine, with the layers of `shell/map/basemap`, answering ranges from other origins ([decision 10](decisions/0010-map.md))',
    byDefault: "the site's own",
  }),
  MAP_ATTRIBUTION: Type.String({
    maxLength: 300,
    default: '',
    description: 'whose data that file is, as the map says it; links are written `[words](https://…)`',
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
  defaults: ({ DEMO }) =>
    DEMO === '1'
      ? { SOCIAL_LINKS: SOCIAL_NETWORKS.map((network) => `${network}=https://${network}.example/atoll`) }
      : {},
  // Another basemap's data are somebody else's: the map must say whose.
  problems: ({ MAP_BASEMAP_URL: url, MAP_ATTRIBUTION: attribution }) => {
    if (url !== '' && attribution === '') return ['MAP_ATTRIBUTION is required by MAP_BASEMAP_URL'];
    if (url === '' && attribution !== '') return ['MAP_ATTRIBUTION says nothing without MAP_BASEMAP_URL'];
    return [];
  },
});
