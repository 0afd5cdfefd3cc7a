import type { MapLayer } from '@atoll/contracts/pages/map.page';
import { distanceKm } from '@atoll/contracts/distance';
import { useMemo } from 'react';
import { boxToAsk, isInSight, type Seen } from '../map-view';
import {
  useHotelsInTownQuery,
  useHousesOnMapQuery,
  useSightsOnMapQuery,
  useToursInTownQuery,
  type TownArgs,
} from './more.api';
import { hotelThing, houseThing, sightThing, tourThing, type Thing, type ThingKind } from './things';

/** From here on a town fills the view: nobody has a list of all hotels or tours, but of those of a town. */
const TOWN_ZOOM = 12;
const RADIUS_MAX_KM = 10;

export interface ThingsLayer {
  readonly kind: ThingKind;
  readonly things: readonly Thing[];
  /** There are more than were asked for, or may be in a corner of the map: nobody knows how many are in sight. */
  readonly isCut: boolean;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  /** Those of a town are not looked for from so far away. */
  readonly isTooFar: boolean;
}

interface Town {
  /** In so few digits that small movements ask for nothing new. */
  readonly args: TownArgs;
  /** The corners of a wide map are farther away than anybody is asked for. */
  readonly isWhole: boolean;
}

/** Where to ask for hotels and tours; null from so far away that it is no town. */
function townOf({ view, bounds }: Seen): Town | null {
  if (view.zoom < TOWN_ZOOM) return null;
  const [lat, lng] = [Number(view.latitude.toFixed(2)), Number(view.longitude.toFixed(2))];
  const corner = { latitude: bounds.north, longitude: bounds.east };
  const km = Math.ceil(distanceKm({ latitude: lat, longitude: lng }, corner));
  const radius = Math.max(1, Math.min(RADIUS_MAX_KM, km));
  return { args: { lat, lng, radius }, isWhole: km <= RADIUS_MAX_KM };
}

const isThing = (thing: Thing | null): thing is Thing => thing !== null;

/** What of the layers is in sight. Nothing is asked for a layer that is not shown. */
export function useThings(seen: Seen, show: readonly MapLayer[]): ThingsLayer[] {
  const [hasHotels, hasTours, hasSights] = [
    show.includes('hotels'),
    show.includes('tours'),
    show.includes('sights'),
  ];
  const town = townOf(seen);
  const asked = town?.args ?? { lat: 0, lng: 0, radius: 1 };
  const houses = useHousesOnMapQuery(undefined, { skip: !hasHotels });
  const hotels = useHotelsInTownQuery(asked, { skip: !hasHotels || !town });
  const tours = useToursInTownQuery(asked, { skip: !hasTours || !town });
  const sights = useSightsOnMapQuery(boxToAsk(seen), { skip: !hasSights });
  const isTooFar = town === null;
  const isPart = town !== null && !town.isWhole;
  const hotelList = isTooFar ? undefined : hotels.data?.hotels;
  const tourList = isTooFar ? undefined : tours.data?.data;
  const areHotelsCut = isPart || (hotels.data?.totalCount ?? 0) > (hotelList?.length ?? Infinity);
  const areToursCut = isPart || (tours.data?.meta.count ?? 0) > (tourList?.length ?? Infinity);
  const houseList = houses.data?.houses;
  const sightList = sights.data?.clusters;
  const things = useMemo(() => {
    const inSight = (list: readonly (Thing | null)[] | undefined) =>
      (list ?? []).filter(isThing).filter((thing) => isInSight(seen, thing));
    return {
      hotel: inSight([...(houseList ?? []).map(houseThing), ...(hotelList ?? []).map(hotelThing)]),
      tour: inSight(tourList?.map(tourThing)),
      sight: inSight(sightList?.map(sightThing)),
    };
  }, [seen, houseList, hotelList, tourList, sightList]);
  return useMemo(
    () => [
      ...(hasSights ? [layer('sight', things.sight, [sights], {})] : []),
      ...(hasHotels
        ? [layer('hotel', things.hotel, [houses, hotels], { isTooFar, isCut: areHotelsCut })]
        : []),
      ...(hasTours ? [layer('tour', things.tour, [tours], { isTooFar, isCut: areToursCut })] : []),
    ],
    [
      hasSights,
      hasHotels,
      hasTours,
      things,
      sights,
      houses,
      hotels,
      tours,
      isTooFar,
      areHotelsCut,
      areToursCut,
    ],
  );
}

interface Asked {
  readonly isError: boolean;
  readonly isFetching: boolean;
}

function layer(
  kind: ThingKind,
  things: readonly Thing[],
  asked: readonly Asked[],
  { isTooFar = false, isCut = false }: Partial<Pick<ThingsLayer, 'isTooFar' | 'isCut'>>,
): ThingsLayer {
  return {
    ...{ kind, things, isTooFar, isCut },
    hasFailed: asked.some(({ isError }) => isError),
    isFetching: asked.some(({ isFetching }) => isFetching),
  };
}
