import { addDays } from '@atoll/contracts/dates';
import { minorText } from '@atoll/contracts/minor-in-words';
import type { Acceptance, AgentRequest } from '@atoll/contracts/quote';
import { Panel } from '../shared/panel';
import { QuoteView } from './quote/quote-view';
import * as s from './request-page.module.css';
import { dayAndClock } from '../shared/time-words';

interface Props {
  readonly acceptance: Acceptance;
  readonly request: AgentRequest;
  readonly now: number;
}

/** What was accepted, as it stays for ever: the same for both. */
export function FrozenAcceptance({ acceptance, request: { traveler, wish }, now }: Props) {
  const { quote, chosen, total, acceptedAt, hash } = acceptance;
  const taken = quote.lines.filter(({ id, kind }) => kind === 'included' || chosen.includes(id));
  return (
    <Panel title={`${traveler} accepted version ${quote.version}, ${minorText(total, quote.currency)}`}>
      <p>
        Accepted {dayAndClock(acceptedAt, now)}. What was accepted is frozen, and the same for both of you.
        Atoll takes no payment: you write the invoice.
      </p>
      <QuoteView
        quote={{ ...quote, lines: taken }}
        chosen={chosen}
        dateOf={(day) => (wish.when.from ? addDays(wish.when.from, day - 1) : null)}
      />
      <p className={s.hash}>
        Fingerprint <code>{hash}</code>
      </p>
    </Panel>
  );
}
