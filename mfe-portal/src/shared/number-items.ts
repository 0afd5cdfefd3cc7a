/** What stands in a field of numbers, as a number; an empty field has none. */
export const asNumber = (text: string | number) => (text === '' ? null : Number(text));

/** The rule of a number that must be there. */
export const numberNeeded = { required: true, message: 'Please fill this in' };

/** The rule of a latitude (90) or a longitude (180). */
export const degreesWithin = (limit: number) => ({
  ...{ type: 'number' as const, min: -limit, max: limit },
  message: `Between -${limit} and ${limit} degrees`,
});

/** The rules of one that must be there. */
export const degrees = (limit: number) => [numberNeeded, degreesWithin(limit)];
