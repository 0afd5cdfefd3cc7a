/** Hotel groups by the provider's chain codes. */
const CHAINS: Readonly<Record<string, string>> = {
  HL: 'Hilton',
  GI: 'Hilton Garden Inn',
  DT: 'DoubleTree',
  CN: 'Conrad',
  WA: 'Waldorf Astoria',
  MC: 'Marriott',
  CY: 'Courtyard',
  SI: 'Sheraton',
  WI: 'Westin',
  RZ: 'Ritz-Carlton',
  WH: 'W',
  XR: 'St. Regis',
  IC: 'InterContinental',
  HI: 'Holiday Inn',
  CP: 'Crowne Plaza',
  HY: 'Hyatt',
  RT: 'Accor',
  SB: 'Sofitel',
  FA: 'Fairmont',
  BW: 'Best Western',
  FS: 'Four Seasons',
  MO: 'Mandarin Oriental',
  SG: 'Shangri-La',
  JT: 'Jumeirah',
  SM: 'Meliá',
  BD: 'B&B',
};

/** 'Accor'; a code that we have no name for is said to be one: 'Chain CM' (HDT-02). */
export function chainName(code: string): string {
  return CHAINS[code] ?? `Chain ${code}`;
}
