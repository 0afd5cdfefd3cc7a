import type { GeoNamesRow } from '../../places-data/geonames';
import { shownName } from '../../places-data/towns';

/*
 * Where the gazetteer is known to be wrong, found by reading what it makes the demo say. Places are named as the place
 * search shows them, with their country: 'Rabat|MA'.
 */

/** Towns whose count is that of a part, of a district, or of all around them: no text tells it, nor a rank by it. */
const DOUBTFUL_COUNTS = new Set([
  'Auckland|NZ', 'Beni|CD', 'Boumerdas|DZ', 'Budta|PH', 'Camayenne|GN', 'Chakwama|NG', 'Doha|QA', 'Jepara|ID',
  'Kanayannur|IN', 'Kuwait City|KW', 'Kyain Seikgyi Township|MM', 'N’dalatando|AO', 'Nowrangapur|IN', 'Rabat|MA',
  'Samut Prakan|TH', 'Sinfra|CI', 'Taipei|TW', 'Takeo|KH', 'Tovuz|AZ', 'Wellington|NZ', '‘Ajlūn|JO',
]); // prettier-ignore

/** Towns that another one of their region is larger than, whatever the counts are. */
const NOT_LARGEST_OF_REGION = new Set([
  'Cabudwaaq|SO',
  'Dagupan|PH',
  'Kaesŏng|KP',
  'Mar del Plata|AR',
  'Sevastopol|UA',
  'Yamoussoukro|CI',
]);

/** Countries whose largest town the gazetteer has wrong. */
const WRONG_LARGEST = new Set('AS BH KW LI NR SD SX TC TW VI'.split(' '));

/**
 * Countries of whose towns the gazetteer has the order right, checked by hand, by the place: its counts are of the town
 * in one country and of the town with its surroundings in another one.
 */
const CHECKED: Readonly<Record<number, readonly string[]>> = {
  2: 'AL AR AT BA BD BE BF BR BT BW BY CA CD CG CU CY CZ DE DK DO EE EG ES FR GA GB GR HR HU IE IL IR IT JP KE KG KR LB LT LV LY ME MG MM NL NO PK PT PY RU SE SI SK SZ TD TN UA US XK ZW'.split(' '),
  3: 'AT BE CZ DE DK EE IN JP LT NL SE TN'.split(' '),
  4: 'CZ DE DK NL'.split(' '),
  5: ['AU'],
}; // prettier-ignore

const keyOf = (row: GeoNamesRow) => `${shownName(row)}|${row.countryCode}`;

/** Whether a text may tell how many people live there. */
export function isCountSure(row: GeoNamesRow): boolean {
  return row.population > 0 && !DOUBTFUL_COUNTS.has(keyOf(row));
}

/** Whether a text may tell that a town is at a place in the order of its country. */
export function isPlaceOfCountrySure(row: GeoNamesRow, place: number): boolean {
  if (!isCountSure(row)) return false;
  return place === 1
    ? !WRONG_LARGEST.has(row.countryCode)
    : CHECKED[place]?.includes(row.countryCode) === true;
}

/** Whether a text may tell that a town is the largest of its region. */
export function isLargestOfRegionSure(row: GeoNamesRow): boolean {
  return isCountSure(row) && !NOT_LARGEST_OF_REGION.has(keyOf(row));
}
