import type { FormInstance } from 'antd';
import { useState } from 'react';
import { differences, disputeOf, saveMerged } from './meeting-changes';
import { currentOf } from './stale-record';

interface Versioned {
  readonly version: number;
}

interface Answer<Found> {
  readonly data?: Found;
  readonly error?: unknown;
}

interface Options<Found extends Versioned, Values extends object> {
  /** As it was when the page was opened. */
  readonly record: Found;
  readonly form: FormInstance<Values>;
  /** What the form has of a record. */
  readonly valuesOf: (record: Found) => Values;
  /** Writes these values over that version. */
  readonly send: (version: number, values: Values) => Promise<Answer<Found>>;
  /** Writes what the site began with over that version, where it began with something. */
  readonly begin?: (version: number) => Promise<Answer<Found>>;
}

/** What was last done, with the fields that take it back. */
interface Done<Values> {
  readonly what: 'saved' | 'put back';
  readonly undo: Partial<Values>;
}

/**
 * A record with a version, in a form. What somebody else saves meanwhile of other fields is kept; where both have changed
 * one field, `dispute` has both values. What is done is taken back by one more write, from the version of then.
 */
export function useVersioned<Found extends Versioned, Values extends object>(
  options: Options<Found, Values>,
) {
  const { record, form, valuesOf, send, begin } = options;
  const [base, setBase] = useState(() => ({ version: record.version, values: valuesOf(record) }));
  const [refused, setRefused] = useState<{ error: unknown; change: Partial<Values> } | null>(null);
  const [done, setDone] = useState<Done<Values> | null>(null);
  const [isSaving, setSaving] = useState(false);

  type Base = typeof base;

  /** What is typed into fields that this write is not about stays. */
  function show(saved: Values, change: Partial<Values>): void {
    const typed = Object.entries(differences(form.getFieldsValue(true) as Values, base.values));
    const kept = Object.fromEntries(typed.filter(([field]) => !(field in change)));
    form.setFieldsValue({ ...saved, ...kept });
  }
  async function write(change: Partial<Values>, from: Base, what: Done<Values>['what']): Promise<boolean> {
    setSaving(true);
    setDone(null);
    const { data, error } = await saveMerged<Found, Values, Found>({
      ...{ change, before: from.values, version: from.version, valuesOf },
      send: (version, values) => send(version, { ...values, ...change }),
    });
    setSaving(false);
    setRefused(error === undefined ? null : { error, change });
    if (data) settle(data, change, from, what);
    return data !== undefined;
  }
  function settle(data: Found, change: Partial<Values>, from: Base, what: Done<Values>['what']): void {
    const fields = Object.keys(change) as (keyof Values)[];
    const undo = Object.fromEntries(fields.map((field) => [field, from.values[field]])) as Partial<Values>;
    const values = valuesOf(data);
    setDone({ what, undo });
    setBase({ version: data.version, values });
    show(values, change);
  }
  /** Whatever was typed is given up: all of it is another text now. */
  async function toBeginning(): Promise<void> {
    setSaving(true);
    setDone(null);
    const { data, error } = (await begin?.(base.version)) ?? {};
    setSaving(false);
    setRefused(error === undefined ? null : { error, change: {} });
    if (data) settle(data, base.values, base, 'put back');
  }

  const current = currentOf<Found>(refused?.error);
  const theirs = current && current.version !== base.version ? valuesOf(current) : null;
  const yours = theirs && refused && disputeOf(refused.change, base.values, theirs);
  return {
    /** What the form's fields were before anybody typed into them. */
    values: base.values,
    error: refused?.error,
    isSaving,
    done,
    /** Saves what is changed in the form. */
    save: async (values: Values): Promise<boolean> => {
      const change = differences(values, base.values) as Partial<Values>;
      return Object.keys(change).length === 0 || write(change, base, 'saved');
    },
    /** Writes earlier values of some fields. */
    putBack: (change: Partial<Values>): Promise<boolean> => write(change, base, 'put back'),
    toBeginning,
    dispute:
      current && theirs && yours && refused
        ? {
            theirs,
            yours,
            keep: () => void write(refused.change, { version: current.version, values: theirs }, 'saved'),
          }
        : null,
    /** Of a refusal of values that are no longer in the form. */
    forgetRefusal: () => setRefused(null),
  };
}
