import type { HotelProfile } from '@atoll/contracts/account';
import { classNames } from '@atoll/ui/class-names';
import { Icon } from '@atoll/ui/icon';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { Panel } from '../shared/panel';
import { VerificationTag } from '../shared/verification-tag';
import type { Strength } from './profile-strength';
import * as s from './strength-panel.module.css';

/** How a thing looks in the list, and what can be done about it: nothing where it is not the hotel's turn. */
const LOOKS = {
  done: { icon: 'circle-check', said: <VisuallyHidden>, done</VisuallyHidden>, action: null },
  waiting: { icon: 'clock', said: ': your change waits for our answer', action: null },
  missing: { icon: 'alert-circle', said: <VisuallyHidden>, missing</VisuallyHidden>, action: 'Add' },
  refused: { icon: 'alert-circle', said: ': your change was not approved', action: 'Change it' },
} as const;

interface StrengthPanelProps {
  readonly hotel: HotelProfile;
  readonly strengths: readonly Strength[];
}

/** How much of a house's page is there, and where what is missing is done. */
export function StrengthPanel({ hotel, strengths }: StrengthPanelProps) {
  const of = strengths.length;
  const done = strengths.filter(({ state }) => state === 'done').length;
  const percent = Math.round((100 * done) / of);
  return (
    <Panel title="Your page" aside={<VerificationTag status={hotel.verification_status} />}>
      <div>
        <p className={s.line}>
          <b>{percent}% complete</b>
          <span>
            {done} of {of}
          </span>
        </p>
        <div className={s.bar} aria-hidden="true">
          <i style={{ inlineSize: `${percent}%` }} />
        </div>
      </div>
      <ul className={s.list}>
        {strengths.map(({ words, href, state }) => {
          const { icon, said, action } = LOOKS[state];
          return (
            <li key={words} className={classNames(action !== null && s.missing)}>
              <Icon name={icon} />
              <span>
                {words}
                {said}
              </span>
              {action !== null && (
                <a className="link" href={href} aria-label={`${action}: ${words}`}>
                  {action}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
