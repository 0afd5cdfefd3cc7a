import type { TourDuration } from '@atoll/contracts/tour';

/** What a provider's record without a duration gets (TOU-32, C33). */
const DEFAULT_DURATION = '2-3 hours';
const HOURS_PER = { week: 168, day: 24, hour: 1, minute: 1 / 60 } as const;
const HALF_DAY_HOURS_MAX = 5;

export interface ReadDuration {
  readonly text: string;
  /** How long it takes at least. */
  readonly hours: number;
  readonly band: TourDuration;
}

/** ISO 8601 as some suppliers write it: 'P1D', 'PT2H30M'. */
function fromIso(text: string): string | null {
  const parts = /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?)?$/.exec(text);
  if (!parts) return null;
  const named = (['week', 'day', 'hour', 'minute'] as const).flatMap((unit, index) => {
    const count = parts[index + 1];
    return count ? [`${count} ${unit}${count === '1' ? '' : 's'}`] : [];
  });
  return named.join(' ') || null;
}

function hoursOf(text: string): number | null {
  const parts = [
    ...text.matchAll(
      /(\d{1,4}(?:[.,]\d)?)(?:\s*(?:-|to)\s*\d{1,4})?\s*(week|day|hour|minute|hr|min|h)s?\b/gi,
    ),
  ];
  if (parts.length === 0) return null;
  return parts.reduce((sum, [, count = '0', unit = 'hour']) => {
    const name = unit.toLowerCase();
    const hours =
      name === 'week' || name === 'day'
        ? HOURS_PER[name]
        : HOURS_PER[name.startsWith('m') ? 'minute' : 'hour'];
    return sum + Number(count.replace(',', '.')) * hours;
  }, 0);
}

/** The filter's bands (TOU-24). Eight days, or any text with 'week' in it, is a long tour (C31). */
function bandOf(text: string, hours: number): TourDuration {
  const days = Math.round(hours / 24);
  if (/week/i.test(text) || days >= 8) return 'MULTI_DAY_LONG';
  if (days >= 4) return 'MULTI_DAY_MEDIUM';
  if (days >= 2) return 'MULTI_DAY_SHORT';
  return hours > HALF_DAY_HOURS_MAX ? 'FULL_DAY' : 'HALF_DAY';
}

/**
 * Reads a provider's duration ('2 hours 30 minutes', '3 days', 'PT4H'). A record without one gets the default; null for
 * text that says no length.
 */
export function readDuration(given: string | undefined): ReadDuration | null {
  const text = given?.trim() || DEFAULT_DURATION;
  const shown = fromIso(text) ?? text;
  const hours = hoursOf(shown);
  return hours ? { text: shown, hours, band: bandOf(shown, hours) } : null;
}
