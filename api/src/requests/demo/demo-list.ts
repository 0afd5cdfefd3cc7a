import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { DemoRequest } from './demo-request';
import { TARAS_REQUESTS } from './taras-requests';
import { TOMAS_REQUESTS } from './tomas-requests';

/** What demo accounts find at their first start, the oldest first. */
export const DEMO_REQUESTS: readonly DemoRequest[] = [...TARAS_REQUESTS, ...TOMAS_REQUESTS].toSorted(
  (one, other) => other.sentHoursAgo - one.sentHoursAgo,
);

/** Whether a request was made for the demo: by its key, which anybody may send, and the address, which nobody else can have. */
export function isOfDemo({ key, contact }: Pick<QuoteRequestDocument, 'key' | 'contact'>): boolean {
  return DEMO_REQUESTS.some((demo) => demo.key === key && demo.traveler === contact.email);
}
