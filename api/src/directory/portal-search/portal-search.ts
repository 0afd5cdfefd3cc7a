import type { HubAgents } from '../../shared/directory/hub-agents';
import { OWN_HITS_OF_KIND_MAX, type OwnSearchPart } from '../../shared/own-search/own-search';
import { portalHref, portalPart } from '../../shared/own-search/portal-part';
import type { CitiesRepository } from '../destinations/cities.repository';
import type { CountriesRepository } from '../destinations/countries.repository';
import { cityRows } from '../editing/city-edits';
import type { DirectoryIndex } from '../read-model/directory-index';

export interface PortalSearchDeps {
  readonly index: () => Promise<DirectoryIndex>;
  readonly cities: CitiesRepository;
  readonly countries: Pick<CountriesRepository, 'all'>;
  readonly hub: Pick<HubAgents, 'search' | 'find'>;
}

/** Cities, countries and agents in the portal's search, each as its list finds them. */
export function portalSearch({ index, cities, countries, hub }: PortalSearchDeps): OwnSearchPart[] {
  return [
    portalPart('Cities', 'content', async (q) => {
      const { cities: found } = await cityRows(await index(), cities, { q, page: 1 });
      return found.slice(0, OWN_HITS_OF_KIND_MAX).map(({ slug, name, country }) => ({
        title: name,
        detail: country,
        href: portalHref('cities', slug),
      }));
    }),
    portalPart('Countries', 'content', async (_q, hasWords) =>
      (await countries.all())
        .filter(({ settings }) => hasWords(settings.country))
        .map(({ settings: { _id, country, region, is_visible } }) => ({
          ...{ title: country, detail: is_visible ? region : `${region}, hidden` },
          href: portalHref('countries', _id),
        })),
    ),
    portalPart('Agents', 'directory', async (q) => {
      const { ids } = await hub.search({ q }, 'name');
      const shown = ids.slice(0, OWN_HITS_OF_KIND_MAX);
      const found = await hub.find(shown);
      return shown.flatMap((id) => {
        const agent = found.get(id)?.view;
        if (!agent) return [];
        const { name, agency, city, country, hidden } = agent;
        const detail = [agency, city, country, ...(hidden ? ['hidden'] : [])].join(', ');
        return [{ title: name, detail, href: portalHref('agent-hub', id) }];
      });
    }),
  ];
}
