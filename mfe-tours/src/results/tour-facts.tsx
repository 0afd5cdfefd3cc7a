import type { Tour } from '@atoll/contracts/tour';
import { codeAsSentence } from '@atoll/contracts/words';
import { Chip } from '@atoll/ui/chip';
import { Icon } from '@atoll/ui/icon';
import { useId } from 'react';
import { NO_DESCRIPTION, NO_DURATION } from '../shared/tour-text';
import * as s from './tour-facts.module.css';

/** How many categories and highlights a card shows (TOU-29). */
const CATEGORIES = 2;
const CATEGORIES_EXPANDED = 3;
const HIGHLIGHTS = 3;

interface TourFactsProps {
  tour: Tour;
  isExpanded: boolean;
  onToggle: () => void;
}

/** What it is, how long it takes and its highlights; what it is about in words once it is expanded. */
export function TourFacts({ tour, isExpanded, onToggle }: TourFactsProps) {
  const id = useId();
  const categories = tour.categories.slice(0, isExpanded ? CATEGORIES_EXPANDED : CATEGORIES);
  return (
    <div className={s.facts}>
      <div className={s.line}>
        <span className={s.chips}>
          {categories.map((category) => (
            <Chip key={category}>{codeAsSentence(category)}</Chip>
          ))}
        </span>
        <span className={s.duration}>
          <Icon name="clock" size="s" />
          {tour.duration ?? NO_DURATION}
        </span>
      </div>
      {tour.highlights.length > 0 && (
        <ul className={s.highlights}>
          {tour.highlights.slice(0, HIGHLIGHTS).map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={s.more}
        aria-expanded={isExpanded}
        aria-controls={id}
        aria-label={`${isExpanded ? 'Less' : 'More'} about ${tour.name}`}
        data-replay=""
        onClick={onToggle}
      >
        {isExpanded ? 'Less' : 'More'}
        <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      <p id={id} className="small muted" hidden={!isExpanded}>
        {tour.shortDescription ?? tour.description ?? NO_DESCRIPTION}
      </p>
    </div>
  );
}
