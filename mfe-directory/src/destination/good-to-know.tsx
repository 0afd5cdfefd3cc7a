import type { Destination } from '@atoll/contracts/destination';
import { listInWords } from '@atoll/contracts/words';
import type { ReactNode } from 'react';
import { countryHref } from '../shared/addresses';
import { emergencyText, plugsText } from './country-text';
import * as s from './country-parts.module.css';

function neighbourLinks({ neighbours }: Destination['facts']): ReactNode {
  if (neighbours.length === 0) return null;
  return (
    <span className={s.neighbours}>
      {neighbours.map(({ country, clean_country }) => (
        <a key={clean_country} className="link" href={countryHref(clean_country)}>
          {country}
        </a>
      ))}
    </span>
  );
}

/** What is to be known before the journey; what nobody knows is left out. */
export function GoodToKnow({ facts }: Pick<Destination, 'facts'>) {
  const { capital, languages, currency, drives_on: side, neighbours } = facts;
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Capital', capital],
    [languages.length > 1 ? 'Languages' : 'Language', listInWords(languages)],
    ['Currency', currency && `${currency.name}, ${currency.code}`],
    ['Plugs', plugsText(facts)],
    ['Emergency', emergencyText(facts)],
    ['Drives on', side && `The ${side}`],
    [neighbours.length > 1 ? 'Neighbors' : 'Neighbor', neighbourLinks(facts)],
  ];
  const known = rows.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <section className="sand section-tight" aria-labelledby="good-to-know">
      <div className={`wrap ${s.duo}`}>
        <h2 className="display h2" id="good-to-know">
          Good to know
        </h2>
        <dl className={s.facts}>
          {known.map(([name, value]) => (
            <div key={name} className={s.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
