import type { PlacedSight } from '../../shared/directory/sights';
import { namedSights } from './named-sights';

function sightOf(name: string, local: string | null = null): PlacedSight {
  return {
    sight: { id: 'a', name, local, kind: 'monument', lat: 0, lng: 0, about: 'Old.' },
    city: { slug: 'a', name: 'A', country: 'B', countryCode: 'BB', population: 1, bestMonths: [] },
  };
}

it.each([
  ['one day in Rome on foot with the Colosseum', 'Colosseum', null],
  ['two days in Lisbon, tower of Belem', 'Belém Tower', null],
  ['Rom mit Fontana di Trevi', 'Trevi Fountain', 'Fontana di Trevi'],
  ['kyoto kinkakuji', 'Kinkaku-ji', null],
  ['Kyoto with Fushimi Inari', 'Fushimi Inari Taisha', null],
  ['京都で清水寺を見たい', 'Kiyomizu-dera', '清水寺'],
  ["st. peter's basilica please", 'St Peter’s Basilica', null],
])('MAR-25: %s names the %s', (text, name, local) => {
  expect(namedSights(text, [sightOf(name, local)])).toHaveLength(1);
});

it.each([
  ['plan two days in Lisbon', 'Belém Tower'],
  ['.* [a-z]+ (', 'Colosseum'],
  ['that is dictated', 'Tate'],
  ['the of', 'The'],
])('MAR-25: %s does not name the %s', (text, name) => {
  expect(namedSights(text, [sightOf(name)])).toEqual([]);
});
