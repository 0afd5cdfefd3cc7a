import type { City } from '@atoll/contracts/destination';
import { RequestLink } from '@atoll/platform/request-link';
import { SearchInput, SearchLine } from '@atoll/ui/search-line';
import { cityHref } from '../shared/addresses';
import { countText } from '../shared/agents/agent-text';
import { Crumbs } from '../shared/crumbs';
import { SharePage } from '../shared/sharing/share-page';
import { crumbsAboveCity } from '../shared/crumbs-above';
import * as s from './city-hero.module.css';
import { featuredText } from './city-text';
import { CityPoster } from './city-poster';

interface CityHeroProps {
  city: City;
  q: string | null;
  onSearch: (text: string) => void;
}

/** What the city is, how many agents it has, and the search among them. */
export function CityHero({ city, q, onSearch }: CityHeroProps) {
  const { name, country, slug, agentCount } = city;
  return (
    <section className={`wrap ${s.hero}`} aria-labelledby="city-hero">
      <div>
        <div className={s.top}>
          <Crumbs way={crumbsAboveCity(city)} here={name} />
          <SharePage kind="city" title={name} path={cityHref(slug)} />
        </div>
        <h1 className="display h1" id="city-hero">
          {countText(agentCount)} <span className={s.place}>in {name}</span>
        </h1>
        <p className={`lede ${s.lede}`}>
          People based in the city who plan, book and pick up the phone. {featuredText(city)}
        </p>
        <SearchLine label={`Travel agents in ${name}`} action={cityHref(slug)} onSearch={onSearch}>
          <SearchInput label="Name or speciality" placeholder="Name or speciality" value={q ?? ''} />
        </SearchLine>
        <p className={s.ask}>
          <RequestLink variant="quiet" known={{ city: name, country }}>
            Ask agents for a quote
          </RequestLink>
        </p>
      </div>
      <div className={s.poster}>
        <CityPoster city={city} />
      </div>
    </section>
  );
}
