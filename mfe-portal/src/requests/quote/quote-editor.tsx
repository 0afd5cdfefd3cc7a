import { addDays } from '@atoll/contracts/dates';
import type { AgentRequest } from '@atoll/contracts/quote';
import { TRAVELER_CURRENCIES } from '@atoll/contracts/traveler-currencies';
import { showToast, siteApi, useAppDispatch } from '@atoll/platform';
import { lazyPart } from '@atoll/platform/lazy-part';
import { todayNow } from '@atoll/platform/today';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { useMemo, useState } from 'react';
import { Panel } from '../../shared/panel';
import { PanelLoading } from '../../shared/panel-loading';
import { DraftChecks } from './draft-checks';
import { draftTotals } from './draft-totals';
import { QuoteConflict } from './quote-conflict';
import { QuoteDetails } from './quote-details';
import * as s from './quote-editor.module.css';
import { linesOfPlan, type LineDraft, type QuoteDraft } from './quote-draft';
import { QuoteLines } from './quote-lines';
import { QuotePreview } from './quote-preview';
import { QuoteProblems } from './quote-problems';
import { QuoteRefusal } from './quote-refusal';
import { QuoteTotalsBar } from './quote-totals-bar';
import { useQuoteDraft } from './use-quote-draft';
import { useQuoteSending } from './use-quote-sending';

/** The API's names of the fields of a line that are typed under another one. */
const FIELD_NAMES: Readonly<Record<string, string>> = { tax: 'taxBasisPoints' };

const picker = lazyPart(
  async () => (await import(/* webpackChunkName: "site-picker" */ './site-picker')).SitePicker,
);

const earlier = lazyPart(
  async () => (await import(/* webpackChunkName: "earlier-lines" */ './earlier-lines')).EarlierLines,
);

interface Props {
  readonly request: AgentRequest;
  readonly onSent: () => void;
}

/** Writes and sends a version of the agent's quote (RFQ-08); what lines cost stays with the agent (RFQ-12). */
export function QuoteEditor({ request, onSent }: Props) {
  const { id: requestId, wish, wanted, traveler, quotes } = request;
  const [today] = useState(todayNow);
  const last = quotes[0];
  const newest = last?.version ?? 0;
  const { data: rates } = siteApi.useExchangeRatesQuery();
  const kept = useQuoteDraft({ requestId, wish, last, today });
  const sending = useQuoteSending(requestId, today);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  /** Where lines are taken from besides typing. */
  const [source, setSource] = useState<'site' | 'earlier' | null>(null);
  const dispatch = useAppDispatch();
  const { draft } = kept;
  const totals = useMemo(() => draftTotals(draft, rates), [draft, rates]);

  const known = rates ? Object.keys(rates.rates) : TRAVELER_CURRENCIES;
  const used = [draft.currency, ...draft.lines.map(({ currency }) => currency)];
  const currencies = [...new Set([...known, ...used])].sort();
  const dateOf = (day: number) => (wish.when.from ? addDays(wish.when.from, day - 1) : null);

  const handle = {
    ...kept,
    changeLine: (id: string, change: Partial<LineDraft>) => {
      sending.forgive(Object.keys(change).map((name) => `${id}.${FIELD_NAMES[name] ?? name}`));
      kept.changeLine(id, change);
    },
  };
  function change(part: Partial<QuoteDraft>): void {
    sending.forgive(Object.keys(part));
    kept.change(part);
  }
  function beginWithPlan(): void {
    if (!wanted) return;
    const lines = linesOfPlan(wanted, draft.currency);
    kept.change({ lines, days: Math.max(draft.days, ...lines.map(({ day }) => day ?? 1)) });
  }
  async function send(): Promise<void> {
    if (!(await sending.submit(draft))) return;
    dispatch(showToast({ text: `Version ${draft.after + 1} is sent to ${traveler}` }));
    kept.sent();
    onSent();
  }

  const hasProblems = Object.keys(sending.problems).length > 0;
  return (
    <div className={s.editor}>
      {kept.isRestored && (
        <Notice role="status">
          What you typed before is here again. It is not sent yet.{' '}
          <Button variant="text" size="small" onClick={() => kept.restart(last)}>
            Discard it
          </Button>
        </Notice>
      )}
      <Panel
        title={draft.after === 0 ? 'Your quote' : `Version ${draft.after + 1} of your quote`}
        aside={
          <Button variant="quiet" size="small" onClick={() => setPreviewed(true)}>
            Preview as {traveler} sees it
          </Button>
        }
      >
        <p className={s.state}>
          Draft, not sent. It is kept in this tab while you type.
          <span className={s.keys}> Alt with an arrow up or down moves a line.</span>
        </p>
        {wanted && draft.lines.length === 0 && (
          <p>
            <Button variant="quiet" size="small" onClick={beginWithPlan}>
              Begin with the lines that {traveler} wants
            </Button>
          </p>
        )}
        <QuoteLines
          handle={handle}
          totals={totals}
          dateOf={dateOf}
          currencies={currencies}
          problems={sending.problems}
          traveler={traveler}
          openId={openId}
          onOpen={setOpenId}
        />
      </Panel>
      {source === 'site' && (
        <picker.Part
          wish={wish}
          currency={draft.currency}
          days={draft.days}
          onPick={(day, filled) => setOpenId(kept.add(day, filled))}
          fallback={<PanelLoading label="Loading the search" />}
        />
      )}
      {source === 'earlier' && (
        <earlier.Part onUse={kept.addAll} fallback={<PanelLoading label="Loading your quotes" />} />
      )}
      <p className={s.sources}>
        {source !== 'site' && (
          <Button variant="quiet" size="small" icon="search" onClick={() => setSource('site')}>
            Add hotels and tours from Atoll
          </Button>
        )}
        {source !== 'earlier' && (
          <Button variant="quiet" size="small" onClick={() => setSource('earlier')}>
            Use lines of earlier quotes
          </Button>
        )}
      </p>
      <QuoteDetails
        draft={draft}
        currencies={currencies}
        problems={sending.problems}
        traveler={traveler}
        today={today}
        onChange={change}
      />
      <DraftChecks lines={draft.lines} when={wish.when} traveler={traveler} />
      {hasProblems && <QuoteProblems problems={sending.problems} lines={draft.lines} onOpen={setOpenId} />}
      {(sending.isConflict || newest > draft.after) && (
        <QuoteConflict
          message={sending.message}
          last={newest}
          after={draft.after}
          onGoOn={() => {
            sending.settle();
            kept.change({ after: newest });
          }}
        />
      )}
      {sending.message !== null && !sending.isConflict && (
        <QuoteRefusal takesFocus>{sending.message} What you typed is kept here.</QuoteRefusal>
      )}
      <QuoteTotalsBar
        totals={totals}
        currency={draft.currency}
        traveler={traveler}
        version={draft.after + 1}
        isSending={sending.isSending}
        onSend={() => void send()}
      />
      <QuotePreview
        quote={{ ...shownOf(draft), lines: [...totals.lines] }}
        traveler={traveler}
        dateOf={dateOf}
        isOpen={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
    </div>
  );
}

/** What of a draft its traveler sees, besides its lines. */
function shownOf({ currency, title, message, terms, validUntil }: QuoteDraft) {
  return { currency, title, message, terms, validUntil };
}
