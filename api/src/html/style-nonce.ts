import { randomBytes } from 'node:crypto';
import { pageBytes } from './page-bytes';
import type { Page } from './page-composer';

/**
 * A page with a permission of its own for styles that antd writes in the browser (decision 8): a nonce in the document
 * and in its policy. Only for pages that are never kept, because a nonce that is sent twice protects nothing.
 */
export function withStyleNonce(page: Page): Page {
  const nonce = randomBytes(16).toString('base64');
  const meta = `<meta name="style-nonce" nonce="${nonce}">`;
  const html = page.bytes.plain.toString().replace('</head>', `${meta}</head>`);
  return { ...page, bytes: pageBytes(html), styleHashes: [...page.styleHashes, `'nonce-${nonce}'`] };
}
