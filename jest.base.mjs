import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Dependencies that ship only ES modules: Jest runs CommonJS, so swc transforms these too. */
const esmPackages = [
  '@faker-js/faker',
  // Loads one of its own by a dynamic import, which Jest does not know.
  '@fastify/cookie',
  'typebox',
  '@fastify/type-provider-typebox',
  'agenda',
  '@agendajs/mongo-backend',
  'react-day-picker',
  '@github/combobox-nav',
  '@date-fns/tz',
  'date-fns',
  'until-async',
  'rettime',
  'msw',
  '@mswjs/interceptors',
  '@open-draft/deferred-promise',
  '@open-draft/logger',
  '@open-draft/until',
  'ol',
  'rbush',
  'quickselect',
  'earcut',
  'pbf',
  'd3-geo',
  'd3-array',
  'internmap',
  'd3-geo-projection',
  'polylabel',
  'tinyqueue',
  'kdbush',
  'stemmer',
  'supercluster',
  '@maplibre/geojson-vt',
  '@maplibre/vt-pbf',
  '@mapbox/vector-tile',
  '@mapbox/point-geometry',
  'flydrive',
  '@poppinss/utils',
  '@poppinss/exception',
  '@poppinss/object-builder',
  '@poppinss/string',
  'case-anything',
  'file-type',
  '@tokenizer/inflate',
  'token-types',
  '@borewit/text-codec',
  'strtok3',
  'uint8array-extras',
  'age-encryption',
  '@noble/ciphers',
  '@noble/curves',
  '@noble/hashes',
  '@noble/post-quantum',
  '@scure/base',
];

/** What hangs ends in the end; no test may fail because the machine is busy. */
export const TEST_TIMEOUT_MS = 120_000;

const PLAIN_GLOBALS = `${root}scripts/jest/plain-globals.mjs`;

const transform = {
  '^.+\\.(ts|tsx|js|jsx|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  transformIgnorePatterns: [
    `/node_modules/(?!\\.pnpm/)(?!(${esmPackages.join('|')})/)`,
    `/node_modules/\\.pnpm/(?!(${esmPackages.map((name) => name.replace('/', '\\+')).join('|')})@)`,
  ],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: [`${root}scripts/jest/fixed-clock.ts`],
  moduleNameMapper: {
    '\\.module\\.css$': `${root}scripts/jest/css-module.cjs`,
    '\\.css$': `${root}scripts/jest/empty.cjs`,
  },
};

/** Jest project of a package that runs on Node. */
export function nodeProject(displayName) {
  return { ...shared, displayName, testEnvironment: PLAIN_GLOBALS, testTimeout: TEST_TIMEOUT_MS };
}

/** Jest project of a package that runs in the browser: jsdom with Node's own fetch, Response and streams. */
export function browserProject(displayName) {
  return {
    ...shared,
    roots: ['<rootDir>/src'],
    displayName,
    testEnvironment: 'jest-fixed-jsdom',
    setupFilesAfterEnv: [`${root}scripts/jest/setup.cjs`],
    testTimeout: TEST_TIMEOUT_MS,
  };
}
