import tzLookup from '@photostructure/tz-lookup';

/** The IANA time zone of a point in degrees: 'Europe/Lisbon'. */
export function timeZoneOf(latitude: number, longitude: number): string {
  return tzLookup(latitude, longitude);
}
