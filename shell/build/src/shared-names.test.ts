import { sharedNames } from './shared-names';

const providing = (key: string, providedExports: string[] | null) => ({
  providedExports,
  reasons: [
    { moduleName: './src/main.ts' },
    { moduleName: `provide shared module (default) ${key}@7.1.0 = ./x.ts` },
  ],
});

it('PLT-07: lists the names of each shared module; only a whole package may be taken as a whole', () => {
  const modules = [
    { providedExports: ['main'], reasons: [{ moduleName: './src/main.ts' }] },
    providing('react-router-dom', ['Link', 'Route']),
    providing('@atoll/platform', ['api']),
    providing('react', ['useState']),
  ];
  expect(sharedNames(['react', 'react-router-dom', '@atoll/platform'], modules)).toEqual({
    react: ['useState', '*'],
    'react-router-dom': ['Link', 'Route'],
    '@atoll/platform': ['api'],
  });
});

it('PLT-07: a shared module whose names are unknown fails the shell’s build', () => {
  const complaint = 'does not say which names the shared module react has';
  expect(() => sharedNames(['react'], [])).toThrow(complaint);
  expect(() => sharedNames(['react'], [providing('react', null)])).toThrow(complaint);
});
