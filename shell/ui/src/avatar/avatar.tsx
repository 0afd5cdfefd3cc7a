import { classNames } from '../class-names';
import * as s from './avatar.module.css';

const TONES = 6;

export type AvatarProps = {
  /** The person's name: initials are made from it. */
  name: string;
  /** 40, 56 (default) or 96 px. */
  size?: 's' | 'm' | 'l';
  className?: string;
};

/** First letters of the first and the last word: 'Inês Marques' gives 'IM'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** The same name always has the same of the six earth tones. */
function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % TONES) + 1;
}

/** Initials on an earth tone (LOOK 1.4): never a stock face. Decorative, the name stands beside it. */
export function Avatar({ name, size = 'm', className }: AvatarProps) {
  return (
    <span className={classNames(s.avatar, s[size], s[`tone${toneOf(name)}`], className)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
