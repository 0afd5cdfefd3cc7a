import { stayOf } from '../travel/stay';
import type { MarcoPlan, PlanEdit } from '@atoll/contracts/marco-plan';
import { civilDateOf } from '@atoll/contracts/dates';
import { pageHref } from '@atoll/contracts/pages/page';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { placeState } from '@atoll/contracts/pages/place-params';
import type { DescribeTours } from '../../shared/activities/describe-tours';
import type { DescribeHotels } from '../../shared/hotels/describe-hotels';
import { ProviderError } from '../../shared/provider/provider-error';
import type { ActivityProvider, HotelProvider } from '../../shared/travel/travel-provider';
import { toChatActivity } from '../travel/chat-activities';
import { activityStop, hotelStop } from './activity-stop';
import type { DraftStop } from './plan-draft';

export interface SavedStopsDeps {
  readonly hotels: HotelProvider;
  readonly activities: ActivityProvider;
  readonly describeHotels: DescribeHotels;
  readonly describeTours: DescribeTours;
}

async function nullWhereUnknown<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return null;
    throw error;
  }
}

/** Looks up what a traveler saved, so that a plan holds the provider's record and not the browser's. */
export function createFindSaved(deps: SavedStopsDeps) {
  async function tour(id: string, stopId: string, place: MarcoPlan['place']): Promise<DraftStop | null> {
    const vendor = await nullWhereUnknown(deps.activities.byId(id));
    const [known] = vendor ? deps.describeTours([vendor]) : [];
    if (!vendor || !known?.location) return null;
    return { ...activityStop(toChatActivity(vendor, known, place), stopId), wantedStart: null };
  }

  async function hotel(id: string, stopId: string, place: MarcoPlan['place']): Promise<DraftStop | null> {
    const [listed] = await deps.hotels.hotelsByIds([id]);
    const [known] = listed ? await deps.describeHotels([listed]) : [];
    if (!known?.geoCode) return null;
    const { checkIn, checkOut } = stayOf({ childrenAges: [] }, civilDateOf(new Date()));
    const href = pageHref(hotelsPage, { ...placeState(place), checkIn, checkOut, hotel: id });
    const imageUrl = known.media?.[0]?.uri;
    const { latitude, longitude } = known.geoCode;
    const stop = hotelStop(
      { id, name: known.name, ...(imageUrl && { imageUrl }), href, latitude, longitude },
      stopId,
    );
    return { ...stop, wantedStart: null };
  }

  return ({ kind, id }: Extract<PlanEdit, { op: 'add' }>, stopId: string, { place }: MarcoPlan) =>
    kind === 'tour' ? tour(id, stopId, place) : hotel(id, stopId, place);
}
