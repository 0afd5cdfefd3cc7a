import { AppError } from '../../shared/errors/app-error';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';

/** The request whose mailed link has this token. Throws NOT_FOUND for an unknown or revoked one. */
export async function ownOf(
  { links }: Pick<RequestsParts, 'links'>,
  token: string,
): Promise<QuoteRequestDocument> {
  const request = await links.requestOfToken(token);
  if (!request) throw new AppError('NOT_FOUND', { message: 'There is no such request.' });
  return request;
}
