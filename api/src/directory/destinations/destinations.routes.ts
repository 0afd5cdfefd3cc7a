import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import {
  CalledQuery,
  CalledSo,
  City,
  CITY_PAGE_KINDS,
  CityPage,
  CityQuery,
  CountryCities,
  CountryCitiesQuery,
  Destination,
  DestinationsAnswer,
  NamedCities,
  PopularDestinations,
} from '@atoll/contracts/destination';
import { Type } from 'typebox';
import { AppError } from '../../shared/errors/app-error';
import type { PlaceNames } from '../../shared/places/place-names';
import type { DirectoryIndex } from '../read-model/directory-index';
import { calledSo } from './called-so';
import type { CitiesRepository } from './cities.repository';
import { cityPageView, cityView } from './city-view';
import { countryCities } from './country-cities';
import { citiesView, destinationsView, destinationView, popularView } from './destination-view';

export interface DestinationsRoutesDeps {
  readonly index: () => Promise<DirectoryIndex>;
  readonly cities: CitiesRepository;
  readonly placeNames: () => Promise<PlaceNames>;
}

const slug = () => Type.String({ maxLength: 200 });

/** What was found, or the specification's answer for no row. */
function orNoRow<Row>(row: Row | null): Row {
  if (row === null) throw new AppError('PGRST116');
  return row;
}

/** Countries (DES-01 to DES-04, DES-07), cities (DES-05, DES-06, DIR-12) and the cities' content pages (DIR-03). */
export function destinationsRoutes(deps: DestinationsRoutesDeps): FastifyPluginAsyncTypebox {
  const { index, cities, placeNames } = deps;
  /** What is known of the visible country that has this slug, name or code, or is called so in any language. */
  const countryCalled = async (text: string) => {
    const current = await index();
    // Most links have the slug, and loading the names takes a second.
    const slug = current.countrySlug(text) ?? current.countrySlug(text, await placeNames());
    return current.settings.get(slug ?? '');
  };
  return async (app) => {
    const schema = { tags: ['directory'] };
    app.get(
      API_PATHS.destinations,
      { schema: { ...schema, summary: 'Every visible country', response: { 200: DestinationsAnswer } } },
      async () => destinationsView(await index()),
    );
    app.get(
      `${API_PATHS.destinations}/cities`,
      { schema: { ...schema, summary: 'Every city with agents, by name', response: { 200: NamedCities } } },
      async () => citiesView(await index()),
    );
    app.get(
      `${API_PATHS.destinations}/called`,
      {
        schema: {
          ...schema,
          summary: 'Countries and cities with exactly this name in any language',
          querystring: CalledQuery,
          response: { 200: CalledSo },
        },
      },
      async ({ query }) => calledSo(await index(), await placeNames(), query.name),
    );
    app.get(
      API_PATHS.popularDestinations,
      {
        schema: {
          ...schema,
          summary: 'The countries and cities with the most featured agents',
          response: { 200: PopularDestinations },
        },
      },
      async () => popularView(await index()),
    );
    app.get(
      `${API_PATHS.destinations}/:slug`,
      {
        schema: {
          ...schema,
          summary: 'A visible country with its cities and agents',
          params: Type.Object({ slug: slug() }),
          response: { 200: Destination },
        },
      },
      async ({ params }) => {
        const { clean_country } = orNoRow((await countryCalled(params.slug)) ?? null);
        return orNoRow(destinationView(await index(), clean_country));
      },
    );
    app.get(
      `${API_PATHS.destinations}/:slug/cities`,
      {
        schema: {
          ...schema,
          summary: 'A page of all cities of a visible country, by name',
          params: Type.Object({ slug: slug() }),
          querystring: CountryCitiesQuery,
          response: { 200: CountryCities },
        },
      },
      async ({ params, query }) => {
        const country = orNoRow((await countryCalled(params.slug)) ?? null);
        if (!country.is_visible) throw new AppError('PGRST116');
        return countryCities(await index(), country.clean_country, query);
      },
    );
    app.get(
      API_PATHS.cities,
      {
        schema: {
          ...schema,
          summary: 'The city of that name in any case in that country, the largest of several',
          querystring: CityQuery,
          response: { 200: City },
        },
      },
      async ({ query }) => {
        const country = await countryCalled(query.country);
        const city = orNoRow(await cities.findNamed(query.name, country?.country ?? query.country));
        return orNoRow(cityView(await index(), city._id, city));
      },
    );
    app.get(
      `${API_PATHS.cities}/:slug`,
      {
        schema: {
          ...schema,
          summary: 'A city with what is told of it',
          params: Type.Object({ slug: slug() }),
          response: { 200: City },
        },
      },
      async ({ params }) => {
        const [current, city] = await Promise.all([index(), cities.find(params.slug)]);
        return orNoRow(cityView(current, params.slug, city));
      },
    );
    app.get(
      `${API_PATHS.cities}/:slug/pages/:kind/:page`,
      {
        schema: {
          ...schema,
          summary:
            'A content page of a city: a guide, its top agents of a speciality, its best of a language',
          params: Type.Object({ slug: slug(), kind: slug(), page: slug() }),
          response: { 200: CityPage },
        },
      },
      async ({ params }) => {
        const kind = orNoRow(CITY_PAGE_KINDS.find((known) => known === params.kind) ?? null);
        const [current, city] = await Promise.all([index(), cities.find(params.slug)]);
        return orNoRow(cityPageView(current, params.slug, city, { kind, slug: params.page }));
      },
    );
  };
}
