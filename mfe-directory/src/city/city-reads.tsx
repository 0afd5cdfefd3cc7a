import type { City } from '@atoll/contracts/destination';
import type { CityOption } from '@atoll/contracts/place';
import { Chip } from '@atoll/ui/chip';
import { cityHref, contentHref, countryHref, hotelsHref, toursHref } from '../shared/addresses';
import * as s from './city-reads.module.css';

/** What the city is like unless its guide says so above, its other pages, and what else there is at the place. */
export function CityReads({ city, hasGuide }: { city: City; hasGuide: boolean }) {
  const { name, country, slug, lat, lng } = city;
  const place: CityOption = { name, country, latitude: lat, longitude: lng };
  const links = [
    ...(city.guide && !hasGuide ? [{ title: `Guide to ${name}`, href: cityHref(slug) }] : []),
    ...city.pages.map((page) => ({ title: page.title, href: contentHref(slug, page) })),
    { title: `Hotels in ${name}`, href: hotelsHref(place) },
    { title: `Tours in ${name}`, href: toursHref(place) },
    { title: `All of ${city.country_in_sentence}`, href: countryHref(city.clean_country) },
  ];
  return (
    <div className={s.panel}>
      <h2 className="title">Read before you ask</h2>
      {!hasGuide && city.description && <p className="small muted">{city.description}</p>}
      {!hasGuide && city.highlights.length > 0 && (
        <ul className={s.highlights} aria-label={`Highlights of ${name}`}>
          {city.highlights.map((highlight) => (
            <li key={highlight}>
              <Chip>{highlight}</Chip>
            </li>
          ))}
        </ul>
      )}
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a className={s.link} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
