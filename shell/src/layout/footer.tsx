import type { SocialLink } from '@atoll/contracts/site-settings';
import { Icon } from '@atoll/ui/icon';
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

const NETWORKS = {
  instagram: ['Instagram', 'brand-instagram'],
  youtube: ['YouTube', 'brand-youtube'],
  linkedin: ['LinkedIn', 'brand-linkedin'],
} as const;

/** Addresses that belong to nobody, as a demonstration has them. */
const isSample = ({ href }: SocialLink) => /\.example(\/|$)/.test(href);

const COMPANY = [
  { name: 'Why agents choose Atoll', href: '/why-agents' },
  { name: 'Hotel marketing', href: '/hotel-marketing' },
  { name: 'Agent login', href: '/agent/login' },
  { name: 'Hotel login', href: '/hotel/login' },
  { name: 'Privacy', href: '/privacy' },
  { name: 'Terms', href: '/terms' },
  { name: 'Sitemap', href: '/sitemap' },
];

interface FooterLinksProps {
  readonly heading: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

function FooterLinks({ heading, links }: FooterLinksProps) {
  const id = `footer-${heading.toLowerCase()}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The company's own pages elsewhere; nothing where it has none. */
function SocialLinks({ links }: { readonly links: readonly SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={s.social}>
      {links.some(isSample) && <span className={s.note}>Sample links</span>}
      <ul>
        {links.map(({ network, href }) => {
          const [name, icon] = NETWORKS[network];
          return (
            <li key={network}>
              <a href={href} aria-label={`Atoll on ${name}`} rel="noopener noreferrer">
                <Icon name={icon} />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Contact, social pages, the way to everything, and where the data is from (HOM-18). */
export function Footer({ social = [] }: { readonly social?: readonly SocialLink[] | undefined }) {
  return (
    <footer className={s.footer}>
      <div className={s.grid}>
        <div className={s.about}>
          <Logo />
          <p>
            Travel agents, hotels and tours in one place. Atoll Travel Ltd, 14 Harbour Row, Valletta, Malta.
          </p>
          <p>
            <a className="link" href="mailto:hello@atoll.example">
              hello@atoll.example
            </a>{' '}
            ·{' '}
            <a className="link" href="tel:+35620000000">
              +356&nbsp;2000&nbsp;0000
            </a>
          </p>
          <p className={s.note}>Sample address and contact</p>
        </div>
        <FooterLinks
          heading="Explore"
          links={[
            ...DOCK_LINKS,
            { name: 'Destinations', href: '/destinations' },
            { name: 'My bookings', href: '/bookings' },
          ]}
        />
        <FooterLinks heading="Atoll" links={COMPANY} />
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
      <div className={s.end}>
        <p>Bookings on this site are a demonstration: no payment is taken and no room is reserved.</p>
        <SocialLinks links={social} />
      </div>
    </footer>
  );
}
