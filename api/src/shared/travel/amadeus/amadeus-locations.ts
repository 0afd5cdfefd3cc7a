import { LOCATION_PAGE_LIMIT } from '@atoll/contracts/constants';
import { unusableAnswer } from '../../provider/provider-error';
import type { VendorCity } from '../travel-provider';
import type { AmadeusClient } from './amadeus-client';
import { AMADEUS } from './amadeus-error';

interface VendorLocation {
  readonly name?: string;
  readonly iataCode?: string;
  readonly address?: { readonly countryName?: string; readonly countryCode?: string };
  readonly geoCode?: { readonly latitude?: number; readonly longitude?: number };
}

function readCity(location: VendorLocation | null): VendorCity[] {
  const { name, address, geoCode, iataCode } = location ?? {};
  const { latitude, longitude } = geoCode ?? {};
  if (!name || !address?.countryName || !address.countryCode) return [];
  if (latitude === undefined || longitude === undefined) return [];
  const { countryName, countryCode } = address;
  return [{ name, countryName, countryCode, geoCode: { latitude, longitude }, iataCode: iataCode ?? null }];
}

/** Cities by keyword (PRV-10); entries without name, country or position are dropped (HSE-17). */
export async function citiesByKeyword(client: AmadeusClient, keyword: string): Promise<VendorCity[]> {
  const data = await client.data('/v1/reference-data/locations', {
    keyword,
    subType: 'CITY',
    'page[limit]': String(LOCATION_PAGE_LIMIT),
  });
  if (!Array.isArray(data)) throw unusableAnswer(AMADEUS);
  return (data as (VendorLocation | null)[]).flatMap(readCity);
}
