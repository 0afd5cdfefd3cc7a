import { createHmac, timingSafeEqual } from 'node:crypto';

const AN_HOUR_MS = 60 * 60 * 1_000;

export interface PreviewTokens {
  readonly make: (pageId: string, now: Date) => string;
  /** The page; null for a token that is not ours, or over. */
  readonly read: (token: string, now: Date) => string | null;
}

/** Signed permissions to see one draft for an hour. */
export function createPreviewTokens(secret: string): PreviewTokens {
  const key = createHmac('sha256', secret).update('page-preview').digest();
  const signed = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    make: (pageId, now) => {
      const text = `${pageId}.${now.getTime() + AN_HOUR_MS}`;
      return `${text}.${signed(text)}`;
    },
    read: (token, now) => {
      const [pageId = '', until = '', signature = ''] = token.split('.');
      const [given, right] = [Buffer.from(signature), Buffer.from(signed(`${pageId}.${until}`))];
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs && Number(until) > now.getTime() ? pageId : null;
    },
  };
}
