import type { AskedAgent } from '@atoll/contracts/quote-request';
import type { DirectoryPages } from '../../shared/directory/directory-pages';

/** An agent as those see it who were in touch with it, also after it has left. */
export type FindAskedAgent = (id: string) => Promise<AskedAgent>;

/** Looks agents up in the directory. */
export function askedAgentsIn({ agent }: Pick<DirectoryPages, 'agent'>): FindAskedAgent {
  return async (id) => {
    const card = await agent(id);
    if (!card) {
      const gone = {
        agency: null,
        city: '',
        country: '',
        picture: null,
        page: '/travel-agents',
        languages: [],
      };
      return { id, name: 'An agent who has left Atoll', ...gone };
    }
    const { name, agency, city, country, picture, languages, name_slug } = card;
    const page = `/agent/${id}/${name_slug}`;
    return { id, name, agency: agency || null, city, country, picture, page, languages: [...languages] };
  };
}
