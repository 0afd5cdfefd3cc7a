import { STAY_NIGHTS_MAX, PLAN_DAYS_MAX } from '@atoll/contracts/constants';
import { addDays, isCivilDate, nightsBetween } from '@atoll/contracts/dates';
import type { LanguageWords } from './languages/language';
import type { Sign, SignLine } from './signs';

/** What a message says of when and how long. */
export interface ReadDates {
  checkIn?: string;
  checkOut?: string;
  nights?: number;
  month?: string;
  days?: number;
  /** More days were said than a plan has. */
  isShortened?: true;
}

/** A day as it was said. */
interface Day {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
}

/** So far before a day stands what makes it the last. */
const CONNECTION_LOOKED_AT = 30;
/** Letters between two days of a range, at most. */
const CONNECTION_MAX = 5;
const two = (number: number) => String(number).padStart(2, '0');
const dateOf = (year: number, { month, day }: Day) => `${String(year)}-${two(month)}-${two(day)}`;
const numberOf = (sign: Sign | undefined) => Number(sign?.value);
const numbers = (signs: readonly Sign[]) => signs.filter(({ letter }) => letter === '#').map(numberOf);
/** 0 is Monday. */
const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The first such day that is not before another. A year that was said is that year. */
function resolved(day: Day, notBefore: string): string | undefined {
  const first = Number(notBefore.slice(0, 4));
  const years = day.year === undefined ? [first, first + 1, first + 2, first + 3, first + 4] : [day.year];
  return years.map((year) => dateOf(year, day)).find((date) => isCivilDate(date) && date >= notBefore);
}

/** '3/1', '3.1.2021', '2021-01-03'. */
function dayInNumbers(raw: string, isMonthFirst: boolean): Day | undefined {
  const parts = raw.split(/[-/.]/).filter(Boolean);
  const [a = 0, b = 0, c] = parts.map(Number);
  if (parts[0]?.length === 4) return { year: a, month: b, day: c ?? 1 };
  const isTurned = isMonthFirst || (b > 12 && a <= 12);
  const [day, month] = isTurned && a <= 12 ? [b, a] : [a, b];
  if (month > 12 || month < 1 || day > 31 || day < 1) return undefined;
  return { ...(c !== undefined && { year: c < 100 ? 2000 + c : c }), month, day };
}

function yearOf(signs: readonly Sign[]): { year?: number } {
  const year = signs.find(({ letter }) => letter === 'J');
  return year ? { year: numberOf(year) } : {};
}

const NO_COUNT = '(?![o.]?[-c]?[NDWEPACRSGIk$])';
const DAY_MONTH = '#[o.]?[o1cF]{0,2}M(?:[,c]?J)?';
const monthDay = (isSpaceless: boolean) =>
  isSpaceless ? `(?:J[c_]?)?M#(?:o|${NO_COUNT})` : `M[o1c]{0,2}#(?!#)o?${NO_COUNT}(?:[,c]?J)?`;

