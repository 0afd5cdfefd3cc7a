import { TEXT_KIND, type TextKind } from '@atoll/contracts/people-text';
import { peopleText } from '../text/people-text';

type Clean = (value: unknown) => unknown;

interface Schema {
  readonly [TEXT_KIND]?: TextKind;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

function cleanObject(cleans: readonly (readonly [string, Clean])[]): Clean {
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const object = value as Record<string, unknown>;
    const cleaned = cleans.flatMap(([name, clean]): [string, unknown][] =>
      Object.hasOwn(object, name) ? [[name, clean(object[name])]] : [],
    );
    return { ...object, ...Object.fromEntries<unknown>(cleaned) };
  };
}

/** Cleans what comes in for a schema: every text in it that people write to people. Null where it has none. */
export function cleanTexts(schema: Schema): Clean | null {
  const kind = schema[TEXT_KIND];
  if (kind) return (value) => (typeof value === 'string' ? peopleText(value, kind) : value);
  if (schema.anyOf) {
    const [clean, ...more] = schema.anyOf.flatMap((each) => cleanTexts(each) ?? []);
    if (more.length > 0) throw new Error('a text of people is one of several things: say it once');
    return clean ?? null;
  }
  if (schema.items) {
    const clean = cleanTexts(schema.items);
    return clean && ((value) => (Array.isArray(value) ? value.map(clean) : value));
  }
  const cleans = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
    const clean = cleanTexts(each);
    return clean ? [[name, clean] as const] : [];
  });
  return cleans.length > 0 ? cleanObject(cleans) : null;
}
