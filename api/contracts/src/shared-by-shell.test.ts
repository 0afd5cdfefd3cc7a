import { sharedProblem, type SharedByShell } from './shared-by-shell';

const PROVIDED: SharedByShell = {
  versions: { react: '19.3.1', 'react-router-dom': '7.18.5' },
  exports: { react: ['useState', '*'], 'react-router-dom': ['Link', 'useLocation'] },
  federation: '2.9.2',
};
const FITTING = {
  shared: { react: '^19.3.0' },
  uses: { react: ['useState'], 'react-router-dom': ['Link'] },
  federation: '^2.9.0',
};

it('PLT-07: a remote runs on what the shell shares in name and version', () => {
  expect(sharedProblem(FITTING, PROVIDED)).toBeNull();
});

it('PLT-07: a name that the shell does not share is a problem, and so is a whole module of which it shares a part', () => {
  const using = (names: string[]) =>
    sharedProblem({ ...FITTING, uses: { 'react-router-dom': names } }, PROVIDED);
  expect(using(['Link', 'createMemoryRouter', 'useMatch'])).toBe(
    'it uses createMemoryRouter, useMatch of react-router-dom, which the shell does not share',
  );
  expect(using(['*'])).toContain('uses * of react-router-dom');
  expect(sharedProblem({ ...FITTING, uses: { vue: ['ref'] } }, PROVIDED)).toContain('uses ref of vue');
});

it('PLT-07: a package that is shared as a whole may be taken as a whole, but gives no name that it lacks', () => {
  expect(sharedProblem({ ...FITTING, uses: { react: ['*'] } }, PROVIDED)).toBeNull();
  expect(sharedProblem({ ...FITTING, uses: { react: ['useGone', '*'] } }, PROVIDED)).toContain(
    'uses useGone',
  );
});

it('PLT-07: a remote for a newer or another federation runtime is a problem', () => {
  expect(sharedProblem({ ...FITTING, federation: '^2.10.0' }, PROVIDED)).toBe(
    'it was built for the federation runtime ^2.10.0, the shell runs 2.9.2',
  );
  expect(sharedProblem({ ...FITTING, federation: '^1.0.0' }, PROVIDED)).toContain('^1.0.0');
});
