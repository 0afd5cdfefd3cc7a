import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { soundFields, type RequestDraft } from '../form/request-draft';

const formOf = (requestId: string) => `change-wish-${requestId}`;

/** What somebody has typed into the change of a request and not saved, in this tab; for the browser only. */
export function keptTouched(requestId: string): Partial<RequestDraft> {
  return soundFields(readDraft(formOf(requestId), null));
}

export function keepTouched(requestId: string, touched: Partial<RequestDraft>): void {
  keepDraft(formOf(requestId), null, touched);
}

export function forgetTouched(requestId: string): void {
  forgetDraft(formOf(requestId), null);
}
