import airportData from 'airport-data-js';
import type { GeoNamesRow } from './geonames';

/** An airport that one can arrive at. */
export interface AirportRow {
  readonly iataCode: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The town that it serves: the largest around. Null in the wilderness. */
  readonly town: GeoNamesRow | null;
  /** Ranks it among places of the same name, as if it had so many inhabitants. */
  readonly weight: number;
}

const WEIGHTS: Readonly<Record<string, number>> = { large_airport: 250_000, medium_airport: 30_000 };
const SMALL_WEIGHT = 3_000;
/** Airports of large cities lie further out. */
const REACH_DEGREES: Readonly<Record<string, number>> = { large_airport: 0.6, medium_airport: 0.4 };
const SMALL_REACH_DEGREES = 0.3;
/** Longer runways, more flights: what orders the airports of one city. */
const WEIGHT_PER_FOOT = 5;
/** Rows for the code of all airports of a city, which is the city's. */
const CITY_SUFFIX = ' Metropolitan';
const LAND_TYPES = ['large_airport', 'medium_airport', 'small_airport', 'seaplane_base'];

/** The largest town near a point, where one twice as far must be four times as large. */
function townNear(towns: readonly GeoNamesRow[], latitude: number, longitude: number, reach: number) {
  const shrink = Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  let best: GeoNamesRow | null = null;
  let most = 0;
  for (const town of towns) {
    const north = town.latitude - latitude;
    const east = (town.longitude - longitude) * shrink;
    const square = north * north + east * east;
    if (square > reach * reach) continue;
    const pull = town.population / (square + 0.01);
    if (pull > most) [best, most] = [town, pull];
  }
  return best;
}

/** Airports of `airport-data-js` (CC BY 4.0) that have a code and scheduled flights, or are large. */
export async function readAirports(towns: readonly GeoNamesRow[]): Promise<AirportRow[]> {
  const bands = new Map<number, GeoNamesRow[]>();
  for (const town of towns) {
    if (town.population < 1_000 || town.featureCode === 'PPLX') continue;
    for (const band of [-1, 0, 1]) {
      const key = Math.floor(town.latitude) + band;
      const list = bands.get(key);
      if (list) list.push(town);
      else bands.set(key, [town]);
    }
  }
  const airports = await airportData.findAirports({});
  return airports
    .filter(({ iata, airport, type, scheduled_service: scheduled }) => {
      if (airport.endsWith(CITY_SUFFIX)) return false;
      const isScheduled = String(scheduled).toUpperCase() === 'TRUE';
      return /^[A-Z]{3}$/.test(iata) && LAND_TYPES.includes(type) && (isScheduled || !type.startsWith('s'));
    })
    .map(
      ({
        iata,
        airport,
        country_code,
        latitude,
        longitude,
        type,
        scheduled_service: scheduled,
        runway_length,
      }) => {
        const [north, east] = [Number(latitude), Number(longitude)];
        const isScheduled = String(scheduled).toUpperCase() === 'TRUE';
        const weight = (WEIGHTS[type] ?? SMALL_WEIGHT) + WEIGHT_PER_FOOT * Number(runway_length || 0);
        const reach = REACH_DEGREES[type] ?? SMALL_REACH_DEGREES;
        const around = (bands.get(Math.floor(north)) ?? []).filter(
          (town) => town.countryCode === country_code,
        );
        return {
          iataCode: iata,
          name: airport,
          countryCode: country_code,
          latitude: north,
          longitude: east,
          town: townNear(around, north, east, reach),
          weight: isScheduled ? weight : weight / 10,
        };
      },
    )
    .filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude));
}
