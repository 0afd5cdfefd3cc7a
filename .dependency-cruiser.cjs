/** Rules over the whole import graph: what the linter cannot see file by file. */
const REMOTES = '^mfe-([^/]+)/';
/** What a remote's screens share: its domain folders. A screen itself is a feature. */
const SHARED = '(?:shared|stay|offers|filters|testing)';
const STAND_INS = '^api/(sandbox|embedded-mongo)/';
const TESTS = '(\\.test\\.tsx?$)|(^api/test/)|(/testing/)';

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
        'Remotes are built and released apart: they meet by URL, by a typed event, or in a slice platform owns.',
      severity: 'error',
      from: { path: REMOTES },
      to: { path: REMOTES, pathNot: '^mfe-$1/' },
    },
    {
      name: 'remote-imports-only-its-kit',
      comment: 'A remote may use contracts, platform, ui and map, and nothing else of this repository.',
      severity: 'error',
      from: { path: REMOTES },
      to: { path: '^(api|shell|scripts|e2e)/', pathNot: '^(api/contracts|shell/(platform|ui|map))/' },
    },
    {
      name: 'feature-imports-no-sibling',
      comment: 'Compose two features in the page above them, or move what they share to src/shared.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/([^/]+)/', pathNot: `^mfe-[^/]+/src/${SHARED}/` },
      to: { path: '^$1/src/[^/]+/', pathNot: `^$1/src/($2|${SHARED})/` },
    },
    {
      name: 'api-feature-imports-no-sibling',
      comment: 'What two API features need belongs to api/src/platform or to contracts.',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: '^api/src/platform/' },
      to: { path: '^api/src/[^/]+/', pathNot: '^api/src/($1|platform)/' },
    },
    {
      name: 'api-platform-knows-no-feature',
      comment: 'Features use the platform, never the other way round.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: TESTS },
      to: { path: '^api/src/', pathNot: '^api/src/platform/' },
    },
    {
      name: 'product-knows-no-stand-in',
      comment: 'The product speaks HTTP to the sandbox and the MongoDB protocol to the database.',
      severity: 'error',
      from: { path: '^(api/src|api/contracts|shell|mfe-[^/]+|e2e)/', pathNot: TESTS },
      to: { path: STAND_INS },
    },
    {
      name: 'stand-ins-know-no-product',
      comment: 'The sandbox may use contracts, the database engine nothing of ours.',
      severity: 'error',
      from: { path: STAND_INS },
      to: { path: '^(api/src|shell|mfe-[^/]+|scripts|e2e)/' },
    },
    {
      name: 'database-engine-stands-alone',
      comment: 'The embedded engine is a database: it knows nothing of travel.',
      severity: 'error',
      from: { path: '^api/embedded-mongo/' },
      to: { path: '^api/(contracts|sandbox)/' },
    },
    {
      name: 'contracts-depend-on-nothing-of-ours',
      comment: 'Everybody depends on contracts.',
      severity: 'error',
      from: { path: '^api/contracts/' },
      to: { path: '^(api|shell|mfe-[^/]+|scripts|e2e)/', pathNot: '^api/contracts/' },
    },
    {
      name: 'e2e-uses-contracts-only',
      comment: 'Journeys know the site as a person does.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(api|shell|mfe-[^/]+)/', pathNot: '^api/contracts/' },
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
