// Who may import whom (DESIGN.md): the elements of the repository, and what each of them may use.

/**
 * From the most specific folder to the least: the first that matches names a file's element. A remote's screens share its
 * domain folders (a stay, offers) and `shared`; a screen itself is a feature.
 */
export const elements = [
  { type: 'contracts', pattern: 'api/contracts' },
  { type: 'sandbox', pattern: 'api/sandbox' },
  { type: 'embedded-mongo', pattern: 'api/embedded-mongo' },
  { type: 'api-platform', pattern: 'api/src/platform' },
  { type: 'api-feature', pattern: 'api/src/*', capture: ['feature'] },
  { type: 'api', pattern: 'api' },
  { type: 'platform', pattern: 'shell/platform' },
  { type: 'ui', pattern: 'shell/ui' },
  { type: 'map', pattern: 'shell/map' },
  { type: 'build', pattern: 'shell/build' },
  { type: 'shell', pattern: 'shell' },
  { type: 'remote-shared', pattern: 'mfe-*/src/{shared,stay,offers,filters,testing}', capture: ['remote'] },
  { type: 'remote-feature', pattern: 'mfe-*/src/*', capture: ['remote', 'feature'] },
  { type: 'remote', pattern: 'mfe-*', capture: ['remote'] },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'scripts', pattern: 'scripts' },
].map((element) => ({ ...element, partialMatch: false }));

const element = (types, captured) => ({
  element: { types: { anyOf: [types].flat() }, ...(captured ? { captured } : {}) },
});
const allow = (from, to) => ({ from: element(from), allow: { to } });

const sameRemote = { remote: '{{ from.element.captured.remote }}' };
const sameFeature = { ...sameRemote, feature: '{{ from.element.captured.feature }}' };

const forRemotes = element(['contracts', 'platform', 'ui', 'map']);

const allowed = [
  // Everyone may use what is not ours, and itself.
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...[
    'contracts',
    'sandbox',
    'embedded-mongo',
    'api-platform',
    'api',
    'platform',
    'ui',
    'map',
    'build',
    'shell',
    'e2e',
    'scripts',
  ].map((type) => allow(type, element(type))),
  allow('api-feature', element('api-feature', { feature: '{{ from.element.captured.feature }}' })),

  allow(
    [
      'ui',
      'map',
      'platform',
      'build',
      'shell',
      'api',
      'api-platform',
      'api-feature',
      'sandbox',
      'e2e',
      'scripts',
    ],
    element('contracts'),
  ),
  allow(['map', 'platform', 'shell'], element('ui')),
  allow('shell', element(['platform', 'map'])),
  allow('api-feature', element('api-platform')),
  allow('api', element(['api-platform', 'api-feature'])),

  allow(['remote', 'remote-feature', 'remote-shared'], forRemotes),
  allow('remote', element(['remote', 'remote-feature', 'remote-shared'], sameRemote)),
  allow('remote-shared', element('remote-shared', sameRemote)),
  allow('remote-feature', element('remote-shared', sameRemote)),
  allow('remote-feature', element('remote-feature', sameFeature)),
];

const refused = [
  {
    from: element(['remote', 'remote-feature', 'remote-shared']),
    disallow: {
      to: element(['remote', 'remote-feature', 'remote-shared'], {
        remote: '!{{ from.element.captured.remote }}',
      }),
    },
    message:
      'A remote never imports a remote: they are built and released apart. Meet by URL, by a typed platform event, or in a slice that platform owns.',
  },
  {
    from: element('remote-feature'),
    disallow: {
      to: element('remote-feature', { ...sameRemote, feature: '!{{ from.element.captured.feature }}' }),
    },
    message:
      'A feature never imports its sibling: compose both in the page above them, or move what they share to src/shared.',
  },
  {
    from: element('api-feature'),
    disallow: { to: element('api-feature', { feature: '!{{ from.element.captured.feature }}' }) },
    message:
      'An API feature never imports its sibling: what both need belongs to api/src/platform or to contracts.',
  },
  {
    from: element([
      'api',
      'api-platform',
      'api-feature',
      'shell',
      'platform',
      'ui',
      'map',
      'build',
      'contracts',
    ]),
    disallow: { to: element(['sandbox', 'embedded-mongo']) },
    message:
      'The product does not know its stand-ins: it speaks HTTP to the sandbox and the MongoDB protocol to the database. Only the start command knows them.',
  },
];

/** API tests run on the real wire protocol and on stand-ins over HTTP, so they may start both. */
const testsMayStartStandIns = {
  from: { file: { categories: 'test' } },
  allow: { to: element(['sandbox', 'embedded-mongo', 'api', 'api-platform']) },
};

export const policies = [...allowed, ...refused, testsMayStartStandIns];
