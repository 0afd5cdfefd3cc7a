import { SIGHT_KINDS, sightKindWord } from './city-guide';

it('DES-11: kinds of sights are called in the spelling of the site', () => {
  expect(sightKindWord('viewpoint')).toBe('Viewpoint');
  expect(SIGHT_KINDS.map(sightKindWord).filter((word) => /our|tre$/.test(word))).toEqual([]);
});
