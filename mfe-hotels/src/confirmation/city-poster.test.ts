import { cityPoster } from './city-poster';

it('BKG-24: the ticket’s stub shows the poster of the city, where the city has one', () => {
  expect(cityPoster('Paris')).toBe('/media/artwork/paris.golden-384x640.avif');
  expect(cityPoster('Cergy-Pontoise')).toBeNull();
  expect(cityPoster(null)).toBeNull();
});
