import type { DirectoryPages } from '../shared/directory/directory-pages';
import type { DirectoryIndex } from './read-model/directory-index';

/** The directory as those see it that list or picture its pages. */
export function directoryPages(ready: () => Promise<DirectoryIndex>): DirectoryPages {
  const visibleCard = (index: DirectoryIndex, row: number | undefined) => {
    if (row === undefined || !index.table.ids[row]) return null;
    const card = index.table.card(row);
    return index.isVisible(card.clean_country) && !index.table.isHidden(row) ? card : null;
  };
  return {
    countries: async () => {
      const index = await ready();
      return index.cards.countries().filter(({ clean_country }) => index.isVisible(clean_country));
    },
    cities: async () => {
      const index = await ready();
      return [...index.cards.cities()].filter(({ clean_country }) => index.isVisible(clean_country));
    },
    agentRows: async () => (await ready()).table.rowCount,
    agentsIn: async (from, to) => {
      const index = await ready();
      const end = Math.min(to, index.table.rowCount);
      const rows = Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);
      return rows.map((row) => visibleCard(index, row)).filter((card) => card !== null);
    },
    agent: async (id) => {
      const index = await ready();
      return visibleCard(index, index.table.rowOf(id));
    },
    city: async (slug) => {
      const index = await ready();
      const card = index.cards.city(slug);
      return card && index.isVisible(card.clean_country) ? card : null;
    },
    country: async (slug) => {
      const index = await ready();
      return index.isVisible(slug) ? index.cards.country(slug) : null;
    },
  };
}
