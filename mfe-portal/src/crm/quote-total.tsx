import type { ContactQuote } from '@atoll/contracts/crm';
import { minorText } from '@atoll/contracts/minor-in-words';
import * as s from './quote-total.module.css';

/** What the quote that was sent comes to; nothing without one. */
export function QuoteTotal({ quote }: { readonly quote: ContactQuote | null }) {
  return quote && <b className={s.total}>{minorText(quote.total, quote.currency)}</b>;
}
