import { formatDay } from '@atoll/contracts/dates';
import { fullDay } from '@atoll/contracts/dates-in-words';
import { minorText } from '@atoll/contracts/minor-in-words';
import type { OwnRequest } from '@atoll/contracts/quote';
import { totalOf } from '@atoll/contracts/quote-totals';
import { countOf } from '@atoll/contracts/words';
import { siteApi } from '@atoll/platform';
import { LineSelect } from '@atoll/ui/line-select';
import { Notice } from '@atoll/ui/notice';
import { Switch } from '@atoll/ui/switch';
import { Tabs } from '@atoll/ui/tabs';
import { useEffect, useRef, useState } from 'react';
import { LazyLooks } from '../look/lazy-looks';
import { dateOfDay } from '../own/wish-text';
import { budgetLine } from './budget-words';
import { daysOf } from './quote-differences';
import { QuoteDay } from './quote-day';
import { QuoteHead, type ShownQuote } from './quote-head';
import { useChoices } from './use-choices';
import { SIDE_BY_SIDE_MAX, useShownQuotes } from './use-shown-quotes';
import * as s from './quote-comparison.module.css';

interface QuoteComparisonProps {
  readonly request: OwnRequest;
  readonly token: string;
  /** False where nothing can be chosen, changed or accepted any more. */
  readonly isOpen: boolean;
}

const differencesOf = ({ fromBase, sinceEarlier }: ShownQuote) =>
  [fromBase, sinceEarlier].filter((one) => one !== null);

function isMarked(shown: ShownQuote, day: number | null): boolean {
  return differencesOf(shown).some(
    ({ ofLines, missing }) =>
      missing.has(day) || shown.quote.lines.some((line) => line.day === day && ofLines.has(line.id)),
  );
}

function DayName({ day, request }: { readonly day: number | null; readonly request: OwnRequest }) {
  const date = dateOfDay(request.wish.when, day);
  return (
    <>
      <b>{day === null ? 'Whole trip' : `Day ${day}`}</b>
      {date && <span className="small muted">{formatDay(date)}</span>}
    </>
  );
}

/** What other agents have changed since somebody was asked: says what, and takes the eye there. */
function Conflict({ message }: { readonly message: string | null }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) ref.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <Notice tone="danger" role="alert" tabIndex={-1} ref={ref}>
      Nothing was accepted. {message} Please look at what is marked before you accept.
    </Notice>
  );
}

/** Up to three quotes side by side, day by day; on a phone one at a time (RFQ-09). Options switch the totals (RFQ-08). */
export function QuoteComparison({ request, token, isOpen }: QuoteComparisonProps) {
  const { chosenOf, pick } = useChoices(request);
  const { shown, putFirst } = useShownQuotes(request, chosenOf);
  const { budget } = request.wish;
  const isForeign = budget !== null && request.quotes.some(({ currency }) => currency !== budget.currency);
  const { data: rates = null } = siteApi.useExchangeRatesQuery(undefined, { skip: !isForeign });
  const [column, setColumn] = useState(0);
  const [isNarrowed, setNarrowed] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const [base] = shown;
  const budgetWords = budgetLine(request.wish, rates);
  if (!base) return null;
  const days = daysOf(shown.map(({ quote }) => quote));
  const seen = isNarrowed ? days.filter((day) => shown.some((one) => isMarked(one, day))) : days;
  const current = Math.min(column, shown.length - 1);
  const nameOf = (agentId: string) =>
    request.invitations.find(({ agent }) => agent.id === agentId)?.agent.name ?? 'The agent';
  return (
    <section aria-labelledby="quotes" className={s.comparison}>
      <h2 className="display h2" id="quotes">
        {countOf(request.quotes.length, 'quote')}
      </h2>
      {budgetWords && <p className="muted">{budgetWords}</p>}
      <Conflict message={conflict} />
      {shown.length > 1 && (
        <div className={s.tools} data-needs-script="">
          <LineSelect
            label="Compare with"
            value={base.quote.agentId}
            onChange={(event) => putFirst(event.target.value)}
          >
            {request.quotes.map(({ agentId }) => (
              <option key={agentId} value={agentId}>
                {nameOf(agentId)}
              </option>
            ))}
          </LineSelect>
          <Switch label="Only days that differ" checked={isNarrowed} onChange={setNarrowed} />
          {request.quotes.length > SIDE_BY_SIDE_MAX && (
            <p className="small muted">Three stand side by side: whom you compare with comes to the front.</p>
          )}
        </div>
      )}
      {shown.length > 1 && (
        <Tabs
          className={s.phoneSwitch}
          label="Quote"
          look="pill"
          value={String(current)}
          onChange={(value) => setColumn(Number(value))}
          tabs={shown.map(({ quote, agent, chosen }, index) => ({
            value: String(index),
            label: `${agent} ${minorText(totalOf(quote.lines, chosen).total, quote.currency)}`,
          }))}
        />
      )}
      <table className={s.table} data-column={current} data-count={shown.length}>
        <caption className="visually-hidden">
          {shown.length === 1 ? `${base.agent}’s quote by day` : `Quotes by day, compared with ${base.agent}`}
        </caption>
        <thead>
          <tr>
            <td className={s.corner}>
              <span className="small muted">Totals with taxes and fees.</span>
            </td>
            {shown.map((one) => (
              <th key={one.quote.agentId} scope="col">
                <QuoteHead
                  shown={one}
                  base={base}
                  token={token}
                  wish={request.wish}
                  rates={rates}
                  shared={request.shared}
                  changedAt={request.changes[0]?.at ?? null}
                  hasOthers={request.invitations.length > 1}
                  isOpen={isOpen}
                  onConflict={setConflict}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.map((day) => (
            <tr key={String(day)}>
              <th scope="row">
                <DayName day={day} request={request} />
              </th>
              {shown.map((one) => (
                <td key={one.quote.agentId}>
                  <QuoteDay
                    token={token}
                    quote={one.quote}
                    day={day}
                    agent={one.agent}
                    chosen={one.chosen}
                    differences={differencesOf(one)}
                    isOpen={isOpen}
                    onPick={(lineId) => pick(one.quote, lineId)}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <b>Message and terms</b>
            </th>
            {shown.map(({ quote }) => (
              <td key={quote.agentId} className={s.text}>
                {quote.message && <p>{quote.message}</p>}
                {quote.terms && <p className="small muted">{quote.terms}</p>}
                {quote.ratesDate && (
                  <p className="small muted">
                    Some prices were converted by the rates of {fullDay(quote.ratesDate)}.
                  </p>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <LazyLooks quotes={shown} wish={request.wish} fallback={null} />
    </section>
  );
}
