import type { Understood, UnderstoodPlace } from '@atoll/contracts/marco-understanding';
import { placeLabel } from '@atoll/contracts/place';
import {
  budgetInWords,
  datesInWords,
  insteadInWords,
  partyInWords,
  refusalInWords,
  roomsInWords,
  tasteInWords,
} from './words';

/** One thing that was understood. */
export interface TripChip {
  /** The same while its words change. */
  readonly key: string;
  /** The field of the form in which it is changed. */
  readonly field: string;
  readonly text: string;
  /** What is understood without it. */
  readonly rest: Understood;
}

/** Another place of a name that was said. */
export interface Suggestion {
  readonly key: string;
  readonly text: string;
  /** Key of the chip that it becomes. */
  readonly chipKey: string;
  /** What is understood with it. */
  readonly changed: Understood;
}

/** More would be a list of places above the message box; the form's search finds them all. */
const SUGGESTIONS_MAX = 3;

function placeKey({ name, lat, lng }: UnderstoodPlace): string {
  return `place ${name} ${lat} ${lng}`;
}

function plainName({ name }: UnderstoodPlace): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Which place another one of the same name is offered beside. */
function takenFor(other: UnderstoodPlace, places: readonly UnderstoodPlace[]): UnderstoodPlace | undefined {
  return places.find((place) => plainName(place) === plainName(other)) ?? places[0];
}

/** What is offered beside some places: nothing beside one that is gone. */
export function othersFor(
  { places, otherPlaces }: Understood,
  kept: readonly UnderstoodPlace[],
): UnderstoodPlace[] {
  const keptKeys = kept.map(placeKey);
  return otherPlaces.filter((other) => {
    const taken = takenFor(other, places);
    return taken !== undefined && keptKeys.includes(placeKey(taken));
  });
}

/** The places that were understood. */
export function placeChips(understood: Understood): TripChip[] {
  return understood.places.map((place, index) => {
    const places = understood.places.filter((one) => one !== place);
    return {
      key: placeKey(place),
      field: `place ${index}`,
      text: placeLabel(place),
      rest: { ...understood, places, otherPlaces: othersFor(understood, places) },
    };
  });
}

function withoutDates({ checkIn, checkOut, nights, month, days, ...rest }: Understood): Understood {
  return rest;
}

function withoutParty({ adults, ...rest }: Understood): Understood {
  return { ...rest, childrenAges: [] };
}

function withoutRooms({ rooms, ...rest }: Understood): Understood {
  return rest;
}

function withoutBudget({ budget, ...rest }: Understood): Understood {
  return rest;
}

function factChips(understood: Understood, today: string | null): TripChip[] {
  const { rooms, budget } = understood;
  const facts = [
    { key: 'dates', text: datesInWords(understood, today), rest: withoutDates(understood) },
    { key: 'party', text: partyInWords(understood), rest: withoutParty(understood) },
    { key: 'rooms', text: rooms ? roomsInWords(rooms) : '', rest: withoutRooms(understood) },
    { key: 'budget', text: budget ? budgetInWords(budget) : '', rest: withoutBudget(understood) },
  ] as const;
  return facts.filter(({ text }) => text !== '').map((fact) => ({ ...fact, field: fact.key }));
}

function tasteChips(understood: Understood): TripChip[] {
  const { tastes, refused } = understood;
  return [
    ...tastes.map((taste) => ({
      key: `taste ${taste}`,
      text: tasteInWords(taste),
      rest: { ...understood, tastes: tastes.filter((one) => one !== taste) },
    })),
    ...refused.map((each) => ({
      key: `refused ${each}`,
      text: refusalInWords(each),
      rest: { ...understood, refused: refused.filter((one) => one !== each) },
    })),
  ].map((chip) => ({ ...chip, field: chip.key }));
}

/** What was understood besides places: dates, people, rooms, budget, each taste and each refusal. */
export function otherChips(understood: Understood, today: string | null): TripChip[] {
  return [...factChips(understood, today), ...tasteChips(understood)];
}

/** The other places that are offered: taking one leaves the place before it to be taken again. */
export function suggestionsOf(understood: Understood): Suggestion[] {
  const { places, otherPlaces } = understood;
  return otherPlaces.slice(0, SUGGESTIONS_MAX).flatMap((other) => {
    const taken = takenFor(other, places);
    if (!taken) return [];
    return {
      key: `other ${placeKey(other)}`,
      chipKey: placeKey(other),
      text: insteadInWords(other),
      changed: {
        ...understood,
        places: places.map((place) => (place === taken ? other : place)),
        otherPlaces: otherPlaces.map((one) => (one === other ? taken : one)),
      },
    };
  });
}
