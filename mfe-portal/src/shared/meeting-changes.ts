import { currentOf } from './stale-record';

// Lists are compared by what they hold: forms make new ones.
const said = (value: unknown) => JSON.stringify(value ?? '');

/** The values of a form that are others than before; null where there is none any more. */
export function differences(values: object, initial: object = {}): Record<string, unknown> {
  const before = initial as Record<string, unknown>;
  const changed = Object.entries(values).filter(([field, value]) => said(value) !== said(before[field]));
  return Object.fromEntries(changed.map(([field, value]) => [field, (value as unknown) ?? null]));
}

/**
 * What is there now with what was changed here over it, wherever somebody else has changed the same field to something
 * else since; null where nobody has, so that both changes can stand.
 */
export function disputeOf<Values extends object>(change: object, before: Values, now: Values): Values | null {
  const fields = Object.entries(change).filter(([name, mine]) => {
    const field = name as keyof Values;
    return said(now[field]) !== said(before[field]) && said(now[field]) !== said(mine);
  });
  return fields.length === 0 ? null : { ...now, ...Object.fromEntries(fields) };
}

interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
}

interface Saving<Record, Values, Data> {
  /** Only what is changed here. */
  readonly change: object;
  /** What it was changed from, and the version of that. */
  readonly before: Values;
  readonly version: number;
  /** The values of what the API says is there now; null where it has none any more. */
  readonly valuesOf: (now: Record) => Values | null;
  /** Sends the change of these values. */
  readonly send: (version: number, values: Values) => Promise<Answer<Data>>;
}

/**
 * Saves what is changed here. Where somebody else has saved other fields meanwhile, it is saved together with theirs;
 * where both have changed one field, the refusal is answered.
 */
export async function saveMerged<Record extends { readonly version: number }, Values extends object, Data>(
  saving: Saving<Record, Values, Data>,
): Promise<Answer<Data>> {
  const { change, version, valuesOf, send } = saving;
  let [from, values] = [version, saving.before];
  for (;;) {
    const answer = await send(from, values);
    const now = currentOf<Record>(answer.error);
    const theirs = now && valuesOf(now);
    if (!now || !theirs || now.version === from) return answer;
    if (disputeOf(change, saving.before, theirs)) return answer;
    [from, values] = [now.version, theirs];
  }
}
