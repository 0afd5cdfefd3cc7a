import { AGENT_LANGUAGES, AGENT_SPECIALITIES, AGENT_SPECIALITY_LABELS } from '@atoll/contracts/agent';
import { HUB_NAME_MAX, HUB_PLACE_MAX } from '@atoll/contracts/agent-hub';
import { HUB_FIELD_WORDS, HUB_FIELDS, type HubField, type HubMapping } from '@atoll/contracts/agent-hub-jobs';
import { agentLanguageName } from '@atoll/contracts/agent-languages';
import { AGENT_TEXT_MAX } from '@atoll/contracts/agent-listing';
import { fold } from '@atoll/contracts/fold';
import { withoutGuard } from '../../shared/csv/csv-guard';
import type { OwnAgentRow } from '../../shared/directory/hub-agents';
import { peopleText } from '../../shared/text/people-text';

/** What heads of columns are also called. */
const HEADS: Readonly<Record<HubField, readonly string[]>> = {
  externalId: ['id', 'external id', 'agent id', 'key', 'number', 'code'],
  name: ['full name', 'agent', 'agent name', 'contact', 'contact name'],
  agency: ['company', 'organisation', 'organization', 'business'],
  city: ['town', 'place', 'stadt', 'ville', 'ciudad', 'cidade'],
  country: ['land', 'pays', 'pais'],
  summary: ['summary', 'about', 'description', 'bio'],
  specialities: ['specialities', 'specialties', 'speciality', 'specialty'],
  languages: ['language', 'speaks'],
  since: ['agent since', 'since', 'year', 'founded'],
  featured: ['featured'],
  phone: ['telephone', 'tel', 'mobile', 'phone number'],
  website: ['web', 'url', 'site', 'homepage'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
};
const FIRST_YEAR = 1850;
const ID_MAX = 80;
const YES = ['yes', 'true', '1', 'y'];
const NO = ['no', 'false', '0', 'n', ''];

/** What each column is, as far as its head says so; each field is one column. */
export function guessMapping(columns: readonly string[]): HubMapping {
  const used = new Set<HubField>();
  return columns.map((column) => {
    const head = fold(column);
    const field = HUB_FIELDS.find(
      (key) => fold(HUB_FIELD_WORDS[key]) === head || fold(key) === head || HEADS[key].includes(head),
    );
    if (!field || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

/** Whether a first line names columns: one of its cells is a word that columns are called. */
export function canBeHeads(cells: readonly string[]): boolean {
  return guessMapping(cells).some((field) => field !== null);
}

const partsOf = (text: string) =>
  text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Words of a fixed list, by their key or what they are called; a sentence for one that nobody knows. */
function wordsOf<Word extends string>(
  text: string,
  known: readonly Word[],
  called: (word: Word) => string,
  what: string,
): readonly Word[] | string {
  const found: Word[] = [];
  for (const part of partsOf(text)) {
    const word = known.find((key) => key === part.toLowerCase() || fold(called(key)) === fold(part));
    if (!word) return `There is no ${what} “${part.slice(0, 40)}”.`;
    found.push(word);
  }
  return [...new Set(found)];
}

function degrees(text: string, limit: number): number | null {
  const value = Number(text.replace(',', '.'));
  return text !== '' && Math.abs(value) <= limit ? value : null;
}

type Optional = Omit<OwnAgentRow, 'externalId' | 'name' | 'city' | 'country'>;
type Cell = (field: HubField) => string;

/** Where the row says an agent is; nothing where it says nothing. */
function pointOf(cell: Cell): Pick<Optional, 'point'> | string {
  const texts = [cell('latitude'), cell('longitude')] as const;
  if (texts.every((text) => text === '')) return {};
  const [lat, lng] = [degrees(texts[0], 90), degrees(texts[1], 180)];
  if (lat === null || lng === null) return 'Latitude and longitude are not degrees, such as 38.72 and -9.14.';
  return { point: { lat, lng } };
}

function sinceOf(text: string, year: number): Pick<Optional, 'since'> | string {
  if (text === '') return {};
  const since = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (since < FIRST_YEAR || since > year)
    return `The year “${text.slice(0, 20)}” is none since ${FIRST_YEAR}.`;
  return { since };
}

function listsOf(cell: Cell): Pick<Optional, 'specialities' | 'languages'> | string {
  const specialities = wordsOf(
    cell('specialities'),
    AGENT_SPECIALITIES,
    (key) => AGENT_SPECIALITY_LABELS[key],
    'speciality',
  );
  if (typeof specialities === 'string') return specialities;
  const languages = wordsOf(cell('languages'), AGENT_LANGUAGES, agentLanguageName, 'language');
  if (typeof languages === 'string') return languages;
  return { ...(specialities.length > 0 && { specialities }), ...(languages.length > 0 && { languages }) };
}

/** What a row says beside who and where; an empty cell says nothing. */
function optional(cell: Cell, year: number): Optional | string {
  const featured = cell('featured').toLowerCase();
  if (![...YES, ...NO].includes(featured)) return 'Featured is yes or no.';
  const [lists, since, point] = [listsOf(cell), sinceOf(cell('since'), year), pointOf(cell)];
  if (typeof lists === 'string') return lists;
  if (typeof since === 'string') return since;
  if (typeof point === 'string') return point;
  const texts: Record<string, string> = {};
  for (const field of ['agency', 'summary', 'phone', 'website'] as const)
    if (cell(field) !== '') texts[field] = cell(field);
  return {
    ...{ ...texts, ...lists, ...since, ...point },
    ...(featured !== '' && { is_featured: YES.includes(featured) }),
  };
}

const LONGEST: Partial<Readonly<Record<HubField, number>>> = {
  ...{ externalId: ID_MAX, name: HUB_NAME_MAX, agency: HUB_NAME_MAX, summary: AGENT_TEXT_MAX },
  ...{ city: HUB_PLACE_MAX, country: HUB_PLACE_MAX, phone: 40, website: 300 },
};

function textOf(field: HubField, cell: string): string {
  const kind = field === 'phone' ? 'phone' : 'line';
  return peopleText(withoutGuard(cell), kind).replace(/\s+/g, ' ').trim();
}

/** A row as an agent, or a sentence that says why it is none. */
export function readRow(cells: readonly string[], mapping: HubMapping, year: number): OwnAgentRow | string {
  const texts = new Map(
    mapping.flatMap((field, at) => (field ? [[field, textOf(field, cells[at] ?? '')] as const] : [])),
  );
  const cell: Cell = (field) => texts.get(field) ?? '';
  const row = {
    ...{ externalId: cell('externalId'), name: cell('name') },
    ...{ city: cell('city'), country: cell('country') },
  };
  if (row.externalId === '') return 'There is no own ID.';
  if (row.name === '') return 'There is no name.';
  if (row.city === '' || row.country === '') return 'City and country are both needed.';
  const long = HUB_FIELDS.find((field) => cell(field).length > (LONGEST[field] ?? Infinity));
  if (long) return `${HUB_FIELD_WORDS[long]} is longer than ${LONGEST[long]} letters.`;
  const rest = optional(cell, year);
  return typeof rest === 'string' ? rest : { ...row, ...rest };
}
