import { addDays, earliestToday, isCivilDate } from '@atoll/contracts/dates';
import type { RateTable } from '@atoll/contracts/money';
import type { QuoteBody } from '@atoll/contracts/quote';
import type { QuoteLine } from '@atoll/contracts/quote-line';
import { matchSiteRoute } from '@atoll/contracts/site-routes';

/** Who needs longer sends another version. */
const VALID_DAYS_MAX = 366;

/** What says where a line is: a hotel's or a tour's page. */
const SPOT_PAGES = { hotel: '/hotels?', tour: '/tours?' };

type Problems = Readonly<Record<string, string>>;

function lineProblems(line: QuoteLine, at: number, rates: RateTable): Problems {
  const problems: Record<string, string> = {};
  const isChoice = line.kind === 'choice';
  if (isChoice && line.group === null)
    problems[`lines.${at}.group`] = 'Please name what this line is a choice for.';
  if (!isChoice && line.group !== null)
    problems[`lines.${at}.group`] = 'Only a line that is one of several has a group.';
  if (!Object.hasOwn(rates.rates, line.currency))
    problems[`lines.${at}.currency`] = 'There is no exchange rate for this currency.';
  if (line.page !== null && !matchSiteRoute(line.page.split(/[?#]/)[0] ?? ''))
    problems[`lines.${at}.page`] = 'This is no page of Atoll.';
  const { kind } = line.spot ?? {};
  if (kind && kind !== 'place' && !line.page?.startsWith(SPOT_PAGES[kind]))
    problems[`lines.${at}.spot`] = 'Where this line is goes with its page, which it has not any more.';
  return problems;
}

/** Lines are told apart by their ids, and a choice has something to choose from. */
function sumProblems({ lines, costs }: QuoteBody): Problems {
  const problems: Record<string, string> = {};
  const ids = lines.map(({ id }) => id);
  lines.forEach(({ id, kind, group }, at) => {
    if (ids.indexOf(id) !== at) problems[`lines.${at}.id`] = 'Two lines have the same id.';
    const others = lines.filter((line) => line.kind === 'choice' && line.group === group);
    if (kind === 'choice' && others.length < 2)
      problems[`lines.${at}.group`] = 'There is nothing to choose from: this group has one line.';
  });
  if (costs.some(({ lineId }) => !ids.includes(lineId)))
    problems.costs = 'A cost belongs to a line that is not there.';
  return problems;
}

function validityProblem(validUntil: string, now: Date): Problems {
  const today = earliestToday(now);
  if (!isCivilDate(validUntil)) return { validUntil: 'There is no such day.' };
  if (validUntil < today) return { validUntil: 'This day is over. Please choose one to come.' };
  return validUntil > addDays(today, VALID_DAYS_MAX)
    ? { validUntil: 'Please choose a day within a year.' }
    : {};
}

/** What is wrong with a quote that its schema cannot say: sentences by the dotted path of the field. */
export function quoteProblems(body: QuoteBody, rates: RateTable, now: Date): Problems {
  return {
    ...(Object.hasOwn(rates.rates, body.currency)
      ? {}
      : { currency: 'There is no exchange rate for this currency.' }),
    ...validityProblem(body.validUntil, now),
    ...Object.fromEntries(body.lines.flatMap((line, at) => Object.entries(lineProblems(line, at, rates)))),
    ...sumProblems(body),
  };
}
