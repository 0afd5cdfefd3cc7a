import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CityBody,
  EDITED_PLACES_PATHS,
  EditedCities,
  EditedCitiesQuery,
  EditedCity,
} from '@atoll/contracts/edited-places';
import { PortalEdits } from '@atoll/contracts/portal-edits';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ofDuty } from '../../shared/auth/principal';
import type { EditLog } from '../../shared/edits/edit-log';
import { historyOf } from '../../shared/edits/history-of';
import { AppError } from '../../shared/errors/app-error';
import { changedElsewhere } from '../../shared/http/changed-elsewhere';
import { changedVersion } from '../../shared/http/if-match';
import type { SitePictures } from '../../shared/pictures/site-pictures';
import type { CitiesRepository, CityFields } from '../destinations/cities.repository';
import type { DirectoryIndex } from '../read-model/directory-index';
import { cityRows, editedCity, notedCity, untoldCity } from './city-edits';
import { writtenGuide } from './guide-edits';
import { refuseCityProblems } from './place-problems';

export interface EditedCitiesDeps {
  readonly index: () => Promise<DirectoryIndex>;
  readonly cities: CitiesRepository;
  readonly edits: EditLog;
  readonly pictures: SitePictures;
}

const Slug = Type.Object({ slug: Type.String({ maxLength: 200 }) });

/** Cities as the administrator edits them (POR-05). Every change names the version that it was made from (POR-18). */
export function editedCitiesRoutes(deps: EditedCitiesDeps): FastifyPluginAsyncTypebox {
  const { cities, edits, pictures } = deps;
  const duty = ofDuty('content');
  const described = (summary: string) => ({ tags: ['administration'], summary });

  async function found(slug: string): Promise<EditedCity> {
    const index = await deps.index();
    const city = (await cities.find(slug)) ?? untoldCity(index, slug);
    if (!city) throw new AppError('NOT_FOUND', { message: 'There is no such city.' });
    return editedCity(index, slug, city);
  }

  /** A city of which nothing was told until now is written whole. */
  async function write(slug: string, version: number, body: CityBody, before: CityBody): Promise<boolean> {
    const fields: Partial<CityFields> = {
      ...body,
      highlights: body.highlights.map((each) => each.trim()),
      guide: writtenGuide(body.guide, before.guide),
    };
    if (await cities.find(slug)) return (await cities.changeFrom(slug, version, fields)) !== null;
    const untold = version === 0 ? untoldCity(await deps.index(), slug) : null;
    return untold !== null && (await cities.add(slug, { ...untold, ...fields })) !== null;
  }

  async function change(request: FastifyRequest, slug: string, body: CityBody): Promise<EditedCity> {
    const version = changedVersion(request);
    const before = await found(slug);
    await refuseCityProblems(pictures, body, before);
    const isWritten = await write(slug, version, body, before);
    const after = await found(slug);
    if (!isWritten) throw changedElsewhere('city', after);
    await edits.note(request, {
      ...{ kind: 'city', record: slug, title: after.name, what: 'changed' },
      ...{ before: notedCity(before), after: notedCity(after) },
    });
    return after;
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      EDITED_PLACES_PATHS.cities,
      {
        ...duty,
        schema: {
          ...described('Cities by name, 50 a page, with what is missing of each'),
          querystring: EditedCitiesQuery,
          response: { 200: EditedCities },
        },
      },
      async ({ query: { q = '', missing, page = 1 } }) =>
        cityRows(await deps.index(), cities, { q, page, ...(missing && { missing }) }),
    );
    app.get(
      EDITED_PLACES_PATHS.city,
      { ...duty, schema: { ...described('A city'), params: Slug, response: { 200: EditedCity } } },
      ({ params }) => found(params.slug),
    );
    app.put(
      EDITED_PLACES_PATHS.city,
      {
        ...duty,
        schema: {
          ...described('Changes what is told of a city; `If-Match` names the version'),
          params: Slug,
          body: CityBody,
          response: { 200: EditedCity },
        },
      },
      (request) => change(request, request.params.slug, request.body),
    );
    app.get(
      EDITED_PLACES_PATHS.cityHistory,
      {
        ...duty,
        schema: { ...described('The last edits of a city'), params: Slug, response: { 200: PortalEdits } },
      },
      ({ params }) => historyOf(edits, 'city', params.slug),
    );
  };
}
