import { destinationPage } from '@atoll/contracts/pages/destinations.page';
import { expoEventPage } from '@atoll/contracts/pages/expo.page';
import { managedPage } from '@atoll/contracts/pages/managed.page';
import { houseHref, housePage } from '@atoll/contracts/pages/house.page';
import {
  agentHref,
  agentIdOf,
  agentInCityPage,
  cityAgentsPage,
} from '@atoll/contracts/pages/travel-agents.page';
import { matchSiteRoute, pathParams } from '@atoll/contracts/site-routes';
import type { Subject } from '../../shared/changes/changes';
import type { DirectoryPages } from '../../shared/directory/directory-pages';

type Params = Readonly<Record<string, string>>;

/** What the page at a path is about, by its pattern: the pages that are submitted when they change. */
const SUBJECTS: Readonly<Record<string, (params: Params) => Subject | null>> = {
  [agentInCityPage.pattern]: ({ agent = '' }) => {
    const id = agentIdOf(agent);
    return id === null ? null : `agent:${id}`;
  },
  [cityAgentsPage.pattern]: ({ city = '' }) => `city:${city}`,
  [destinationPage.pattern]: ({ countrySlug = '' }) => `country:${countrySlug}`,
  [expoEventPage.pattern]: ({ eventId = '' }) => `expo:${eventId}`,
  [managedPage.pattern]: ({ slug = '' }) => `page:${slug}`,
  [housePage.pattern]: ({ slug = '' }) => `house:${slug.slice(slug.lastIndexOf('-') + 1)}`,
};

/** What a public page is about; null for a page that is about nothing in particular. */
export function subjectOfPath(path: string): Subject | null {
  const pattern = matchSiteRoute(path)?.pattern ?? '';
  return SUBJECTS[pattern]?.(pathParams(pattern, path) ?? {}) ?? null;
}

export interface PageSources {
  readonly pages: Pick<DirectoryPages, 'agent'>;
  readonly houseSlugs: () => Promise<readonly string[]>;
}

/** Where the page of a subject is now; null where it has none, or none of its own. */
export async function pathOfSubject(
  subject: Subject,
  { pages, houseSlugs }: PageSources,
): Promise<string | null> {
  const [kind = '', id = ''] = subject.split(':');
  if (id === '') return null;
  if (kind === 'agent') {
    const agent = await pages.agent(id);
    return agent && agentHref(agent);
  }
  if (kind === 'house') {
    const slug = (await houseSlugs()).find((each) => each.endsWith(`-${id}`));
    return slug === undefined ? null : houseHref(slug);
  }
  const patterns: Readonly<Record<string, string>> = {
    city: cityAgentsPage.pattern,
    country: destinationPage.pattern,
    expo: expoEventPage.pattern,
    page: managedPage.pattern,
  };
  return patterns[kind]?.replace(/:\w+/, id) ?? null;
}
