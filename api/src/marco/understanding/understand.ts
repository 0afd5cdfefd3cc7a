import type { MarcoRequest } from '@atoll/contracts/marco';
import type { UnderstoodPlace } from '@atoll/contracts/marco-understanding';
import type { Want } from '@atoll/contracts/understanding-values';
import type { CityOption } from '@atoll/contracts/place';
import { understoodPlace } from '@atoll/contracts/understood-place';
import type { FindPlaces } from '../../shared/places/find-places';
import { asksAboutSite } from '../help/site-help';
import type { UnderstandingChange } from './frame';
import { placesInMessage, type MeantPlaces } from './places/places-in-message';
import { readMessage, type MessageLanguage, type MessageReading } from './reading/read-message';

/** What a message says, before it is put to what its conversation has said. */
export interface Understanding {
  readonly language: MessageLanguage;
  readonly change: UnderstandingChange;
  /** Where the page is on which it was written: meant as long as the conversation names no place. */
  readonly placeOfPage: UnderstoodPlace | null;
  /** Words that stand where a place stands, and name none; null where there are none. */
  readonly unknownPlace: string | null;
  /** A place that nobody knows the point of, so that nothing can be looked for there; null where there is none. */
  readonly placeWithoutPoint: string | null;
}

export type Understand = (request: MarcoRequest, today: string) => Promise<Understanding>;

const hasPoint = ({ latitude, longitude }: CityOption) =>
  Number.isFinite(latitude) && Number.isFinite(longitude);

/** What the hotel form says, whatever its words are (MAR-07). */
function meantByForm({ place, ...stay }: NonNullable<MarcoRequest['hotelSearch']>) {
  const { checkIn, checkOut, adults, rooms } = stay;
  const places: MeantPlaces = { places: [place], others: [], unknown: null };
  return {
    places,
    said: { checkIn, checkOut, adults, rooms, wants: ['hotels'], refused: [], tastes: [] } as const,
  };
}

/** A question about the site is no search, unless the message names a place as well: 'hotels in Rome, and is it free?' */
function wantsOf({ wants }: MessageReading, { places }: MeantPlaces, asksSite: boolean): readonly Want[] {
  if (!asksSite || wants.includes('help')) return wants;
  return places.length > 0 ? [...wants, 'help'] : ['help'];
}

/** Reads messages by code: words by the data of their language, places by the gazetteer (MAR-59, MAR-64). */
export function createUnderstand(findPlaces: FindPlaces): Understand {
  return async ({ text, city, hotelSearch }, today) => {
    const reading = readMessage(text, today);
    const { rest: _rest, language, ...read } = reading;
    const form = hotelSearch && meantByForm(hotelSearch);
    const meant = form?.places ?? (await placesInMessage(reading, findPlaces));
    const [ofPage] = city === undefined ? [] : await findPlaces(city, 1);
    return {
      language,
      placeOfPage: ofPage && hasPoint(ofPage) ? understoodPlace(ofPage) : null,
      unknownPlace: meant.unknown ?? (city !== undefined && !ofPage ? city : null),
      placeWithoutPoint: meant.places.find((place) => !hasPoint(place))?.name ?? null,
      change: {
        ...(form?.said ?? read),
        ...(!form && { wants: wantsOf(reading, meant, asksAboutSite(text, language)) }),
        places: meant.places.filter(hasPoint).map(understoodPlace),
        otherPlaces: meant.others.filter(hasPoint).map(understoodPlace),
      },
    };
  };
}
