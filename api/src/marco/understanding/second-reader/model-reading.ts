import { Understood } from '@atoll/contracts/marco-understanding';
import { TASTES, WANTS } from '@atoll/contracts/understanding-values';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { ModelTool } from '../../model/language-model';

const { checkIn, checkOut, nights, month, days, adults, childrenAges, rooms, budget } = Understood.properties;

/** What a model reads in one message, in the shape of the understanding; places by the names that were written. */
const FIELDS = {
  wants: Type.Array(Type.Enum([...WANTS]), { maxItems: WANTS.length }),
  places: Type.Array(Type.String({ minLength: 2, maxLength: 80 }), { maxItems: 3 }),
  checkIn,
  checkOut,
  nights,
  month,
  days,
  adults,
  childrenAges,
  rooms,
  budget,
  tastes: Type.Array(Type.Enum([...TASTES]), { maxItems: 5 }),
};
type Fields = typeof FIELDS;
export type ModelReading = { [Name in keyof Fields]?: Static<Fields[Name]> };

/** The model fills it in; it is asked for nothing else, and says nothing. */
export const READ_MESSAGE: ModelTool = {
  name: 'read_message',
  description: 'Takes what the last message says of a trip. What it does not say stays out.',
  parameters: { type: 'object', properties: FIELDS, additionalProperties: false },
};

/** The fields of a call that have their shape: each is looked at alone, so that a wrong one spoils no other. */
export function modelReadingOf(argumentsOfCall: string): ModelReading {
  let read: unknown;
  try {
    read = JSON.parse(argumentsOfCall);
  } catch (error) {
    // A model's arguments may be anything.
    if (!(error instanceof SyntaxError)) throw error;
  }
  const values = (read ?? {}) as Readonly<Record<string, unknown>>;
  const fields: [string, TSchema][] = Object.entries(FIELDS);
  return Object.fromEntries(
    fields.flatMap(([name, schema]) =>
      Object.hasOwn(values, name) && Value.Check(schema, values[name]) ? [[name, values[name]]] : [],
    ),
  );
}
