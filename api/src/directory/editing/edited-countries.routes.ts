import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CountryChange,
  EDITED_PLACES_PATHS,
  EditedCountries,
  EditedCountry,
  type CountryBody,
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
import type { CountriesRepository, PicturedCountry } from '../destinations/countries.repository';
import { refuseCountryProblems } from './place-problems';

export interface EditedCountriesDeps {
  readonly countries: CountriesRepository;
  readonly edits: EditLog;
  readonly pictures: SitePictures;
}

const Slug = Type.Object({ slug: Type.String({ maxLength: 200 }) });

function countryBody(country: CountryBody): CountryBody {
  const { is_visible, description, listing_image_url, listing_image_credit } = country;
  return { is_visible, description, listing_image_url, listing_image_credit };
}

function editedCountry({ settings, image }: PicturedCountry): EditedCountry {
  const { _id: slug, country, region, sample, version = 0, is_visible, description } = settings;
  return {
    ...{ slug, country, region, sample, version, is_visible, description },
    listing_image_url: image?.listing_image_url ?? '',
    listing_image_credit: image?.listing_image_credit ?? '',
  };
}

/** 'hidden' and 'shown' are what people look for in a log. */
function whatOf(before: CountryBody, after: CountryBody): string {
  if (before.is_visible === after.is_visible) return 'changed';
  return after.is_visible ? 'shown' : 'hidden';
}

/** Countries as the administrator edits and hides them (POR-12). Every change names its version (POR-18). */
export function editedCountriesRoutes(deps: EditedCountriesDeps): FastifyPluginAsyncTypebox {
  const { countries, edits, pictures } = deps;
  const duty = ofDuty('content');
  const described = (summary: string) => ({ tags: ['administration'], summary });

  async function found(slug: string): Promise<EditedCountry> {
    const country = await countries.findPictured(slug);
    if (!country) throw new AppError('NOT_FOUND', { message: 'There is no such country.' });
    return editedCountry(country);
  }

  async function write(slug: string, version: number, change: CountryChange): Promise<boolean> {
    const { listing_image_url, listing_image_credit, ...settings } = change;
    const image = {
      ...(listing_image_url !== undefined && { listing_image_url }),
      ...(listing_image_credit !== undefined && { listing_image_credit }),
    };
    return (await countries.changeFrom(slug, version, settings, image)) !== null;
  }

  async function change(request: FastifyRequest, slug: string, body: CountryChange): Promise<EditedCountry> {
    const version = changedVersion(request);
    const before = await found(slug);
    await refuseCountryProblems(pictures, { ...countryBody(before), ...body }, before);
    const isWritten = await write(slug, version, body);
    const after = await found(slug);
    if (!isWritten) throw changedElsewhere('country', after);
    await edits.note(request, {
      ...{ kind: 'country', record: slug, title: after.country, what: whatOf(before, after) },
      ...{ before: countryBody(before), after: countryBody(after) },
    });
    return after;
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      EDITED_PLACES_PATHS.countries,
      {
        ...duty,
        schema: {
          ...described('All countries by name, hidden ones too'),
          response: { 200: EditedCountries },
        },
      },
      async () => {
        const all = (await countries.all()).map(editedCountry);
        return { countries: all.sort((a, b) => a.country.localeCompare(b.country, 'en')) };
      },
    );
    app.get(
      EDITED_PLACES_PATHS.country,
      { ...duty, schema: { ...described('A country'), params: Slug, response: { 200: EditedCountry } } },
      ({ params }) => found(params.slug),
    );
    app.patch(
      EDITED_PLACES_PATHS.country,
      {
        ...duty,
        schema: {
          ...described('Changes, hides or shows a country; `If-Match` names the version'),
          params: Slug,
          body: CountryChange,
          response: { 200: EditedCountry },
        },
      },
      (request) => change(request, request.params.slug, request.body),
    );
    app.get(
      EDITED_PLACES_PATHS.countryHistory,
      {
        ...duty,
        schema: { ...described('The last edits of a country'), params: Slug, response: { 200: PortalEdits } },
      },
      ({ params }) => historyOf(edits, 'country', params.slug),
    );
  };
}
