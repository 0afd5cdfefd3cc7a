import type {
  CHAT_ACTIVITY_CATEGORIES,
  ChatActivities,
  ChatActivity,
} from '@atoll/contracts/marco-activities';
import { ACTIVITY_RADIUS_MAX_KM, REGION_RADIUS_KM } from '@atoll/contracts/constants';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import type { CityOption } from '@atoll/contracts/place';
import type { Tour, TourCategory } from '@atoll/contracts/tour';
import type { DescribeTours } from '../../shared/activities/describe-tours';
import { fold } from '@atoll/contracts/fold';
import { convert } from '@atoll/contracts/money';
import type { ExchangeRates } from '../../shared/money/exchange-rates';
import type { ActivityProvider, VendorActivity } from '../../shared/travel/travel-provider';
import { chatCity } from './chat-hotels';

type Category = (typeof CHAT_ACTIVITY_CATEGORIES)[number];

export interface ChatActivitiesDeps {
  readonly provider: ActivityProvider;
  readonly describe: DescribeTours;
  readonly rates: ExchangeRates;
}

/** How many cards an answer has; the side panel shows all. */
export const ACTIVITIES_SHOWN = 4;
const PANEL_MAX = 100;
const ACTIVITIES_RADIUS_KM = 10;

/** The one table between /tours and the side panel (C30). */
const FROM_TOURS: Readonly<Record<TourCategory, readonly Category[]>> = {
  CULTURAL: ['Cultural'],
  ADVENTURE: ['Adventure'],
  NATURE: ['Nature'],
  FOOD: ['Food & Drink'],
  HISTORICAL: ['Cultural', 'Sightseeing'],
  SIGHTSEEING: ['Sightseeing'],
  PHOTOGRAPHY: ['Sightseeing'],
  PRIVATE: [],
};
/** The three kinds that /tours does not have, by the words of a tour. */
const BY_WORDS: readonly (readonly [Category, readonly string[]])[] = [
  ['Shopping', ['shopping', 'market', 'boutique', 'souvenir', 'bazaar']],
  ['Entertainment', ['show', 'concert', 'theater', 'theatre', 'nightlife', 'music', 'party', 'pub']],
  ['Wellness', ['spa', 'wellness', 'yoga', 'massage', 'hammam', 'thermal', 'meditation']],
];

function categoriesOf(tour: Tour): Category[] {
  const words = ` ${fold([tour.name, tour.shortDescription, tour.description].filter(Boolean).join(' '))} `;
  const byWords = BY_WORDS.filter(([, list]) => list.some((word) => words.includes(` ${word} `)));
  const all = [
    ...tour.categories.flatMap((category) => FROM_TOURS[category]),
    ...byWords.map(([name]) => name),
  ];
  return [...new Set(all.length > 0 ? all : (['Sightseeing'] as const))];
}

const UNITS: Readonly<Record<string, number>> = { minute: 1, min: 1, hour: 60, h: 60, hr: 60, day: 480 };

/** Minutes of '2 hours 30 minutes', 'PT2H30M' or '3h'; undefined where it cannot be read. A day is eight hours. */
function durationMinutes(text: string | undefined): number | undefined {
  const parts = [
    ...(text ?? '')
      .toLowerCase()
      .replace(/^pt/, '')
      .matchAll(/(\d+(?:\.\d+)?)\s*(minute|min|m|hour|hr|h|day)/g),
  ];
  const minutes = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 1), 0);
  return minutes > 0 ? Math.round(minutes) : undefined;
}

function hrefOf(place: CityOption, tour: string | null): string {
  return pageHref(toursPage, { ...placeState(place), tour });
}

export function toChatActivity(vendor: VendorActivity, tour: Tour, place: CityOption): ChatActivity {
  const minutes = durationMinutes(vendor.minimumDuration);
  const { shortDescription, description, rating, price, location, bookingLink } = tour;
  return {
    id: tour.id,
    name: tour.name,
    ...(shortDescription && { shortDescription }),
    ...(description && { description }),
    ...(rating !== undefined && { rating }),
    ...(price && { price }),
    pictures: tour.images.map(({ uri }) => uri),
    ...(vendor.minimumDuration && { minimumDuration: vendor.minimumDuration }),
    ...(minutes && { durationMinutes: minutes }),
    categories: categoriesOf(tour),
    ...(location && { geoCode: location }),
    ...(bookingLink && { bookingLink }),
    href: hrefOf(place, tour.id),
    ...(tour.sample && { sample: true }),
  };
}

/** The most that an activity may cost one person. */
export interface MostForOne {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface FoundActivities extends ChatActivities {
  /** How many there are that cost more. */
  readonly overBudget: number;
}

export type FindChatActivities = (place: CityOption, most?: MostForOne) => Promise<FoundActivities>;

/** What has no price, or one in a currency without a rate, is no reason to leave it out. */
function isWithin({ price }: ChatActivity, most: MostForOne | undefined, rates: ExchangeRates): boolean {
  if (!price || !most) return true;
  const limit = convert(most.amount, most.currency, price.currencyCode, rates.current());
  return limit === null || price.amount <= limit;
}

/** Activities around a place, the best rated first. Vendor failures are ProviderErrors. */
export function createChatActivities({ provider, describe, rates }: ChatActivitiesDeps): FindChatActivities {
  return async (place, most) => {
    const centre = { latitude: place.latitude, longitude: place.longitude };
    const radiusKm =
      place.kind === 'region' ? Math.min(REGION_RADIUS_KM, ACTIVITY_RADIUS_MAX_KM) : ACTIVITIES_RADIUS_KM;
    const vendors = await provider.byLocation(centre, radiusKm);
    const tours = new Map(describe(vendors, centre).map((tour) => [tour.id, tour]));
    const activities = vendors.flatMap((vendor) => {
      const tour = tours.get(vendor.id);
      return tour ? [toChatActivity(vendor, tour, place)] : [];
    });
    activities.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id.localeCompare(b.id));
    const affordable = activities.filter((activity) => isWithin(activity, most, rates));
    return {
      place: chatCity(place),
      activities: affordable.slice(0, PANEL_MAX),
      href: hrefOf(place, null),
      overBudget: activities.length - affordable.length,
    };
  };
}
