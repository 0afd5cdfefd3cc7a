import { packageFolderOf } from './bundled-packages';

it.each([
  ['/repo/mfe-tours/src/index.ts', null],
  ['/repo/node_modules/react/index.js', '/repo/node_modules/react'],
  [
    '/repo/node_modules/.pnpm/ol@10.11.0/node_modules/ol/Map.js',
    '/repo/node_modules/.pnpm/ol@10.11.0/node_modules/ol',
  ],
  [
    '/repo/node_modules/.pnpm/@date-fns+tz@1.0.0/node_modules/@date-fns/tz/index.js?one',
    '/repo/node_modules/.pnpm/@date-fns+tz@1.0.0/node_modules/@date-fns/tz',
  ],
])('PLT-18: says which package %s belongs to', (file, expected) => {
  expect(packageFolderOf(file)).toBe(expected);
});
