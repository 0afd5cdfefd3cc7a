import type { CityBody, CountryChange, EditedCity, EditedCountry } from '@atoll/contracts/edited-places';
import type { ContentName } from '@atoll/contracts/edited-site-content';
import type { PortalEdit } from '@atoll/contracts/portal-edits';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi, type RouteRequest } from '@atoll/platform/testing/fake-api';
import { HttpResponse } from 'msw';

export const LISBON: EditedCity = {
  ...{ slug: 'lisbon', name: 'Lisbon', country: 'Portugal', sample: true, version: 3, isPublic: true },
  ...{ description: 'Seven hills.', highlights: ['Trams', 'The river'] },
  featured_image_url: '/media/artwork/lisbon.dusk-1200x800.avif',
  image_url: '/media/artwork/lisbon.noon-800x600.webp',
  ...{ image_credit: 'Atoll', image_position: '50% 40%', guide: null },
};
const PORTUGAL: EditedCountry = {
  ...{ slug: 'portugal', country: 'Portugal', region: 'Southern Europe', sample: true, version: 2 },
  ...{ is_visible: true, description: 'From the coast to the hills.' },
  ...{ listing_image_url: '/media/artwork/harbour.noon-1200x800.avif', listing_image_credit: 'Atoll' },
};
const CUBA: EditedCountry = {
  ...PORTUGAL,
  ...{ slug: 'cuba', country: 'Cuba', region: 'Caribbean', is_visible: false, version: 0 },
  ...{ description: '', listing_image_url: '', listing_image_credit: '' },
};
const slide = (name: string, country: string) => ({
  ...{ name, country, latitude: 4.4, longitude: 73.6, position: '50% 50%' },
  url: '/media/artwork/lagoon.noon-384x640.avif',
});
export const CONTENT = {
  claims: { agents: '41.8K+', countries: '150+', tours: '1000+' },
  slider: { slider: [slide('Thulusdhoo', 'Maldives'), slide('Bergen', 'Norway')] },
  testimonials: { testimonials: [{ quote: 'It went well.', who: 'Ana', about: '', sample: true }] },
  partners: { partners: [{ name: 'Blue Passage', sign: 'ship', sample: true }] },
};

interface Versioned {
  readonly version: number;
}

interface World {
  city: EditedCity;
  countries: EditedCountry[];
  content: Record<string, Versioned & { readonly isInitial: boolean }>;
  edits: PortalEdit[];
  /** What somebody else saves of the record before the next change arrives. */
  theirs: object | null;
  /** Sentences at fields that the next change is refused with. */
  refusal: Readonly<Record<string, string>> | null;
}

/** A change of what is there: refused, or from an old version, or done. */
function changed<Found extends Versioned>(
  { world, ifMatch, body }: RouteRequest<World>,
  found: Found,
  keep: (changed: Found) => void,
): unknown {
  const { theirs, refusal } = world;
  world.refusal = null;
  if (refusal) return apiError(422, 'INVALID_FIELDS', 'Please check what is marked.', refusal);
  const now = theirs ? { ...found, ...theirs, version: found.version + 1 } : found;
  world.theirs = null;
  keep(now);
  if (ifMatch !== `"${now.version}"`)
    return HttpResponse.json(
      { code: 'CONFLICT', message: 'This was changed elsewhere meanwhile.', requestId: 'r', current: now },
      { status: 409 },
    );
  const after = { ...now, ...(JSON.parse(body) as CityBody | CountryChange), version: now.version + 1 };
  keep(after);
  return after;
}

const history = ({ world }: RouteRequest<World>) => ({
  edits: world.edits,
  total: world.edits.length,
  page: 1,
});
const partOf = ({ pathParams }: RouteRequest<World>) => pathParams['name'] as ContentName;

/** The API of cities, countries and the front page, as an administrator meets it. */
export const placesServer = fakeApi<World>({
  world: () => ({
    city: LISBON,
    countries: [CUBA, PORTUGAL],
    content: Object.fromEntries(
      Object.entries(CONTENT).map(([name, body]) => [name, { ...body, version: 0, isInitial: true }]),
    ),
    edits: [],
    theirs: null,
    refusal: null,
  }),
  routes: {
    'POST /api/auth/refresh': () => ({
      access_token: 'a',
      expires_in: 900,
      user: sampleUser({ role: 'admin' }),
    }),
    'GET /api/admin/cities': ({ world, params }) => {
      const { slug, name, country, sample, version } = world.city;
      const row = { slug, name, country, sample, version, missing: ['credit'] };
      const isFound = name.toLowerCase().startsWith(params['q'] ?? '');
      return isFound ? { cities: [row], total: 120, page: 1 } : { cities: [], total: 0, page: 1 };
    },
    'GET /api/admin/cities/:slug/history': history,
    'GET /api/admin/cities/:slug': ({ world, pathParams }) =>
      pathParams['slug'] === world.city.slug
        ? world.city
        : apiError(404, 'NOT_FOUND', 'There is no such city.'),
    'PUT /api/admin/cities/:slug': (request) =>
      changed(request, request.world.city, (city) => (request.world.city = city)),
    'GET /api/admin/countries': ({ world }) => ({ countries: world.countries }),
    'GET /api/admin/countries/:slug/history': history,
    'GET /api/admin/countries/:slug': ({ world, pathParams }) =>
      world.countries.find(({ slug }) => slug === pathParams['slug']),
    'PATCH /api/admin/countries/:slug': (request) => {
      const { world, pathParams } = request;
      const found = world.countries.find(({ slug }) => slug === pathParams['slug']) ?? PORTUGAL;
      return changed(request, found, (now) => {
        world.countries = world.countries.map((each) => (each.slug === now.slug ? now : each));
      });
    },
    'GET /api/admin/site-content/:name/history': history,
    'GET /api/admin/site-content/:name': (request) => request.world.content[partOf(request)],
    'PUT /api/admin/site-content/:name': (request) => {
      const name = partOf(request);
      const found = request.world.content[name] ?? { version: 0, isInitial: true };
      return changed({ ...request, body: request.body }, { ...found, isInitial: false }, (now) => {
        request.world.content[name] = now;
      });
    },
    'POST /api/admin/site-content/:name/beginning': (request) => {
      const name = partOf(request);
      const { version } = request.world.content[name] ?? { version: 0 };
      return (request.world.content[name] = { ...CONTENT[name], version: version + 1, isInitial: true });
    },
    'POST /api/media/:bucket': ({ pathParams }) =>
      HttpResponse.json({ url: `/media/${pathParams['bucket']}/new.webp` }, { status: 201 }),
  },
});

/** What was sent to change something, in order. */
export const sentChanges = () =>
  placesServer.asked
    .filter(({ method, path }) => ['PUT', 'PATCH', 'POST'].includes(method) && path.startsWith('/api/admin/'))
    .map(({ body, ifMatch }) => ({ ifMatch, body: JSON.parse(body) as Record<string, unknown> }));
