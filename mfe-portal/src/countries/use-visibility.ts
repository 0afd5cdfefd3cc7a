import type { CountryBody, EditedCountry } from '@atoll/contracts/edited-places';
import { toAppError } from '@atoll/platform';
import { useState } from 'react';
import { saveMerged } from '../shared/meeting-changes';
import { useChangeCountryMutation } from './countries.api';

interface Done {
  /** As it is now. */
  readonly country: EditedCountry;
}

/** Hides and shows countries, each by a write from the version that is on the screen; the last one can be undone. */
export function useVisibility() {
  const [change] = useChangeCountryMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function set(country: EditedCountry, isVisible: boolean): Promise<void> {
    const { slug, version } = country;
    setBusy(slug);
    setDone(null);
    // Whoever has written its text meanwhile keeps that.
    const { data, error } = await saveMerged<EditedCountry, CountryBody, EditedCountry>({
      ...{ change: { is_visible: isVisible }, before: country, version, valuesOf: (now) => now },
      send: (from) => change({ slug, version: from, body: { is_visible: isVisible } }),
    });
    setBusy(null);
    setProblem(error === undefined ? null : `${country.country}: ${toAppError(error).message}`);
    if (data) setDone({ country: data });
  }

  return { busy, done, problem, set };
}
