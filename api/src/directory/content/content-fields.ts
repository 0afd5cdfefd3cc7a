import { AGENT_LANGUAGES, AGENT_SPECIALITIES } from '@atoll/contracts/agent';
import { Type, type TObject } from 'typebox';
import { Value } from 'typebox/value';

const text = () => Type.Optional(Type.String({ minLength: 1 }));
const textOrNull = () => Type.Optional(Type.Union([Type.Null(), Type.String()]));
const flag = () => Type.Optional(Type.Boolean());
const slug = () => Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,80}$' }));
const degrees = (most: number) => Type.Optional(Type.Number({ minimum: -most, maximum: most }));

/** What may be set of an agent. `name_slug` follows the name. */
export const AgentContent = Type.Object({
  user_id: textOrNull(),
  name: text(),
  agency: text(),
  city: text(),
  clean_city: slug(),
  region: textOrNull(),
  country: text(),
  clean_country: slug(),
  country_code: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  is_featured: flag(),
  rating: Type.Optional(Type.Union([Type.Null(), Type.Number({ minimum: 0, maximum: 5 })])),
  rating_count: Type.Optional(Type.Integer({ minimum: 0 })),
  rating_source: textOrNull(),
  lat: degrees(90),
  lng: degrees(180),
  summary: text(),
  specialities: Type.Optional(Type.Array(Type.Enum([...AGENT_SPECIALITIES]))),
  languages: Type.Optional(Type.Array(Type.Enum([...AGENT_LANGUAGES]))),
  since: Type.Optional(Type.Integer({ minimum: 1850 })),
  places: Type.Optional(Type.Array(Type.String())),
});

/** What may be set of a country, settings and picture. */
export const CountryContent = Type.Object({
  is_visible: flag(),
  region: text(),
  description: text(),
  lat: degrees(90),
  lng: degrees(180),
  listing_image_url: text(),
  listing_image_credit: text(),
});

/** What may be set of a city. */
export const CityContent = Type.Object({
  region: textOrNull(),
  lat: degrees(90),
  lng: degrees(180),
  population: Type.Optional(Type.Integer({ minimum: 0 })),
  description: text(),
  highlights: Type.Optional(Type.Array(Type.String())),
  featured_image_url: text(),
  image_url: text(),
  image_credit: text(),
  image_position: text(),
});

/** A request that a person has to correct, in a sentence. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

function isList(schema: object): boolean {
  return 'items' in schema;
}

/** Words are numbers, switches and nothing where the field is of that kind; lists are separated by semicolons. */
function valueOf(schema: object, word: string): unknown {
  if (isList(schema)) return word === '' ? [] : word.split(';').map((part) => part.trim());
  if (word === 'null' && Value.Check(schema, null)) return null;
  const others: unknown[] = [word];
  if (word === 'true' || word === 'false') others.unshift(word === 'true');
  if (word.trim() !== '' && Number.isFinite(Number(word))) others.unshift(Number(word));
  return others.find((value) => Value.Check(schema, value)) ?? word;
}

/** Reads `field=value` words. Throws a ContentError that names every field that is unknown or does not fit. */
export function readContent(schema: TObject, words: readonly string[]): Record<string, unknown> {
  const problems: string[] = [];
  const fields: Record<string, unknown> = {};
  for (const word of words) {
    const at = word.indexOf('=');
    const [name, given] = at < 1 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (at < 1) problems.push(`"${word}" is not field=value`);
    else if (!property) problems.push(`there is no field ${name}`);
    else {
      const value = valueOf(property, given);
      if (Value.Check(property, value)) fields[name] = value;
      else problems.push(`"${given}" does not fit ${name}`);
    }
  }
  if (words.length === 0) problems.push('nothing is to be set');
  if (problems.length > 0) {
    throw new ContentError(`${problems.join(', ')}. Fields: ${Object.keys(schema.properties).join(', ')}.`);
  }
  return fields;
}
