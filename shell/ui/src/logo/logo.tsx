import { classNames } from '../class-names';
import { ICON_SPRITE_URL, type IconName } from '../icon/icon';
import * as s from './logo.module.css';

export type LogoProps = {
  /** The ring with the word 'Atoll', or the ring alone. */
  mark?: 'full' | 'ring';
  className?: string;
};

/** The atoll ring, with the name. Put it inside a link whose accessible name is 'Atoll, home'. */
export function Logo({ mark = 'full', className }: LogoProps) {
  return (
    <span className={classNames(s.logo, className)}>
      <svg className={s.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle
          cx="16"
          cy="16"
          r="12.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="4.4"
          strokeLinecap="round"
          strokeDasharray="33 9 15 9 2 11.17"
          transform="rotate(-118 16 16)"
        />
        <circle className={s.lagoon} cx="16" cy="16" r="6" />
      </svg>
      {mark === 'full' && <span>Atoll</span>}
    </span>
  );
}

export type RingProps = {
  /** Drawn in the middle, where the lagoon is. */
  icon?: IconName;
  className?: string;
};

/** The illustration of an empty, failed or waiting state: the ring round a lagoon. Decorative. */
export function Ring({ icon, className }: RingProps) {
  return (
    <svg className={classNames(s.ring, className)} viewBox="0 0 88 88" aria-hidden="true">
      <circle
        className={s.reef}
        cx="44"
        cy="44"
        r="40"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="96 18 52 18 10 57"
        transform="rotate(-100 44 44)"
      />
      <circle className={s.water} cx="44" cy="44" r="28" />
      {icon && (
        <svg
          className={s.sign}
          x="30"
          y="30"
          width="28"
          height="28"
          viewBox="0 0 24 24"
          fill="none"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <use href={`${ICON_SPRITE_URL}#i-${icon}`} />
        </svg>
      )}
    </svg>
  );
}
