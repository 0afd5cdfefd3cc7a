import { AGENT_SPECIALITY_LABELS, type AgentCard as Agent } from '@atoll/contracts/agent';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import { Portrait } from '@atoll/ui/portrait';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { classNames } from '@atoll/ui/class-names';
import { Rating } from '@atoll/ui/rating';
import { memo } from 'react';
import * as s from './agent-card.module.css';
import { languagesText, ratingsText } from './agent-text';
import { SaveAgent } from './save-agent';

/** How many specialities a card names; the profile has all of them. */
const SPECIALITIES = 3;

interface AgentCardProps {
  agent: Agent;
  /** Names the city, where the list is not of one. */
  hasCity?: boolean;
  standsOut?: 'selected' | 'hovered' | null;
  /** Null where there is no map. */
  onShowOnMap?: ((id: string) => void) | null;
}

/** An agent in a list. Kept until its own props change: to point at one must not draw all of them. */
export const AgentCard = memo(function AgentCard({ agent, hasCity, standsOut, onShowOnMap }: AgentCardProps) {
  const { id, name, picture, agency, city, country, rating, is_featured: isFeatured } = agent;
  const href = agentHref(agent);
  return (
    <article className={classNames(s.card, standsOut && s[standsOut])}>
      <Portrait name={name} picture={picture} />
      <div className={s.who}>
        <h3 className="title">
          <a className={s.name} href={href}>
            {name}
          </a>
        </h3>
        <p className="small muted">{hasCity ? `${agency}, ${city}, ${country}` : agency}</p>
        <p className={s.rating}>
          {rating === null ? (
            <span className="small muted">Not rated yet</span>
          ) : (
            <>
              <Rating value={rating} />
              <span className="small muted">{ratingsText(agent)}</span>
            </>
          )}
        </p>
      </div>
      <div className={s.corner}>
        {isFeatured && <Chip tone="lagoon">Featured</Chip>}
        <SaveAgent agent={agent} className={s.raise} />
      </div>
      <p className={s.about}>{agent.summary}</p>
      <p className={s.facts}>
        {agent.specialities.slice(0, SPECIALITIES).map((speciality) => (
          <Chip key={speciality}>{AGENT_SPECIALITY_LABELS[speciality]}</Chip>
        ))}
        <span className="small muted">{languagesText(agent.languages)}</span>
      </p>
      <div className={s.foot}>
        <span className="small muted">Since {agent.since}</span>
        {onShowOnMap && (
          <button
            type="button"
            className={classNames('link small', s.raise)}
            aria-label={`Show ${name} on the map`}
            data-replay=""
            onClick={() => onShowOnMap(id)}
          >
            Show on map
          </button>
        )}
        <Button
          variant="text"
          size="small"
          className={s.profile}
          href={href}
          aria-label={`View profile: ${name}`}
        >
          View profile
        </Button>
      </div>
    </article>
  );
});
