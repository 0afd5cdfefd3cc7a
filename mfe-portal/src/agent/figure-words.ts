import type { AgentDashboard, Share } from '@atoll/contracts/agent-dashboard';
import { countOf } from '@atoll/contracts/words';
import type { Figure } from '../shared/figures';
import { BEFORE, NOTHING_BEFORE, visitsFigure } from '../shared/visits-figure';

/** '25 min', '3 h 05 min', '2 days 4 h'. */
function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  const [days, left] = [Math.floor(hours / 24), hours % 24];
  return left === 0 ? countOf(days, 'day') : `${countOf(days, 'day')} ${left} h`;
}

const percent = ({ count, of }: Share) => Math.round((100 * count) / of);

function answerTime(last: number | null, before: number | null): Figure {
  const name = 'Answer time';
  if (last === null)
    return {
      name,
      value: 'No answer yet',
      isNumber: false,
      note: 'From being asked to your quote or refusal',
    };
  const value = durationText(last);
  if (before === null) return { name, value, isNumber: true, note: NOTHING_BEFORE };
  const difference = last - before;
  if (difference === 0) return { name, value, isNumber: true, note: `The same as ${BEFORE}` };
  const words = `${durationText(Math.abs(difference))} ${difference < 0 ? 'faster' : 'slower'} than ${BEFORE}`;
  return { name, value, isNumber: true, note: words, isGood: difference < 0 };
}

function answered({ count, of }: Share): Figure {
  const name = 'Requests answered';
  if (of === 0)
    return {
      name,
      value: 'No request yet',
      isNumber: false,
      note: 'Of those that can no longer be answered',
    };
  const missed = of - count;
  const ran = missed === 0 ? 'none ran out' : `${countOf(missed, 'request')} ran out unanswered`;
  return {
    ...{ name, value: `${count} of ${of}`, isNumber: true },
    ...{ note: `${percent({ count, of })}%, ${ran}`, isGood: missed === 0 },
  };
}

function accepted(last: Share, before: Share): Figure {
  const name = 'Quotes to accepted';
  if (last.of === 0)
    return { name, value: 'No quote yet', isNumber: false, note: 'Of what you quoted in these days' };
  const [now, then] = [percent(last), before.of === 0 ? null : percent(before)];
  const compared = then === null ? NOTHING_BEFORE.toLowerCase() : `${then}% in ${BEFORE}`;
  return {
    ...{ name, value: `${last.count} of ${last.of}`, isNumber: true },
    ...{ note: `${now}%, ${compared}`, isGood: then !== null && now > then },
  };
}

/** The last 30 days in numbers. What cannot be said yet says so, and is never a percentage of nothing. */
export function figuresOf({ last, before }: Pick<AgentDashboard, 'last' | 'before'>): readonly Figure[] {
  return [
    answerTime(last.answerMinutes, before.answerMinutes),
    answered(last.answered),
    accepted(last.accepted, before.accepted),
    visitsFigure('Visits of your entry', last.visits, before.visits),
  ];
}
