/** Towns that travelers know by another name than GeoNames': its name, its country, and the name that is shown. */
export const SHOWN_NAMES: Readonly<Record<string, string>> = {
  'New York City|US': 'New York',
  'Male|MV': 'Malé',
  'Washington, D.C.|US': 'Washington',
  'Ulan Bator|MN': 'Ulaanbaatar',
  'Köln|DE': 'Cologne',
  'Genève|CH': 'Geneva',
  'Sevilla|ES': 'Seville',
  'Luzern|CH': 'Lucerne',
  'Brugge|BE': 'Bruges',
  'Antwerpen|BE': 'Antwerp',
  'Gent|BE': 'Ghent',
  'Hannover|DE': 'Hanover',
  'Nürnberg|DE': 'Nuremberg',
  'Göteborg|SE': 'Gothenburg',
  'Frankfurt am Main|DE': 'Frankfurt',
  'Palma|ES': 'Palma de Mallorca',
  'Panamá|PA': 'Panama City',
};

/** Translations that GeoNames lists and nobody uses for the town. */
export const NOT_NAMES: readonly string[] = [
  'White House|MA',
  // Former names and machine-made spellings of larger towns, which hid the town that travelers mean.
  'Bridgetown|US',
  'Galle|DE',
  'Islamabad|BD',
  'Monterey|MX',
  'Philadelphia|JO',
  'Puno|IN',
  'Salisbury|ZW',
  'Sparta|TR',
  'Troy|US',
  'Venice|US',
  'Victoria|HK',
];

/** Names in simplified Chinese that GeoNames has in traditional characters only, by the shown name of the largest town so called. */
export const MORE_NAMES: Readonly<Record<string, readonly string[]>> = {
  'New York': ['纽约'],
  Rome: ['罗马'],
  Vienna: ['维也纳'],
  'São Paulo': ['圣保罗'],
};
