import { SaveButton } from '@atoll/platform/save-button';
import { Button } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import * as card from '../map-card.module.css';
import * as s from '../map-rows.module.css';
import type { Thing, ThingKind } from './things';

const ACTIONS: Readonly<Record<ThingKind, string>> = {
  hotel: 'View hotel',
  tour: 'View tour',
  sight: 'Read about it',
};

/** A thing in the list: its name leads to its page, the button shows where it is. */
export function ThingRow({ thing, onOpen }: { thing: Thing; onOpen: () => void }) {
  const { name, line, href, count, saved, isSample } = thing;
  const isOne = count === 1;
  return (
    <article className={s.row}>
      <h3 className={s.name}>{href ? <a href={href}>{name}</a> : name}</h3>
      <p className="small muted">
        {line} {isSample && <SampleMark />}
      </p>
      <div className={s.zoom}>
        {saved && <SaveButton item={saved} />}
        <Button
          variant="quiet"
          size="small"
          icon={isOne ? 'map-pin' : 'plus'}
          aria-label={isOne ? `Show on the map: ${name}` : `Zoom in: ${name}`}
          data-needs-script=""
          onClick={onOpen}
        >
          {isOne ? 'Show' : 'Zoom in'}
        </Button>
      </div>
    </article>
  );
}

/** What the map says of what stands in one point. */
export function ThingCard({ things }: { things: readonly Thing[] }) {
  const [first, ...others] = things;
  if (!first) return null;
  if (others.length > 0) {
    return (
      <ul className={card.card}>
        {things.map(({ id, name, href }) => (
          <li key={id}>
            <a className="link" href={href ?? undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    );
  }
  const { name, line, about, href, kind, saved, isSample } = first;
  return (
    <div className={card.card}>
      <p className={card.name}>{name}</p>
      <p className="small muted">
        {line} {isSample && <SampleMark />}
      </p>
      {about && <p className="small">{about}</p>}
      <div className={card.actions}>
        {href && (
          <Button size="small" href={href} aria-label={`${ACTIONS[kind]}: ${name}`}>
            {ACTIONS[kind]}
          </Button>
        )}
        {saved && <SaveButton item={saved} line />}
      </div>
    </div>
  );
}
