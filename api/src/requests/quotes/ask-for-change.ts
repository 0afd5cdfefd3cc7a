import { createHash } from 'node:crypto';
import type { LineChangeBody } from '@atoll/contracts/quote';
import { AppError } from '../../shared/errors/app-error';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';
import { threadAbout } from '../threads/thread';
import { createThreads } from '../threads/thread.service';

/** The same wish again is the same message: 36 characters, as ids of messages have. */
function clientIdOf({ quoteId, lineId, text }: LineChangeBody): string {
  return createHash('sha256').update(`${quoteId}\n${lineId}\n${text}`).digest('hex').slice(0, 36);
}

/** What a traveler wants otherwise in a line, said to its agent in their thread; it comes back as a new version. */
export function askForChange(parts: RequestsParts) {
  const { quotes } = parts;
  const threads = createThreads(parts);
  return async (request: QuoteRequestDocument, body: LineChangeBody): Promise<void> => {
    const quote = await quotes.find(body.quoteId);
    const line = quote?.lines.find(({ id }) => id === body.lineId);
    if (quote?.requestId !== request._id || !line) throw new AppError('42501');
    const invitation = await parts.invitations.find(request._id, quote.agentId);
    if (!invitation) throw new AppError('42501');
    if (request.status === 'accepted')
      throw new AppError('CONFLICT', {
        message: 'A quote was accepted, and what was accepted is not changed any more.',
      });
    const last = await quotes.lastVersion(request._id, quote.agentId);
    if (last !== quote.version)
      throw new AppError('CONFLICT', {
        message: `Version ${last} of this quote has come meanwhile. Look at it first.`,
      });
    const where = line.day === null ? '' : ` on day ${line.day}`;
    const text = `Please change “${line.title}”${where} of version ${quote.version}: ${body.text}`;
    await threads.write(
      threadAbout({ request, invitation }, 'traveler'),
      { clientId: clientIdOf(body), text },
      { change: { version: quote.version, line_id: line.id, text: body.text } },
    );
  };
}
