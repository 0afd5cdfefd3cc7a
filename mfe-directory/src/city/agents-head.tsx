import type { City } from '@atoll/contracts/destination';
import { pageHref } from '@atoll/contracts/pages/page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { SearchInput, SearchLine } from '@atoll/ui/search-line';
import { cityHref } from '../shared/addresses';
import { countText } from '../shared/agents/agent-text';
import { featuredText } from './city-text';
import * as s from './agents-head.module.css';

interface AgentsHeadProps {
  readonly city: City;
  readonly q: string | null;
  readonly onSearch: (text: string) => void;
}

/** Where the agents of a city with a guide begin: how many they are, and the search among them. */
export function AgentsHead({ city, q, onSearch }: AgentsHeadProps) {
  const { name, slug, agentCount, clean_country: country, country_in_sentence } = city;
  if (agentCount === 0) {
    return (
      <section className={`wrap ${s.head}`} aria-labelledby="agents-heading">
        <div>
          <h2 className="display h2" id="agents-heading">
            No travel agent in {name} yet
          </h2>
          <p>
            <a className="link" href={pageHref(travelAgentsPage, { country })}>
              Agents in {country_in_sentence}
            </a>
          </p>
        </div>
      </section>
    );
  }
  return (
    <section className={`wrap ${s.head}`} id="agents" aria-labelledby="agents-heading">
      <div>
        <h2 className="display h2" id="agents-heading">
          {countText(agentCount)} in {name}
        </h2>
        <p className="muted">
          People based in the city who plan, book and pick up the phone. {featuredText(city)}
        </p>
      </div>
      <SearchLine label={`Travel agents in ${name}`} action={cityHref(slug)} onSearch={onSearch}>
        <SearchInput label="Name or speciality" placeholder="Name or speciality" value={q ?? ''} />
      </SearchLine>
    </section>
  );
}
