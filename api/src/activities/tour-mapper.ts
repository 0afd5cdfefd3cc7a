import { seededRandom } from '@atoll/contracts/seeded-random';
import type { Tour } from '@atoll/contracts/tour';
import { distanceKm } from '@atoll/contracts/distance';
import type { GeoCode, VendorActivity } from '../shared/travel/travel-provider';
import { readDuration } from './tour-duration';
import { groupOf } from './tour-group';
import { tourPictures } from './tour-pictures';
import { categoriesOf, languagesOf } from './tour-words';

const HIGHLIGHTS_MAX = 5;
/** Invented counts of sample tours (TOU-34, C7). */
const SAMPLE_REVIEWS = { min: 5, max: 104 };

export interface TourMapping {
  /** True where the records are invented: they get illustrations, a count of reviews and the sample badge. */
  readonly isSample: boolean;
  /** Distances are measured from here; without it there are none. */
  readonly centre?: GeoCode;
}

function readPrice({ price }: VendorActivity): Tour['price'] {
  const amount = Number.parseFloat(price?.amount ?? '');
  return price?.currencyCode && amount > 0 ? { amount, currencyCode: price.currencyCode } : undefined;
}

function readRating(text: string | undefined): number | undefined {
  const rating = Number.parseFloat(text ?? '');
  return rating >= 0 && rating <= 5 ? Math.round(rating * 10) / 10 : undefined;
}

function httpsOnly(link: string | undefined): string | undefined {
  return link && URL.canParse(link) && new URL(link).protocol === 'https:' ? link : undefined;
}

/** The description's sentences but for its first, which the short description says already. */
function highlightsOf({ description, shortDescription }: VendorActivity): string[] {
  const sentences = (description ?? '').split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim());
  return sentences
    .filter((sentence) => sentence !== '' && sentence !== shortDescription)
    .slice(0, HIGHLIGHTS_MAX);
}

function sampleReviews(id: string): number {
  const { min, max } = SAMPLE_REVIEWS;
  return min + Math.floor(seededRandom(`reviews ${id}`)() * (max - min + 1));
}

function imagesOf(activity: VendorActivity, words: string, { isSample }: TourMapping): Tour['images'] {
  const own = (activity.pictures ?? []).filter((uri) => httpsOnly(uri));
  if (own.length > 0 || !isSample)
    return own.map((uri, index) => ({ uri, alt: `${activity.name}, picture ${index + 1} of ${own.length}` }));
  return tourPictures({ id: activity.id, name: activity.name, words, ...activity.geoCode });
}

/** A provider's record as the product shows it (TOU-32, TOU-33). */
export function toTour(activity: VendorActivity, mapping: TourMapping): Tour {
  const { id, name, shortDescription, description, geoCode, rating, bookingLink } = activity;
  const words = [name, shortDescription, description].filter(Boolean).join(' ');
  const duration = readDuration(activity.minimumDuration);
  const { centre, isSample } = mapping;
  return {
    id,
    name,
    shortDescription,
    description,
    duration: duration?.text,
    durationBand: duration?.band,
    price: readPrice(activity),
    rating: readRating(rating),
    reviewCount: isSample && rating !== undefined ? sampleReviews(id) : undefined,
    location: geoCode,
    distanceKm: geoCode && centre ? Math.round(distanceKm(centre, geoCode) * 10) / 10 : undefined,
    highlights: highlightsOf(activity),
    images: imagesOf(activity, words, mapping),
    bookingLink: httpsOnly(bookingLink),
    categories: categoriesOf(words),
    languages: languagesOf(description ?? ''),
    ...groupOf(description ?? ''),
    sample: isSample,
  };
}
