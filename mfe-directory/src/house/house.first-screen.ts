import { houseIdOf, type House } from '@atoll/contracts/house';
import { titled } from '@atoll/contracts/page-titles';
import { houseHref, housePage } from '@atoll/contracts/pages/house.page';
import { pathParams } from '@atoll/contracts/site-routes';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage, MovedPage } from '@atoll/platform/server';
import { excerpt } from '../shared/excerpt';
import { houseKind } from '../shared/houses/house-text';
import { housesApi } from '../shared/houses/houses.api';
import { breadcrumbList } from '../shared/structured-data';
import { crumbsOfHouse } from './house-crumbs';

/** What search engines read of a house (schema.org). What is invented of a sample is no fact that they may be told. */
function hotelData(house: House): unknown {
  const { name, description, slug, sharePicture, phone, stars, address, city, country, isSample } = house;
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name,
    ...(description !== '' && { description: excerpt(description) }),
    url: houseHref(slug),
    image: sharePicture,
    ...(!isSample && { telephone: phone }),
    ...(!isSample && stars !== null && { starRating: { '@type': 'Rating', ratingValue: stars } }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: country,
    },
  };
}

/** The first screen of a house: 404 where there is none, 301 from an address that has an earlier name. */
export async function loadHouse(store: AtollStore, { pathname }: URL): Promise<LoadedPage | MovedPage> {
  const { slug = '' } = pathParams(housePage.pattern, pathname) ?? {};
  const house = await store.dispatch(housesApi.endpoints.house.initiate(slug)).unwrap();
  const subject = `house:${houseIdOf(slug) ?? ''}`;
  if (!house) return { status: 404, head: { title: titled('Page Not Found') }, madeFrom: [subject] };
  const canonical = houseHref(house.slug);
  if (pathname !== canonical) return { movedTo: canonical };
  const { name, city, country, description, sharePicture } = house;
  return {
    head: {
      title: titled(`${name}, ${city}`),
      description: excerpt(
        `${name}. ${houseKind(house)} in ${city}, ${country}. ${description || house.address}`,
      ),
      canonical,
      image: sharePicture,
      jsonLd: [hotelData(house), breadcrumbList([...crumbsOfHouse(house), { name, href: canonical }])],
    },
    madeFrom: [`house:${house.id}`, ...(house.citySlug === null ? [] : [`city:${house.citySlug}`])],
  };
}
