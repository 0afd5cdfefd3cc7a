import { clockText, type Clock } from '@atoll/platform/house-times';
import * as s from './house-time.module.css';

const TEXTS = {
  'Check-in': { usual: 'Check-in: After 3:00 PM', word: 'After' },
  'Check-out': { usual: 'Check-out: Before 12:00 PM', word: 'Before' },
} as const;

interface HouseTimeProps {
  end: keyof typeof TEXTS;
  /** The house's own time, where it is another one. */
  own: Clock | null;
}

/** The fixed text (BKG-25); where the house has a time of its own, that one leads and the fixed one is said to be the usual. */
export function HouseTime({ end, own }: HouseTimeProps) {
  const { usual, word } = TEXTS[end];
  if (!own) return <p className="small">{usual}</p>;
  return (
    <>
      <p className={`small ${s.own}`}>{`${word} ${clockText(own)} at this hotel`}</p>
      <p className="small muted">
        Not the usual <span>{usual}</span>
      </p>
    </>
  );
}
