import type { GalleryPicture } from '@atoll/contracts/hotel-gallery';
import type { House, HouseCard } from '@atoll/contracts/house';

/** A picture of the sample house. */
function picture(id: string, alt: string, collectionIds: string[] = []): GalleryPicture {
  const path = (size: string) => `/media/houses/0123456789ab/${id}/${size}.webp`;
  return {
    ...{ id, alt, width: 1_200, height: 800, collectionIds },
    paths: { large: path('large'), card: path('card'), small: path('small') },
  };
}

/** A house with three pictures, two of them in a collection. */
export function houseOf(change: Partial<House> = {}): House {
  return {
    id: '0123456789ab',
    slug: 'casa-do-miradouro-lisbon-0123456789ab',
    name: 'Casa do Miradouro',
    property_type: 'guest house',
    city: 'Lisbon',
    country: 'Portugal',
    stars: 4,
    isSample: false,
    address: 'Rua do Salvador 22',
    phone: '+351 210 000 000',
    description: 'A family house since 1962.\nThere are 64 steps from the street where taxis stop.',
    pictures: [
      picture('p1', 'The house at noon'),
      picture('p2', 'Room 2, morning', ['c1']),
      picture('p3', '', ['c1']),
    ],
    collections: [{ id: 'c1', name: 'Rooms' }],
    sharePicture: '/media/houses/0123456789ab/p1/share.jpg',
    town: { latitude: 38.72, longitude: -9.14 },
    citySlug: 'lisbon',
    countrySlug: 'portugal',
    ...change,
  };
}

/** The house as a city's page lists it. */
export function houseCardOf(house: House): HouseCard {
  const { slug, name, property_type, city, country, stars, isSample, pictures } = house;
  const first = pictures[0] ?? picture('p1', '');
  return { slug, name, property_type, city, country, stars, isSample, picture: first };
}
