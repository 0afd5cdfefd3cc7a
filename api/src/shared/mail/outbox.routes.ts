import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import type { Connection } from 'mongoose';
import { Type } from 'typebox';
import { escapeHtml } from '../http/escape-html';
import { outboxModel, type OutboxDocument } from './outbox.model';

const SHOWN_MAX = 100;
const LINK = /https?:\/\/\S+/g;

const OutboxMail = Type.Object({
  id: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  /** Where an answer goes: `POST /api/dev/outbox/:id/reply {text}` sends one. */
  replyTo: Type.Optional(Type.String()),
  /** Headers beyond the usual ones, such as `List-Unsubscribe`. */
  headers: Type.Optional(Type.Record(Type.String(), Type.String())),
  sent_at: Type.String(),
});

function mailAsHtml({ _id, to, subject, text, reply_to, sent_at }: OutboxDocument): string {
  const linked = escapeHtml(text).replaceAll(LINK, (href) => `<a href="${href}">${href}</a>`);
  const head = `<h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${sent_at.toISOString()}</p>`;
  const answer = reply_to
    ? `<p>Answers go to ${escapeHtml(reply_to)}. To send one: <code>POST ${API_PATHS.devOutbox}/${String(_id)}/reply</code> with <code>{"text": "…"}</code></p>`
    : '';
  return `<article>${head}${answer}<pre>${linked}</pre></article>`;
}

function page(mails: readonly OutboxDocument[]): string {
  const list = mails.length > 0 ? mails.map(mailAsHtml).join('<hr>') : '<p>No mail has been sent yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head><body><h1>Outbox</h1>${list}</body></html>`;
}

/** `GET /api/dev/outbox`: the mails that a developer's site has sent, as data or as a page. Never register it where others can ask. */
export function outboxRoutes(database: Connection): FastifyPluginAsyncTypebox {
  const outbox = outboxModel(database);
  return async (app) => {
    app.get(
      API_PATHS.devOutbox,
      {
        schema: {
          tags: ['development'],
          summary: 'Mails of a local site, the newest first',
          querystring: Type.Object({ to: Type.Optional(Type.String({ maxLength: 254 })) }),
          response: { 200: Type.Object({ mails: Type.Array(OutboxMail) }) },
        },
      },
      async ({ query, headers }, reply) => {
        const found = await outbox
          .find(query.to === undefined ? {} : { to: query.to })
          .sort({ sent_at: -1, _id: -1 })
          .limit(SHOWN_MAX)
          .lean<OutboxDocument[]>();
        reply.header('cache-control', 'no-store');
        if (headers.accept?.includes('text/html')) {
          return reply
            .type('text/html; charset=utf-8')
            .serializer(String)
            .send(page(found) as never);
        }
        const mails = found.map(({ _id, sent_at, reply_to, ...mail }) => ({
          ...mail,
          ...(reply_to === undefined ? {} : { replyTo: reply_to }),
          id: String(_id),
          sent_at: sent_at.toISOString(),
        }));
        return { mails };
      },
    );
  };
}
