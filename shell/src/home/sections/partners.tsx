import type { PartnerSign, SiteContent } from '@atoll/contracts/site-content';
import { Icon, type IconName } from '@atoll/ui/icon';
import { SampleMark } from '@atoll/ui/chip';
import * as s from './partners.module.css';

const SIGNS: Readonly<Record<PartnerSign, IconName>> = {
  plane: 'plane',
  ship: 'ship',
  hotel: 'building-skyscraper',
  route: 'route',
  compass: 'compass',
  sun: 'sun',
};

/** The logos of partners (HOM-14): a sign and the name, which is also the text of the picture. */
export function Partners({ partners }: Pick<SiteContent, 'partners'>) {
  if (partners.length === 0) return null;
  return (
    <section className={`wrap ${s.partners}`} aria-label="Partners">
      <ul className={s.logos}>
        {partners.map(({ name, sign }) => (
          <li key={name}>
            <span className={s.logo} role="img" aria-label={name}>
              <Icon name={SIGNS[sign]} />
              {name}
            </span>
          </li>
        ))}
      </ul>
      {partners.some(({ sample }) => sample) && <SampleMark>Sample names</SampleMark>}
    </section>
  );
}
