import { guideOf, guideParts, type GuideParts } from '@atoll/contracts/edited-guide';
import type { CityBody } from '@atoll/contracts/edited-places';

/** A city as its form has it: each part of the guide is a field, so that two people can change two of them. */
export type CityValues = Omit<CityBody, 'guide'> & GuideParts;

export const CITY_NAMES: Readonly<Record<keyof CityValues, string>> = {
  description: 'Description',
  highlights: 'Highlights',
  featured_image_url: 'Picture of the page',
  image_url: 'Picture of the cards',
  image_credit: 'Credit',
  image_position: 'Point to keep',
  has_guide: 'Has a guide',
  is_coastal: 'On a coast',
  sights: 'Sights',
  quarters: 'Quarters',
  food: 'Food',
  best_months: 'Best months',
  seasons: 'Seasons',
  getting_there: 'Getting there',
  getting_around: 'Getting around',
  day_trips: 'Day trips',
  good_for: 'Good for',
};

function textsOf(city: Omit<CityBody, 'guide'>): Omit<CityBody, 'guide'> {
  const { description, highlights, featured_image_url, image_url, image_credit, image_position } = city;
  return { description, highlights, featured_image_url, image_url, image_credit, image_position };
}

export function cityValues(city: CityBody): CityValues {
  return { ...textsOf(city), ...guideParts(city.guide) };
}

/** What is to be saved of what is in the form: where the guide is turned off, its parts are empty, as the API answers. */
export function wantedValues(typed: CityValues): CityValues {
  return { ...textsOf(typed), ...guideParts(typed.has_guide ? typed : null) };
}

/** What one person writes into a guide while another one removes it makes it a guide again: nothing of it is lost. */
export function cityBody(values: CityValues): CityBody {
  return { ...textsOf(values), guide: guideOf(values) };
}

/** The form's field of what the API calls 'guide.sights.0.name'. */
export const cityField = (name: string): string => name.replace(/^guide\./, '');
