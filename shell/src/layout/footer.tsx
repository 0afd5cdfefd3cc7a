import { Logo } from '@atoll/ui/logo';
import { Link } from 'react-router-dom';
import { DOCK_LINKS } from './dock-items';
import * as s from './footer.module.css';

const SOURCES = [
  { name: 'GeoNames', href: 'https://www.geonames.org/', note: 'place names, CC BY 4.0' },
  {
    name: 'airport-data-js',
    href: 'https://github.com/aashishvanand/airport-data-js',
    note: 'airports, CC BY 4.0',
  },
  { name: 'Tabler Icons', href: 'https://tabler.io/icons', note: 'icons, MIT' },
];

export function Footer() {
  return (
    <footer className={s.footer}>
      <div className={s.grid}>
        <div className={s.about}>
          <Logo />
          <p>Hotels, tours and the people who know the way, on one site.</p>
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore">Explore</h2>
          <ul>
            {DOCK_LINKS.map(({ name, href }) => (
              <li key={href}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Sources</h2>
          <ul>
            {SOURCES.map(({ name, href, note }) => (
              <li key={href}>
                <a href={href} rel="noopener noreferrer">
                  {name}
                </a>{' '}
                <span className={s.note}>{note}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={s.end}>
        Bookings on this site are a demonstration: no payment is taken and no room is reserved.
      </p>
    </footer>
  );
}
