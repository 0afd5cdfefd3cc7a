import { wholeNumberText } from '@atoll/contracts/words';
import { countryHref } from '../shared/addresses';
import type { CountryLink } from '../shared/agents/agents.api';
import * as s from './top-countries.module.css';

/** The countries with the most agents, each with the way to its cities. */
export function TopCountries({ countries }: { countries: readonly CountryLink[] }) {
  return (
    <section className="sand section-tight" aria-labelledby="top-countries">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="display h2" id="top-countries">
              Browse by country
            </h2>
            <p>The countries with the most agents, and their cities.</p>
          </div>
          <a className="link" href="/destinations">
            All destinations
          </a>
        </div>
        <ul className={s.countries}>
          {countries.map(({ country, clean_country, agentCount }) => (
            <li key={clean_country}>
              <a className={s.country} href={countryHref(clean_country)}>
                <span>{country}</span>
                <span className="small muted num">{wholeNumberText(agentCount)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
