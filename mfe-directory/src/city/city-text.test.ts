import { cityOf } from '../testing/fixtures';
import { cityTitle } from './city-text';

it.each([
  [{ name: 'Lisbon', country: 'Portugal' }, 'Lisbon, Portugal: what to see and where to stay | Atoll'],
  [
    { name: 'Santiago de Compostela', country: 'United Kingdom' },
    'Santiago de Compostela: what to see and where to stay | Atoll',
  ],
])('SEO-08: the title of a city with a guide fits into what search engines show: %j', (place, title) => {
  expect(cityTitle(cityOf({ ...place, hasGuide: true }), 1)).toBe(title);
  expect(title.length).toBeLessThanOrEqual(70);
});

it('SEO-08: the pages of its agents are called so', () => {
  expect(cityTitle(cityOf({ hasGuide: true }), 2)).toBe('Travel agents in Lisbon, Portugal, page 2 | Atoll');
});
