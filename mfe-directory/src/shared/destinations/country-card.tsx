import type { DestinationCard } from '@atoll/contracts/destination';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { countryHref } from '../addresses';
import { agentsText } from '../agents/agent-text';
import * as s from './country-card.module.css';

interface CountryCardProps {
  readonly destination: DestinationCard;
  /** For the cards of the first row, whose pictures are what a visitor waits for. */
  readonly priority?: boolean;
}

/** A country as a picture with its name and how many agents it has. */
export function CountryCard({ destination, priority = false }: CountryCardProps) {
  const { country, clean_country, image, agentCount, featuredCount } = destination;
  return (
    <article className={s.card}>
      <ArtworkPicture className={s.picture} uri={image} place="row" alt="" ratio="4/3" priority={priority} />
      <h3 className="title">
        <a className={s.name} href={countryHref(clean_country)}>
          {country}
        </a>
      </h3>
      <p className="small muted">{agentsText(agentCount, featuredCount)}</p>
    </article>
  );
}
