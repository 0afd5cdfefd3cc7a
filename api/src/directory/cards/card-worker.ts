import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { Connection } from 'mongoose';
import type { StoredChange } from '../../shared/changes/change.model';
import { OVERLAP_MS, type ChangeLog } from '../../shared/changes/change-log';
import { EVERYTHING } from '../../shared/changes/changes';
import type { Job } from '../../shared/jobs/jobs';
import { countrySettingsModel } from '../models/country.model';
import { destinationCardModel } from '../models/card.model';
import { cardProgressModel, type CardProgress } from './card-progress.model';
import { countryCardMaker } from './country-cards';

const KEY = 'directory';
const COUNTRY = 'country:';
/** A step must not take longer than a few seconds, with a million agents either. */
const COUNTRIES_AT_ONCE = 10;

function countriesOf(changes: readonly StoredChange[]): string[] {
  const subjects = changes.flatMap((change) => change.subjects);
  return [...new Set(subjects.filter((subject) => subject.startsWith(COUNTRY)))].map((subject) =>
    subject.slice(COUNTRY.length),
  );
}

function chunks<Each>(all: readonly Each[], size: number): Each[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, number) => all.slice(number * size, (number + 1) * size));
}

/**
 * Turns agents, visible countries and pictures into cards (DIR-14). Only one may run at a time. How far it came is in
 * the database: killed in the middle, the next run goes on, and making a country's cards twice gives the same.
 */
export function createCardWorker(
  connection: Connection,
  changes: ChangeLog,
  countriesAtOnce = COUNTRIES_AT_ONCE,
): Job {
  const progress = cardProgressModel(connection);
  const settings = countrySettingsModel(connection);
  const destinationCards = destinationCardModel(connection);
  const makeCards = countryCardMaker(connection, changes);

  const save = (fields: Partial<CardProgress>) =>
    progress.updateOne({ _id: KEY }, { $set: fields }, { upsert: true });

  async function allCountries(): Promise<string[]> {
    const known = await Promise.all([settings.distinct('_id'), destinationCards.distinct('_id')]);
    return [...new Set(known.flat())].sort();
  }

  async function rebuild(from: CardProgress['rebuild'], onStep: () => Promise<void>): Promise<Date> {
    const { began_at, after } = from ?? { began_at: new Date(), after: '' };
    if (!from) await save({ rebuild: { began_at, after } });
    const left = (await allCountries()).filter((country) => country > after);
    for (const slugs of chunks(left, countriesAtOnce)) {
      await makeCards(slugs);
      await save({ rebuild: { began_at, after: slugs.at(-1) ?? after } });
      await onStep();
    }
    await save({ rebuild: null, done_until: began_at });
    return began_at;
  }

  return {
    run: async (onStep) => {
      const known = await progress.findById(KEY).lean();
      const oldestMs = Date.now() - KEPT_SECONDS.change * 1_000 + OVERLAP_MS;
      const isFar = (known?.done_until?.getTime() ?? 0) < oldestMs;
      let until = known?.done_until ?? new Date(0);
      if (known?.rebuild || isFar) until = await rebuild(known?.rebuild ?? null, onStep);
      const done = new Set<string>();
      for (;;) {
        const found = await changes.since(new Date(until.getTime() - OVERLAP_MS));
        const fresh = found.filter(({ _id, kind }) => kind !== 'card' && !done.has(String(_id)));
        const latest = fresh.at(-1);
        if (!latest) return;
        if (fresh.some(({ key }) => key === EVERYTHING)) await rebuild(null, onStep);
        else {
          for (const slugs of chunks(countriesOf(fresh), countriesAtOnce)) {
            await makeCards(slugs);
            await onStep();
          }
        }
        for (const { _id } of fresh) done.add(String(_id));
        if (latest.at > until) until = latest.at;
        await save({ done_until: until });
      }
    },
  };
}
