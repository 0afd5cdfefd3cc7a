import formbody from '@fastify/formbody';
import type { FormProblem } from '@atoll/contracts/pages/registration.page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireSameOrigin } from '../shared/auth/same-origin';
import { AppError } from '../shared/errors/app-error';
import { sendError } from '../shared/errors/error-handler';

/** What a form without JavaScript sent; the routes' schemas look at it after this. */
type Fields = Readonly<Record<string, unknown>>;

export function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** A field that was left empty is as absent as in JSON; the only number of our forms is a choice of stars. */
function cleaned(fields: Fields): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return Object.fromEntries(
    given.map(([name, value]) => [name, name === 'star_rating' ? Number(value) : value]),
  );
}

/** Lets the routes of this scope take the forms of our own pages besides JSON. */
export async function takeForms(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isFromOurPage = requireSameOrigin(publicUrl);
  await app.register(formbody);
  app.addHook('onRequest', async (request) => {
    if (isForm(request)) await isFromOurPage(request);
  });
  app.addHook('preValidation', async (request) => {
    if (isForm(request)) request.body = cleaned(request.body as Fields);
  });
}

function problemOf(error: unknown): FormProblem {
  if (!(error instanceof AppError)) return 'missing';
  if (error.code === 'RATE_LIMITED' || error.code === 'OVERLOADED') return 'limit';
  if (error.fields?.email) return 'email';
  if (error.fields?.phone) return 'phone';
  return error.fields?.password ? 'password' : 'missing';
}

/**
 * The error handler of a route that takes forms: a form's sender sees its page again, with what is wrong. Failures of
 * ours, and requests from other sites, are answered like everywhere.
 */
export function formErrors(pageOf: (problem: FormProblem, body: Fields) => string) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, statusCode = status } = error as {
      readonly status?: number;
      readonly statusCode?: number;
    };
    const isTheirs = statusCode !== undefined && [400, 429, 503].includes(statusCode);
    if (!isForm(request) || !isTheirs) return sendError(error, request, reply);
    const body = (request.body ?? {}) as Fields;
    return reply.header('cache-control', 'no-store').redirect(pageOf(problemOf(error), body), 303);
  };
}

/** Where the sender of a form goes next; a program gets the sentence. */
export function answerForm(request: FastifyRequest, reply: FastifyReply, page: string, message: string) {
  if (isForm(request)) return reply.redirect(page, 303);
  return reply.code(202).send({ message });
}
