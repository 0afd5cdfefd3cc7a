/**
 * Who may import whom, over the whole import graph. Everything goes by convention: a new remote, feature or domain folder
 * needs no line here.
 */
const REMOTES = '^mfe-([^/]+)/';
/** What the screens of a remote share: `shared/<domain>/`, and what their tests share. Any other folder is a feature. */
const SHARED = '(?:shared|testing)';
const STAND_INS = '^api/(sandbox|embedded-mongo)/';
const TESTS = '(\\.test\\.tsx?$)|(^api/test/)|(/testing/)';

const CONTRACTS = 'api/contracts';
const [PLATFORM, UI, MAP] = ['shell/platform', 'shell/ui', 'shell/map'];

/** What the code of each folder may import of this repository, besides its own. */
const MAY_IMPORT = {
  [CONTRACTS]: [],
  'api/embedded-mongo': [],
  'api/sandbox': [CONTRACTS],
  'api/(src|test)': [CONTRACTS, 'api/src', 'api/test'],
  'api/places-data': [CONTRACTS, 'api/src/(places|shared)'],
  'api/demo-data': [CONTRACTS, 'api/places-data', 'api/src/(places|shared|directory)', 'api/test'],
  [UI]: [CONTRACTS],
  [MAP]: [CONTRACTS, UI],
  [PLATFORM]: [CONTRACTS, UI],
  'shell/build': [CONTRACTS],
  'shell/src': [CONTRACTS, PLATFORM, UI, MAP],
  'mfe-[^/]+': [CONTRACTS, PLATFORM, UI, MAP],
  // Journeys and the suite that runs them start the same site.
  e2e: [CONTRACTS, 'scripts/suites', 'scripts/root'],
  scripts: [CONTRACTS],
};
/** Declarations, configuration and the tests' presets, which lie beside these folders. */
const BESIDE = '^(shell|mfe-[^/]+|api)/[^/]+$|^[^/]+$|^scripts/jest/';
const OURS = '^(api|shell|mfe-[^/]+|e2e|scripts)/';
/** Has a rule of its own, with a reason of its own. */
const OWN_RULES = ['^mfe-', STAND_INS];

const houses = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `${folder
    .replace(/\[.*\]|\(.*\)/, '')
    .replace(/\W+/g, '-')
    .replace(/-+$/, '')}-imports-only-what-it-may`,
  comment: `${folder} may use ${allowed.join(', ') || 'nothing'} of this repository. docs/guides/where-things-go.md says where a thing belongs that several need.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: OURS, pathNot: [`^(${[folder, ...allowed].join('|')})/`, ...OWN_RULES, BESIDE] },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules in a circle cannot be understood, tested or loaded one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remote-imports-no-remote',
      comment:
        'Remotes are built and released apart: they meet by URL, by a typed event, or in a slice that platform owns.',
      severity: 'error',
      from: { path: REMOTES },
      to: { path: REMOTES, pathNot: '^mfe-$1/' },
    },
    {
      name: 'nobody-imports-a-remote',
      comment: 'Remotes are loaded at run time, whichever release the registry names.',
      severity: 'error',
      from: { path: OURS, pathNot: REMOTES },
      to: { path: REMOTES },
    },
    {
      name: 'feature-imports-no-sibling',
      comment: 'Compose two features in the page above them, or move what they share to src/shared.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/([^/]+)/', pathNot: `^mfe-[^/]+/src/${SHARED}/` },
      to: { path: '^$1/src/[^/]+/', pathNot: `^$1/src/($2|${SHARED})/` },
    },
    {
      name: 'shared-imports-no-feature',
      comment: 'Features use what they share, never the other way round.',
      severity: 'error',
      from: { path: `^(mfe-[^/]+)/src/${SHARED}/` },
      to: { path: '^$1/src/', pathNot: `^$1/src/${SHARED}/` },
    },
    {
      name: 'api-feature-imports-no-sibling',
      comment: 'What two API features need belongs to api/src/shared or to contracts.',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: '^api/src/shared/' },
      to: { path: '^api/src/[^/]+/', pathNot: '^api/src/($1|shared)/' },
    },
    {
      name: 'api-feature-is-composed',
      comment: 'app, config, features and server know the features; a feature is given what it needs.',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: TESTS },
      to: { path: '^api/src/[^/]+$' },
    },
    {
      name: 'api-shared-knows-no-feature',
      comment: 'Features use what they share, never the other way round.',
      severity: 'error',
      from: { path: '^api/src/shared/', pathNot: TESTS },
      to: { path: '^api/src/[^/]+/', pathNot: '^api/src/shared/' },
    },
    {
      name: 'api-product-imports-no-test',
      comment: 'api/test is for tests.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: TESTS },
      to: { path: '^api/test/' },
    },
    {
      name: 'product-knows-no-stand-in',
      comment:
        'The product speaks HTTP to the sandbox and the MongoDB protocol to the database. Tests of the API may start both.',
      severity: 'error',
      from: { path: OURS, pathNot: [STAND_INS, TESTS] },
      to: { path: STAND_INS },
    },
    {
      name: 'only-api-tests-start-stand-ins',
      comment: 'A test in a browser package fakes the API at the edge of HTTP.',
      severity: 'error',
      from: { path: '^(api/contracts|shell|mfe-[^/]+|e2e|scripts)/' },
      to: { path: STAND_INS },
    },
    {
      name: 'stand-ins-know-not-each-other',
      comment: 'The embedded engine is a database: it knows nothing of travel.',
      severity: 'error',
      from: { path: '^api/(sandbox|embedded-mongo)/' },
      to: { path: STAND_INS, pathNot: '^api/$1/' },
    },
    ...houses,
    {
      name: 'every-folder-has-its-place',
      comment: 'Say in MAY_IMPORT of .dependency-cruiser.cjs what the code of this folder may import.',
      severity: 'error',
      from: { pathNot: [`^(${Object.keys(MAY_IMPORT).join('|')})/`, BESIDE, 'node_modules'] },
      to: {},
    },
    {
      name: 'not-resolvable',
      comment: 'An import that resolves to nothing fails at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
