import type { ApiSecrets } from '../shared/secrets/api-secrets';
import { createProofs, isAmong } from '../shared/secrets/proofs';

const AN_HOUR_MS = 60 * 60 * 1_000;

export interface PreviewTokens {
  readonly make: (pageId: string, now: Date) => string;
  /** The page; null for a token that is not ours, or over. */
  readonly read: (token: string, now: Date) => string | null;
}

/** Signed permissions to see one draft for an hour. */
export function createPreviewTokens(secrets: ApiSecrets): PreviewTokens {
  const proofs = createProofs(secrets, 'page-preview');
  return {
    make: (pageId, now) => {
      const text = `${pageId}.${now.getTime() + AN_HOUR_MS}`;
      return `${text}.${proofs.of(text).toString('base64url')}`;
    },
    read: (token, now) => {
      const [pageId = '', until = '', signature = ''] = token.split('.');
      const isOurs = isAmong(Buffer.from(signature, 'base64url'), proofs.allOf(`${pageId}.${until}`));
      return isOurs && Number(until) > now.getTime() ? pageId : null;
    },
  };
}
