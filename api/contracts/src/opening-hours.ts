import { Type, type Static } from 'typebox';

/** Monday first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
/** Opening hours of a day, in the time of the agent's city; null where it is closed. */
export const DayHours = Type.Union([
  Type.Object({ from: TimeOfDay, to: TimeOfDay }, { additionalProperties: false }),
  Type.Null(),
]);
export type DayHours = Static<typeof DayHours>;
/** Opening hours of a week, Monday first. */
export const WeekHours = Type.Array(DayHours, { minItems: 7, maxItems: 7 });
export type WeekHours = Static<typeof WeekHours>;
