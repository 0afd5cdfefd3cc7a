import type { InstalledPackage, PackageJson } from './installed-packages';
import { placePackages, type PlacedPackage } from './place-packages';

type Uses = Map<string, InstalledPackage>;

function installed(name: string, version: string): InstalledPackage & { readonly uses: Uses } {
  const json: PackageJson = { name, version };
  return { json, folder: `/store/${name}@${version}`, uses: new Map() };
}

function link(user: { readonly uses: Uses }, ...used: readonly InstalledPackage[]): void {
  for (const found of used) user.uses.set(found.json.name, found);
}

/** What Node finds for a name that is imported at a place. */
function foundFrom(
  place: string,
  name: string,
  placed: readonly PlacedPackage[],
): InstalledPackage | undefined {
  const folders = place.split('/node_modules/').map((_, level, parts) => parts.slice(0, level + 1));
  const candidates = [
    ...folders.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`),
  ].toReversed();
  const found = [...candidates, `node_modules/${name}`].find((candidate) =>
    placed.some((each) => each.place === candidate),
  );
  return placed.find((each) => each.place === found)?.installed;
}

it('gives every package the versions that it was installed with, in a circle too, and each place once', () => {
  const [a, b, c] = [installed('a', '1.0.0'), installed('b', '1.0.0'), installed('c', '1.0.0')];
  const [old, young, olderHelper, helper] = [
    installed('shared', '1.0.0'),
    installed('shared', '2.0.0'),
    installed('helper', '1.0.0'),
    installed('helper', '2.0.0'),
  ];
  link(a, young, b);
  link(b, young, a);
  link(c, old);
  link(old, olderHelper);
  link(olderHelper, old);
  link(young, helper);
  const placed = placePackages(new Map([a, b, c].map((own) => [own.json.name, own])));
  for (const { installed: user, place } of placed) {
    for (const [name, used] of user.uses)
      expect([place, name, foundFrom(place, name, placed)]).toEqual([place, name, used]);
  }
  expect(new Set(placed.map(({ place }) => place)).size).toBe(placed.length);
  expect(placed.map(({ place }) => place)).toEqual(
    // Two use the newer one and two the older one: whichever is at the top, the other is there as well.
    expect.arrayContaining(['node_modules/shared', expect.stringMatching(/^node_modules\/.*\/shared$/)]),
  );
});

it('what the program itself imports is at the top, also where more packages use another version', () => {
  const [own, others] = [installed('shared', '1.0.0'), installed('shared', '2.0.0')];
  const users = ['a', 'b', 'c'].map((name) => installed(name, '1.0.0'));
  for (const user of users) link(user, others);
  const placed = placePackages(new Map([own, ...users].map((each) => [each.json.name, each])));
  expect(placed.find(({ place }) => place === 'node_modules/shared')?.installed).toBe(own);
});
