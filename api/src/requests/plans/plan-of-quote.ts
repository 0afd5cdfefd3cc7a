import { createHash } from 'node:crypto';
import type { Quote } from '@atoll/contracts/quote';
import type { PlanDescent, PlanLine, WantedPlan } from '@atoll/contracts/trip-plan';
import { namelessText, type Unnamed } from './nameless';

export interface QuoteToTake {
  readonly quote: Quote;
  /** Null: all of them. */
  readonly lineIds: readonly string[] | null;
  /** Who may not be in the plan. */
  readonly unnamed: Unnamed;
  /** Where the agent is; null where the agent has left. */
  readonly agentCity: string | null;
  /** Where the trip leads. */
  readonly destination: string;
}

/** A page of the site that says what a line is, and not who offers it: nor in its query. */
function contentPage(page: string | null, nameless: (text: string) => string): string | null {
  if (page === null || !/^\/(hotels|tours|destination|city)(\/|\?|$)/.test(page)) return null;
  const [, query = ''] = page.split('?');
  const said = [...new URLSearchParams(query).values()];
  return said.every((text) => nameless(text) === text) ? page : null;
}

/** The same for the same line of the same version, so that nothing is taken twice; it says nothing of either. */
const idOf = (quoteId: string, lineId: string) =>
  createHash('sha256')
    .update(JSON.stringify([quoteId, lineId]))
    .digest('hex')
    .slice(0, 24);

/** A quote as a plan that holds no names, contact data, messages, terms or costs (RFQ-11). */
export function planOfQuote({ quote, lineIds, unnamed, agentCity, destination }: QuoteToTake): WantedPlan {
  const nameless = namelessText(unnamed);
  const taken = quote.lines.filter(({ id }) => lineIds === null || lineIds.includes(id));
  const lines = taken.map((line): PlanLine => ({
    // Ids are made by the agent's browser, which could write anything into them.
    id: idOf(quote.id, line.id),
    ...{ day: line.day, units: line.units, kind: line.kind, amount: line.amount, note: '', isOut: false },
    title: nameless(line.title),
    place: nameless(line.place),
    supplier: nameless(line.supplier),
    group: line.group === null ? null : nameless(line.group),
    page: contentPage(line.page, nameless),
  }));
  const descent: PlanDescent = [
    { kind: 'quote', city: agentCity, version: quote.version, on: quote.sentAt.slice(0, 10) },
  ];
  return { title: nameless(destination), wish: '', currency: quote.currency, lines, descent: [...descent] };
}
