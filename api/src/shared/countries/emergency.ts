import numbers from './emergency-numbers.json';

/** Numbers to be called in danger, as they are dialled in the country. */
export interface EmergencyNumbers {
  readonly police: string;
  readonly ambulance: string;
  readonly fire: string;
}

const TABLE: Readonly<Record<string, EmergencyNumbers>> = numbers;

/** The numbers of a country by its ISO 3166-1 code; null where the table has none, and 112 is worth a try. */
export function emergencyNumbersOf(countryCode: string | undefined): EmergencyNumbers | null {
  return countryCode !== undefined && Object.hasOwn(TABLE, countryCode) ? (TABLE[countryCode] ?? null) : null;
}
