import type { Connection } from 'mongoose';
import type { Change } from '../../shared/changes/changes';
import { agentModel } from '../models/agent.model';
import { cityModel } from '../models/city.model';
import { countryImageModel, countrySettingsModel } from '../models/country.model';
import { agentChange, cityChange, countryChange, EVERYTHING_CHANGED } from '../subjects';
import type { DirectoryIndex } from './directory-index';

/** Changes for what was written since then and is not in the index: nobody announced it, or nobody heard. */
export type FindMissedWrites = (index: DirectoryIndex, since: Date) => Promise<Change[]>;

/** More of them than this are a seed that nobody announced. */
const MANY = 500;

/** Compares by `updated_at`, and the number of agents, because what was removed has no date. */
export function missedWrites(connection: Connection): FindMissedWrites {
  const agents = agentModel(connection);
  const [settings, images] = [countrySettingsModel(connection), countryImageModel(connection)];
  const cities = cityModel(connection);

  async function missedCountries(index: DirectoryIndex, since: Date): Promise<Change[]> {
    const recent = { updated_at: { $gte: since } };
    const [ofSettings, ofImages] = await Promise.all([
      settings.find(recent).lean(),
      images.find(recent).lean(),
    ]);
    const missed = [
      ...ofSettings.filter(
        ({ _id, updated_at }) => +updated_at !== +(index.settings.get(_id)?.updated_at ?? 0),
      ),
      ...ofImages.filter(({ _id, updated_at }) => +updated_at !== +(index.images.get(_id)?.updated_at ?? 0)),
    ];
    return [...new Set(missed.map(({ _id }) => _id))].map(countryChange);
  }

  async function missedCities(index: DirectoryIndex, since: Date): Promise<Change[]> {
    const recent = await cities
      .find({ updated_at: { $gte: since } }, { clean_country: 1, updated_at: 1 })
      .lean();
    return recent
      .filter(({ _id, updated_at }) => +updated_at !== index.citiesWrittenMs.get(_id))
      .map(({ _id, clean_country }) => cityChange(_id, clean_country));
  }

  return async (index, since) => {
    const recent = await agents
      .find({ updated_at: { $gte: since } }, { clean_city: 1, clean_country: 1, updated_at: 1 })
      .lean();
    const unknown = recent.filter(({ _id, updated_at }) => +updated_at !== index.writtenMs(String(_id)));
    const added = unknown.filter(({ _id }) => index.writtenMs(String(_id)) === undefined).length;
    const count = await agents.estimatedDocumentCount();
    if (unknown.length > MANY || count !== index.table.size + added) return [EVERYTHING_CHANGED];
    return [
      ...unknown.map((agent) => agentChange(String(agent._id), [agent, index.placeOf(String(agent._id))])),
      ...(await missedCountries(index, since)),
      ...(await missedCities(index, since)),
    ];
  };
}
