import type { MarcoRequest } from '@atoll/contracts/marco';
import type { UnderstoodPlace } from '@atoll/contracts/marco-understanding';
import type { Taste, Want } from '@atoll/contracts/understanding-values';
import type { CityOption } from '@atoll/contracts/place';
import { understoodPlace } from '@atoll/contracts/understood-place';
import type { FindPlaces } from '../../shared/places/find-places';
import { asksAboutSite } from '../help/site-help';
import type { UnderstandingChange } from './frame';
import { completeReading } from './second-reader/complete-reading';
import type { SecondReader } from './second-reader/second-reader';
import { pointedAt } from './pointing';
import { placesInMessage, type MeantPlaces } from './places/places-in-message';
import { readMessage, type MessageLanguage, type MessageReading } from './reading/read-message';

/** What a message says, before it is put to what its conversation has said. */
export interface Understanding {
  readonly language: MessageLanguage;
  readonly change: UnderstandingChange;
  /** Where the page is on which it was written: meant as long as the conversation names no place. */
  readonly placeOfPage: UnderstoodPlace | null;
  /** Which of the cards that were shown it speaks of, from 0; absent where it points at none. */
  readonly pointsAt?: number;
  /** What this message names of tastes: a question about one card is no wish for all. */
  readonly tastesSaid: readonly Taste[];
  /** Words that stand where a place stands, and name none; null where there are none. */
  readonly unknownPlace: string | null;
  /** A place that nobody knows the point of, so that nothing can be looked for there; null where there is none. */
  readonly placeWithoutPoint: string | null;
}

/** `client` pays for what a model reads. `today` is `yyyy-MM-dd`. */
export type Understand = (request: MarcoRequest, today: string, client: string) => Promise<Understanding>;

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

/**
 * Reads messages by code: words by the data of their language, places by the gazetteer (MAR-59, MAR-64). What code left
 * unread is read by the model as well.
 */
export function createUnderstand(findPlaces: FindPlaces, secondReader: SecondReader): Understand {
  /** By code, and where much was left by the model, in what code read nothing of. */
  async function readTwice(text: string, today: string, client: string) {
    const reading = readMessage(text, today);
    const byCode = { reading, meant: await placesInMessage(reading, findPlaces) };
    const byModel = await secondReader({ text, today, client }, byCode.reading, byCode.meant);
    return byModel ? completeReading(text, byCode, byModel, { today, findPlaces }) : byCode;
  }

  return async ({ text, city, hotelSearch }, today, client) => {
    const form = hotelSearch && meantByForm(hotelSearch);
    const { reading, meant } = form
      ? { reading: readMessage(text, today), meant: form.places }
      : await readTwice(text, today, client);
    const { rest: _rest, unreadNumbers: _numbers, language, ...read } = reading;
    const pointsAt = meant.places.length > 0 ? undefined : pointedAt(text, reading);
    const [ofPage] = city === undefined ? [] : await findPlaces(city, 1);
    return {
      language,
      tastesSaid: reading.tastes,
      ...(pointsAt !== undefined && { pointsAt }),
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
