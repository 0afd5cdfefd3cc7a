import { ACTIVITY_RADIUS_MAX_KM } from '@atoll/contracts/constants';
import { unusableAnswer } from '../../provider/provider-error';
import type { ActivitySquare, GeoCode, VendorActivity } from '../travel-provider';
import type { AmadeusClient } from './amadeus-client';
import { AMADEUS } from './amadeus-error';

const ACTIVITIES = '/v1/shopping/activities';
/** The vendor sends coordinates as numbers, and as strings in older answers. */
type VendorGeoCode = Readonly<Record<'latitude' | 'longitude', number | string | undefined>>;
type VendorItem = Omit<VendorActivity, 'id' | 'name' | 'geoCode' | 'rating'> & {
  readonly id?: string;
  readonly name?: string;
  readonly geoCode?: VendorGeoCode;
  readonly rating?: string | number;
};

function readGeoCode(geoCode: VendorGeoCode | undefined): GeoCode | undefined {
  const point = { latitude: Number(geoCode?.latitude), longitude: Number(geoCode?.longitude) };
  return Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : undefined;
}

function readActivity(item: VendorItem | null): VendorActivity[] {
  if (!item?.id || !item.name) return [];
  return [
    {
      id: item.id,
      name: item.name,
      shortDescription: item.shortDescription,
      description: item.description,
      geoCode: readGeoCode(item.geoCode),
      rating: item.rating === undefined ? undefined : String(item.rating),
      pictures: item.pictures,
      bookingLink: item.bookingLink,
      price: item.price,
      minimumDuration: item.minimumDuration,
    },
  ];
}

function readActivities(data: unknown): VendorActivity[] {
  if (!Array.isArray(data)) throw unusableAnswer(AMADEUS);
  return (data as (VendorItem | null)[]).flatMap(readActivity);
}

/** Activities around a point (PRV-05). */
export async function activitiesByLocation(client: AmadeusClient, centre: GeoCode, radiusKm: number) {
  const query = {
    latitude: String(centre.latitude),
    longitude: String(centre.longitude),
    radius: String(Math.min(ACTIVITY_RADIUS_MAX_KM, Math.max(0, radiusKm))),
  };
  return readActivities(await client.data(ACTIVITIES, query));
}

/** Activities in a square (PRV-05). */
export async function activitiesBySquare(client: AmadeusClient, square: ActivitySquare) {
  const { north, south, east, west } = square;
  const query = { north: String(north), south: String(south), east: String(east), west: String(west) };
  return readActivities(await client.data(`${ACTIVITIES}/by-square`, query));
}

/** One activity (PRV-05). */
export async function activityById(client: AmadeusClient, id: string): Promise<VendorActivity> {
  const data = await client.data(`${ACTIVITIES}/${encodeURIComponent(id)}`);
  const [activity] = readActivity(data as VendorItem | null);
  if (!activity) throw unusableAnswer(AMADEUS);
  return activity;
}
