/** Card types as the specification lists them (BKG-08, C40). */
export const CARD_TYPES = [
  { code: 'VI', label: 'Visa' },
  { code: 'MC', label: 'Mastercard' },
  { code: 'AX', label: 'American Express' },
  { code: 'DC', label: 'Diners Club' },
  { code: 'CA', label: 'Maestro' },
] as const;

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CARD_TYPES.map(({ code, label }) => [code, label])),
  DS: 'Discover',
  JC: 'JCB',
};

/** What a card that a hotel takes is called: the same as in the booking form. */
export function cardLabel(code: string): string {
  return LABELS[code] ?? code;
}
