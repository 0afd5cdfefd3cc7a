const placesPerDigit = 36 ** 3;

/** Four characters for a place without a city code: a digit, so that no city code begins like it, and three more. */
export function makePlaceCode(cityIndex: number): string {
  const rest = (cityIndex % placesPerDigit).toString(36).toUpperCase().padStart(3, '0');
  return `${Math.floor(cityIndex / placesPerDigit)}${rest}`;
}

/** Null when the text cannot be a place code. */
export function readPlaceCode(text: string): number | null {
  if (!/^\d[0-9A-Z]{3}$/.test(text)) return null;
  return Number(text[0]) * placesPerDigit + parseInt(text.slice(1), 36);
}
