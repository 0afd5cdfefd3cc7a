import type { PackageJson } from './installed-packages';

/** Licences that ask for nothing but to be named and, at most, shown with their text. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
]);

/** Packages under another licence that may be shipped all the same, and why. */
export const LICENCE_EXCEPTIONS: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-linux-x64':
    'LGPL-3.0-or-later: a shared library that sharp loads, shipped as its authors built it, in a file that anybody can replace.',
  '@img/sharp-libvips-linux-arm64': 'LGPL-3.0-or-later: as the one for x64.',
  satori: 'MPL-2.0: shipped as published; its terms are about changed files of its own, and none is changed.',
  '@fontsource/bricolage-grotesque':
    'OFL-1.1: a font, which may be shipped with any program as long as it is not sold by itself.',
};

function named(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(named).filter(Boolean).join(' OR ') || null;
  const { type } = (value ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' ? type : null;
}

/** The licence that a package names, as an SPDX expression where it does so properly; null where it names none. */
export function licenceOf({ license, licenses }: Pick<PackageJson, 'license' | 'licenses'>): string | null {
  return named(license) ?? named(licenses);
}

/** Whether one may ship a package under this licence without further thought: one of several to choose from is enough. */
export function isPermissive(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(/ OR /i);
  return choices.some((choice) => choice.split(/ AND /i).every((licence) => PERMISSIVE.has(licence.trim())));
}
