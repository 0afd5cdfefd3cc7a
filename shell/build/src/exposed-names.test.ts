import { exposedNames } from './exposed-names';

const statsOf = (providedExports: string[]) => ({
  modules: [{ name: './src/index.ts + 9 modules', providedExports, modules: [{ name: './src/index.ts' }] }],
});

it('PLT-06: a remote whose exposed module lost a lifecycle does not build, and is told which', () => {
  expect(() => exposedNames('mfe-tours', statsOf(['bootstrap', 'mount']))).toThrow(
    'mfe-tours breaks its contract with the shell: src/index.ts does not export unmount',
  );
  expect(() => exposedNames('mfe-tours', {})).toThrow('bootstrap, mount, unmount');
});

it('gives the names of the exposed module, also where it was joined with others', () => {
  expect(exposedNames('mfe-tours', statsOf(['bootstrap', 'mount', 'unmount']))).toEqual([
    'bootstrap',
    'mount',
    'unmount',
  ]);
});
