import {
  consumedModules,
  neededVersions,
  providedModules,
  providedVersions,
  SHARED_KEYS,
} from './shared-modules';

/** Every package that is shared, at some version; the platform, whose major is the contract, at 2.1.0. */
const installed = (packageName: string) => (packageName === '@atoll/platform' ? '2.1.0' : '19.3.1');
const withoutMap = (packageName: string) => (packageName === '@atoll/map' ? null : installed(packageName));

it('PLT-07: a remote brings nothing that is shared along: it takes each key as the shell’s only copy', () => {
  const consumed = consumedModules(installed);
  expect(Object.keys(consumed)).toEqual(SHARED_KEYS);
  for (const module of Object.values(consumed))
    expect(module).toMatchObject({ import: false, singleton: true });
});

it('PLT-07: the shell provides every key that a remote may take, ready before its entry starts', () => {
  const provided = providedModules(installed);
  expect(Object.keys(provided)).toEqual(Object.keys(consumedModules(installed)));
  for (const module of Object.values(provided)) {
    expect(module).toMatchObject({ eager: true, singleton: true });
    expect(module.import).not.toBe(false);
  }
  expect(provided['react-router-dom']?.import).toBe('./src/shared/router-facade.ts');
});

it('PLT-06: of the platform another major is refused in the page too; of a library it is a warning', () => {
  const { '@atoll/platform': platform, react } = consumedModules(installed);
  expect(platform).toMatchObject({ requiredVersion: '^2.1.0', strictVersion: true });
  expect(react).toMatchObject({ requiredVersion: '^19.3.1', strictVersion: false });
});

it('PLT-07: what an app does not depend on is neither taken nor announced', () => {
  expect(Object.keys(consumedModules(withoutMap))).toEqual(
    SHARED_KEYS.filter((key) => !key.startsWith('@atoll/map')),
  );
  expect(neededVersions(withoutMap)).not.toHaveProperty('@atoll/map');
  expect(neededVersions(installed)).toMatchObject({ '@atoll/map': '^19.3.1', '@atoll/platform': '^2.1.0' });
  expect(providedVersions(withoutMap)).not.toHaveProperty('@atoll/map');
  expect(providedVersions(installed)).toMatchObject({ '@atoll/map': '19.3.1', '@atoll/platform': '2.1.0' });
});
