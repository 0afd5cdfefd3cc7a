import {
  AGENT_PAGE_SIZE,
  AGENT_SUGGESTIONS_MAX,
  type AgentsAnswer,
  type AgentsQuery,
} from '@atoll/contracts/agent';
import type { PlaceNames } from '../../shared/places/place-names';
import { readFilters } from '../read-model/agent-filters';
import type { DirectoryIndex } from '../read-model/directory-index';

function pageNumber(text: string | undefined): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

function countryOf(
  index: DirectoryIndex,
  { country }: AgentsQuery,
  names?: PlaceNames,
): AgentsAnswer['meta']['country'] {
  const settings = country ? index.settings.get(index.countrySlug(country, names) ?? '') : undefined;
  return settings ? { name: settings.country, slug: settings.clean_country } : null;
}

const [BEGIN, COMMA] = [Buffer.from('{"data":['), Buffer.from(',')];

/**
 * A page of agents as JSON. The bytes of cards are kept, so that a list is put together and not written anew:
 * serialising twenty cards would take longer than everything else.
 */
export function listBytes(index: DirectoryIndex, query: AgentsQuery, names?: PlaceNames): Buffer {
  const { rows, featuredCount, ignored } = index.search.find(readFilters(query), names);
  const suggests = Boolean(query.name?.trim() || query.city?.trim());
  const size = suggests ? AGENT_SUGGESTIONS_MAX : AGENT_PAGE_SIZE;
  const page = suggests ? 1 : pageNumber(query.page);
  const pages = suggests ? 1 : Math.max(1, Math.ceil(rows.length / size));
  const meta: AgentsAnswer['meta'] = {
    count: rows.length,
    featuredCount,
    page,
    pages,
    country: countryOf(index, query, names),
    ignored: [...ignored],
  };
  const parts: Buffer[] = [BEGIN];
  for (const row of rows.subarray((page - 1) * size, page * size)) {
    if (parts.length > 1) parts.push(COMMA);
    parts.push(index.table.cardBytes(row));
  }
  return Buffer.concat([...parts, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)]);
}
