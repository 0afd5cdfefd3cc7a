import type { ProviderAnswer, ProviderRequest } from '../../server/http-message';
import { distanceKm, kmPerDegree, wrapLongitude, type Point } from '../../world/geo';
import { readQuery } from '../query-reader';
import { invalidFormat, notFound } from '../travel-errors';
import type { TravelWorld } from '../travel-world';
import { readActivityId, type Activity } from './activity';
import { activityReachKm } from './city-activities';

/** A bound upstream does not state: a square over a continent would hold millions. */
const maxActivities = 1000;

/** `GET /v1/shopping/activities`: around a point, nearest first. Source: vendor schema ToursAndActivities 1.0.2. */
export function activitiesAround(request: ProviderRequest, world: TravelWorld): ProviderAnswer {
  const query = readQuery(request.query);
  const centre = {
    latitude: query.requiredNumber('latitude', { min: -90, max: 90 }),
    longitude: query.requiredNumber('longitude', { min: -180, max: 180 }),
  };
  const radiusKm = query.number('radius', { min: 0, max: 20, fallback: 1 });
  const found = world.gazetteer
    .within(centre, radiusKm + activityReachKm)
    .flatMap((index) => world.activitiesOf(index))
    .map((activity) => ({ activity, km: distanceKm(centre, activity) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km || Number(a.activity.id) - Number(b.activity.id));
  return listAnswer(
    request,
    found.map(({ activity }) => activity),
  );
}

/** `GET /v1/shopping/activities/by-square`: inside a box, those of the biggest places first. */
export function activitiesInSquare(request: ProviderRequest, world: TravelWorld): ProviderAnswer {
  const box = readBox(request);
  const found: Activity[] = [];
  for (const index of placesFor(box, world)) {
    for (const activity of world.activitiesOf(index)) if (isInside(activity, box)) found.push(activity);
    if (found.length >= maxActivities) break;
  }
  return listAnswer(request, found.slice(0, maxActivities));
}

/** `GET /v1/shopping/activities/{id}`. */
export function activityById(request: ProviderRequest, id: string, world: TravelWorld): ProviderAnswer {
  const place = readActivityId(id);
  const activity = place === null ? undefined : world.activitiesOf(place.cityIndex)[place.ordinal];
  if (activity === undefined) throw notFound('activityId');
  const data = describe(activity, request.origin);
  return { status: 200, body: { data, meta: { links: { self: data.self.href } } } };
}

interface Box {
  north: number;
  south: number;
  west: number;
  east: number;
}

function readBox(request: ProviderRequest): Box {
  const query = readQuery(request.query);
  const box = {
    north: query.requiredNumber('north', { min: -90, max: 90 }),
    west: query.requiredNumber('west', { min: -180, max: 180 }),
    south: query.requiredNumber('south', { min: -90, max: 90 }),
    east: query.requiredNumber('east', { min: -180, max: 180 }),
  };
  if (box.north < box.south) throw invalidFormat('north', 'north lies south of south');
  return box;
}

/** Places whose activities can reach into the box, by population. */
function placesFor(box: Box, world: TravelWorld): number[] {
  const { north, south, west, east } = widened(box);
  const places = world.gazetteer.inBox(north, south, west, east);
  return places.sort((a, b) => world.gazetteer.population(b) - world.gazetteer.population(a) || a - b);
}

function widened({ north, south, west, east }: Box): Box {
  const margin = activityReachKm / kmPerDegree;
  const furthest = Math.min(89, Math.max(Math.abs(north), Math.abs(south)));
  const sideways = margin / Math.cos((furthest * Math.PI) / 180);
  const span = (west <= east ? east - west : 360 + east - west) + 2 * sideways;
  return {
    north: Math.min(90, north + margin),
    south: Math.max(-90, south - margin),
    west: span >= 360 ? -180 : wrapLongitude(west - sideways),
    east: span >= 360 ? 180 : wrapLongitude(east + sideways),
  };
}

// West may lie east of east: the box then spans the date line.
function isInside({ latitude, longitude }: Point, { north, south, west, east }: Box): boolean {
  if (latitude > north || latitude < south) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

function listAnswer(request: ProviderRequest, activities: Activity[]): ProviderAnswer {
  const self = `${request.origin}${request.path}?${request.query.toString()}`;
  const data = activities.map((activity) => describe(activity, request.origin));
  return { status: 200, body: { meta: { count: data.length, links: { self } }, data } };
}

function describe(activity: Activity, origin: string) {
  const { id, name, shortDescription, description, rating, price, minimumDuration } = activity;
  return {
    id,
    type: 'activity',
    self: { href: `${origin}/v1/shopping/activities/${id}`, methods: ['GET'] },
    name,
    shortDescription,
    ...(description !== null && { description }),
    geoCode: { latitude: activity.latitude, longitude: activity.longitude },
    ...(rating !== null && { rating: rating.toFixed(6) }),
    // No photographs can be shipped, and a browser must not be sent to foreign hosts for them.
    pictures: [],
    bookingLink: `https://example.com/activities/${id}`,
    ...(price !== null && { price }),
    ...(minimumDuration !== null && { minimumDuration }),
  };
}
