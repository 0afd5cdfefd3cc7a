import type { IncomingHttpHeaders } from 'node:http';
import type { Page } from './page-composer';
import { chooseEncoding, isUnchanged } from './page-bytes';

/** The forms that a page is answered in; `unchanged` is the one without a body. */
export type Form = 'br' | 'gzip' | 'plain' | 'unchanged';

export interface PageAnswer {
  readonly status: 200 | 301 | 304 | 404 | 503;
  readonly form: Form;
  /** Null for an unchanged page. */
  readonly body: Buffer | null;
}

/** False for programs that want data: where no data is, they get the error envelope and no page. */
export function wantsHtml({ accept }: IncomingHttpHeaders): boolean {
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

/** What of a page is sent to whoever asks with these headers. */
export function answerOf({ status, bytes }: Page, headers: IncomingHttpHeaders): PageAnswer {
  if (status === 200 && isUnchanged(headers['if-none-match'], bytes.etag)) {
    return { status: 304, form: 'unchanged', body: null };
  }
  const form = chooseEncoding(headers['accept-encoding']) ?? 'plain';
  return { status, form, body: bytes[form] };
}