/** Reads days, months and lengths of stays. */
export function readDates(line: SignLine, words: LanguageWords, today: string): ReadDates {
  const isMonthFirst = words.isMonthFirst ?? false;
  const read: ReadDates = {};
  const MONTH_DAY = monthDay(isMonthFirst);
  const ATOM = `(?:w[,.co]{0,2})?(?:${DAY_MONTH}|${MONTH_DAY}|Q)(?:,?w(?=,))?|[xs]?[c1]?w[cx]?x?[Nn]?|[TYy]N?|H|sN`;

  function dayOf(signs: readonly Sign[], notBefore: string): string | undefined {
    const has = (letter: string) => signs.find((each) => each.letter === letter);
    const inNumbers = has('Q');
    const month = has('M');
    if (inNumbers) {
      const day = dayInNumbers(inNumbers.raw, isMonthFirst);
      return day && resolved(day, notBefore);
    }
    if (month) {
      const day = { ...yearOf(signs), month: numberOf(month), day: numbers(signs)[0] ?? 0 };
      return resolved(day, notBefore);
    }
    const weekday = has('w');
    if (weekday) {
      const base = notBefore > today ? notBefore : today;
      return addDays(base, ((numberOf(weekday) - weekdayOf(base) + 6) % 7) + 1);
    }
    return addDays(today, has('Y') ? 1 : has('y') ? 2 : 0);
  }

  /** Names that are ordinary words as well count beside what says that they are meant. */
  const isMeant = (signs: readonly Sign[], at: number) =>
    signs.some(({ letter }) => /[#Q]/.test(letter)) ||
    signs.every(({ isUnsure }) => !isUnsure) ||
    /[xsFUBif-]$/.test(line.before(at)) ||
    signs.some(({ letter }) => /[xsNn]/.test(letter)) ||
    /^(?:[-U]w|J)/.test(line.behind(at + signs.length));

  /** Takes the words before and behind a day that belong to it. */
  function mark(from: number, to: number): void {
    const before = words.isUntilBehind ? 0 : (/[FUBif][1co]?$/.exec(line.before(from))?.[0].length ?? 0);
    const behind = words.isUntilBehind ? (/^[UFif]{1,2}/.exec(line.behind(to))?.[0].length ?? 0) : 0;
    line.mark(from - before, to + behind);
  }

  function setRange(checkIn: string | undefined, end: (from: string) => string | undefined): boolean {
    if (checkIn === undefined) return false;
    read.checkIn ??= checkIn;
    const checkOut = end(addDays(checkIn, 1));
    if (checkOut && checkOut > checkIn) read.checkOut ??= checkOut;
    return true;
  }

  const startOf = (signs: readonly Sign[], end: string) => {
    const day = numbers(signs)[0] ?? 0;
    const sameMonth = `${end.slice(0, 8)}${two(day)}`;
    const earlier = resolved({ month: ((Number(end.slice(5, 7)) + 10) % 12) + 1, day }, addDays(end, -31));
    const start = sameMonth < end ? sameMonth : earlier;
    return start !== undefined && isCivilDate(start) && start >= today ? start : undefined;
  };

  // 'from 3 to 5 January': the first day has the month of the second.
  line.take(new RegExp(`#[o.]{0,2}[UF]?(?:[-U&F|]|(?<=F#)f)[1c]?(?:${DAY_MONTH}|Q)`, 'g'), (signs, at) => {
    const split = signs.findIndex(({ letter }, index) => index > 0 && /[-U&F|f]/.test(letter));
    const end = dayOf(signs.slice(split), today);
    const start = end && startOf(signs, end);
    // 'from 30 to 2 January', and a start that is over.
    if (!end || !start) return false;
    mark(at, at + signs.length);
    return setRange(start, () => end);
  });
  // 'January 3 to 5'.
  const second = isMonthFirst ? '#o' : `#o?${NO_COUNT}`;
  line.take(new RegExp(`(?:J[c_]?)?M[o1c]{0,2}#o?[-U&F][F1c-]?${second}(?:[,c]?J)?`, 'g'), (signs, at) => {
    const [first = 0, last = 0] = numbers(signs);
    const month = numberOf(signs.find(({ letter }) => letter === 'M'));
    const start = resolved({ ...yearOf(signs), month, day: first }, today);
    if (!start || last <= first) return false;
    mark(at, at + signs.length);
    return setRange(start, (from) => resolved({ month, day: last }, from));
  });

  const monday = addDays(today, -weekdayOf(today));
  // 'Next week on Tuesday', 'Tuesday next week'.
  line.take(/x[c1]{0,2}W[c,i]?w|w[ciFo1]{0,2}(?:x[c1]?W|Wx)/g, (signs) => {
    read.checkIn ??= addDays(monday, 7 + numberOf(signs.find(({ letter }) => letter === 'w')));
    return true;
  });
  let openAt: number | null = null;
  let isFrom = false;
  const spans: { from: number; to: number }[] = [];
  line.take(new RegExp(ATOM, 'g'), (signs, at) => {
    const isOneNight = /[HNn]/.test(signs.at(-1)?.letter ?? '');
    if (!isMeant(signs, at)) return false;
    const to = at + signs.length;
    const before = line.left.slice(Math.max(openAt ?? 0, at - CONNECTION_LOOKED_AT), at);
    const isLast = words.isUntilBehind
      ? /^[^ ]?U/.test(line.behind(to)) ||
        (openAt !== null && (/^[,c1]*[-&UF]+[c1]*$/.test(before) || (before === '' && openAt === at)))
      : (openAt === null && /U[c1i,]*$/.test(before)) ||
        (openAt !== null &&
          (/(?:^[c1,]*|.)[-U&][c1i,.F]*$/.test(before) || (isFrom && /^[ifF]$/.test(before))));
    const date = dayOf(signs, isLast && read.checkIn ? addDays(read.checkIn, 1) : today);
    if (!date) return false;
    if (isLast && openAt !== null && before.length <= CONNECTION_MAX) line.mark(openAt, at);
    if (isLast) read.checkOut ??= date;
    else if (read.checkIn === undefined) {
      read.checkIn = date;
      openAt = to;
      // 'Da venerdì a domenica': 'a' says 'on' and 'to'.
      isFrom = /F[c1]?$/.test(line.before(at));
      if (isOneNight) read.nights = 1;
    }
    spans.push({ from: at, to });
    return true;
  });
  for (const { from, to } of spans) mark(from, to);

  const weekendFrom = (weeks: number) => {
    const friday = addDays(monday, 4 + weeks * 7);
    setRange(friday < today ? today : friday, () =>
      weeks === 0 && weekdayOf(today) === 6 ? addDays(today, 1) : addDays(friday, 2),
    );
    return true;
  };
  const year = Number(today.slice(0, 4));
  line.take(/s?[c1]{0,2}E[c1]?x|[xs][c1]{0,2}E|E[c1]?s/g, (signs) =>
    weekendFrom(signs.some(({ letter }) => letter === 'x') ? 1 : 0),
  );
  line.take(/x[c1]{0,2}W|W[c1]?x/g, () => {
    read.checkIn ??= addDays(monday, 7);
    return true;
  });
  line.take(/[xs][c1]{0,2}m|m[c1]?[xs]/g, (signs) => {
    const isNext = signs.some(({ letter }) => letter === 'x');
    read.month ??= isNext ? addDays(`${today.slice(0, 8)}01`, 31).slice(0, 7) : today.slice(0, 7);
    return true;
  });
  line.take(/[is]?[c1]?[hj]/g, (signs) => {
    const [month, day, length] = signs.some(({ letter }) => letter === 'h') ? [12, 24, 2] : [12, 31, 1];
    const start = resolved({ month, day }, today);
    return setRange(start, () => start && addDays(start, length));
  });
  line.take(
    words.isUntilBehind
      ? /[xs]?(?:J[c_]?)?M(?:[oc,]?J)?i?/g
      : /[if]?[xs]?[c1o]{0,2}(?:J[c_]?)?M[x]?(?:[oc,]?J)?/g,
    (signs, at) => {
      const month = signs.find(({ letter }) => letter === 'M');
      if (
        !month ||
        (month.isUnsure &&
          !/[xsifJo]/.test(signs.map(({ letter }) => letter).join('')) &&
          !isMeant([month], at))
      )
        return false;
      const said = yearOf(signs).year ?? year + (numberOf(month) < Number(today.slice(5, 7)) ? 1 : 0);
      if (read.checkIn === undefined) read.month ??= `${String(said)}-${two(numberOf(month))}`;
      return true;
    },
  );

  const last = (signs: readonly Sign[]) => numbers(signs).at(-1) ?? 1;
  line.take(/(?:#[-|U]c?)?[#1][-c]{0,2}(?:N|W)/g, (signs) => {
    const nights = last(signs) * (signs.at(-1)?.letter === 'W' ? 7 : 1);
    if (Number.isInteger(nights) && nights >= 1 && nights <= STAY_NIGHTS_MAX) read.nights ??= nights;
    return true;
  });
  line.take(/[#1]m/g, (signs) => {
    if (last(signs) === 1) read.nights ??= STAY_NIGHTS_MAX;
    return true;
  });
  line.take(isMonthFirst ? /#[-c]{0,2}[Do]/g : /(?:#[-|U]c?)?[#1][-c]{0,2}D/g, (signs) => {
    const days = last(signs);
    if (!Number.isInteger(days) || days < 1) return false;
    if (read.days === undefined && days > PLAN_DAYS_MAX) read.isShortened = true;
    read.days ??= Math.min(days, PLAN_DAYS_MAX);
    return true;
  });
  line.take(/[#1]?E/g, () => {
    if (read.checkIn === undefined) read.nights ??= 2;
    return true;
  });
  return completed(read);
}

function completed(read: ReadDates): ReadDates {
  const { checkIn, checkOut, nights } = read;
  if (checkIn && checkOut) {
    const between = nightsBetween(checkIn, checkOut);
    const { nights: _nights, ...dates } = read;
    return between >= 1 && between <= STAY_NIGHTS_MAX ? { ...dates, nights: between } : dates;
  }
  return checkIn && nights ? { ...read, checkOut: addDays(checkIn, nights) } : read;
}
