/** The United Nations' subregions (M49) and their countries (ISO 3166-1 alpha-2). */
const REGIONS: Readonly<Record<string, string>> = {
  'Northern Africa': 'DZ EG EH LY MA SD TN',
  'Eastern Africa': 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TZ UG YT ZM ZW IO TF',
  'Middle Africa': 'AO CD CF CG CM GA GQ ST TD',
  'Southern Africa': 'BW LS NA SZ ZA',
  'Western Africa': 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  Caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  'Central America': 'BZ CR GT HN MX NI PA SV',
  'South America': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE GS BV',
  'Northern America': 'BM CA GL PM US',
  'Central Asia': 'KG KZ TJ TM UZ',
  'Eastern Asia': 'CN HK JP KP KR MN MO TW',
  'South-eastern Asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'Southern Asia': 'AF BD BT IN IR LK MV NP PK',
  'Western Asia': 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  'Eastern Europe': 'BG BY CZ HU MD PL RO RU SK UA',
  'Northern Europe': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  'Southern Europe': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  'Western Europe': 'AT BE CH DE FR LI LU MC NL',
  'Australia and New Zealand': 'AU NZ NF CX CC HM',
  Melanesia: 'FJ NC PG SB VU',
  Micronesia: 'FM GU KI MH MP NR PW UM',
  Polynesia: 'AS CK NU PF PN TK TO TV WF WS',
};

const BY_COUNTRY = new Map(
  Object.entries(REGIONS).flatMap(([region, countries]) =>
    countries.split(' ').map((country) => [country, region] as const),
  ),
);

/** The part of the world that a country belongs to. */
export function worldRegionOf(countryCode: string): string {
  const region = BY_COUNTRY.get(countryCode);
  if (!region) throw new Error(`No part of the world has ${countryCode}.`);
  return region;
}

/** How a sentence names those parts of the world that people call otherwise. */
const SPOKEN: Readonly<Record<string, string>> = {
  'Northern Africa': 'North Africa',
  'Eastern Africa': 'East Africa',
  'Middle Africa': 'Central Africa',
  'Western Africa': 'West Africa',
  Caribbean: 'the Caribbean',
  'Northern America': 'North America',
  'Eastern Asia': 'East Asia',
  'South-eastern Asia': 'Southeast Asia',
  'Southern Asia': 'South Asia',
  'Western Asia': 'Western Asia',
  'Australia and New Zealand': 'Oceania',
};

/** The part of the world as a sentence about the country names it: 'the Caribbean'. No country lies in itself. */
export function worldRegionInSentence(countryCode: string, country: string): string {
  if (countryCode === 'MX') return 'North America';
  const region = worldRegionOf(countryCode);
  return region === country ? 'Oceania' : (SPOKEN[region] ?? region);
}
