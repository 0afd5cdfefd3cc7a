import type { ChatActivities } from '@atoll/contracts/marco-activities';
import type { ChatHotels } from '@atoll/contracts/marco-hotels';
import type { WebSearchAnswer } from '@atoll/contracts/marco-search';
import { hasMarkupOrLink, speaksToModel } from './suspicious-text';

/** What tools brought in this conversation, as a model may refer to it and a sentence is measured by it. */
export interface Facts {
  /** Values of `[[key]]`, filled in by code. */
  readonly values: ReadonlyMap<string, string>;
  /** Texts whose words and numbers may be said. */
  readonly texts: readonly string[];
}

const NAME_MAX = 160;

export const NO_FACTS: Facts = { values: new Map(), texts: [] };

export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** A provider's name that is none, but markup, a price or an order to a model, is not said and not shown to one. */
function isName(name: string): boolean {
  return name.length <= NAME_MAX && !hasMarkupOrLink(name) && !speaksToModel(name) && !/[$€£¥]/u.test(name);
}

/** Hotels as facts; nothing that a hotel writes of itself is among them. */
export function hotelFacts({ place, hotels }: ChatHotels): Facts {
  const values = new Map([['place.name', place.name]]);
  hotels.forEach(({ name, rating, roomInfo }, index) => {
    if (!isName(name)) return;
    values.set(`h${index + 1}.name`, name);
    values.set(`h${index + 1}.price`, money(Number(roomInfo.price), roomInfo.currency));
    if (rating !== undefined) values.set(`h${index + 1}.rating`, String(rating));
  });
  return { values, texts: [place.name, place.country, ...hotels.map(({ name }) => name).filter(isName)] };
}

export function activityFacts({ place, activities }: ChatActivities): Facts {
  const values = new Map([['place.name', place.name]]);
  activities.forEach(({ name, price }, index) => {
    if (!isName(name)) return;
    values.set(`a${index + 1}.name`, name);
    if (price) values.set(`a${index + 1}.price`, money(price.amount, price.currencyCode));
  });
  return { values, texts: [place.name, place.country, ...activities.map(({ name }) => name).filter(isName)] };
}

/** What stands on the web may be said, with its sources beside it. */
export function webFacts({ answer, results }: WebSearchAnswer): Facts {
  const texts = results.flatMap(({ title, content }) => [title, content]);
  return { values: new Map(), texts: answer === undefined ? texts : [answer, ...texts] };
}

export function joinFacts(...all: readonly Facts[]): Facts {
  return {
    values: new Map(all.flatMap(({ values }) => [...values])),
    texts: all.flatMap(({ texts }) => texts),
  };
}

/** What a model is told of facts: their keys, which it writes in double brackets, and their values. */
export function describeFacts({ values }: Facts): { readonly facts: string[]; readonly values: object } {
  return { facts: [...values.keys()], values: Object.fromEntries(values) };
}
