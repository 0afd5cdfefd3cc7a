import type { CityCardDocument } from '../models/card.model';
import { CardTable } from './card-table';

const borderTown = (country: string): CityCardDocument => ({
  _id: 'border-town',
  city: 'Border Town',
  country,
  clean_country: country.toLowerCase(),
  region: null,
  featuredCount: 0,
  agentCount: 1,
  topRating: null,
  image: '/media/artwork/harbour.dawn-800x600.webp',
  guide: null,
  lat: 47,
  lng: 7,
});

it('DIR-12: a city that is of another country now has its card, whichever country is read first', () => {
  for (const order of [
    ['france', 'italy'],
    ['italy', 'france'],
  ]) {
    const table = new CardTable();
    table.put('italy', null, [borderTown('Italy')]);
    const cities: Readonly<Record<string, CityCardDocument[]>> = { france: [borderTown('France')] };
    for (const slug of order) table.put(slug, null, cities[slug] ?? []);
    expect(table.city('border-town')).toMatchObject({ country: 'France' });
    expect([...table.cities()]).toHaveLength(1);
    expect(table.citiesOf('italy')).toEqual([]);
  }
});
