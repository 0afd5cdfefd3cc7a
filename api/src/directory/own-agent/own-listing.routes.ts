import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AgentListingChange,
  OWN_AGENT_PICTURE_PATH,
  OWN_LISTING_PATH,
  OwnAgent,
} from '@atoll/contracts/agent-listing';
import type { WeekHours } from '@atoll/contracts/opening-hours';
import type { FastifyRequest } from 'fastify';
import type { AuditLog } from '../../shared/audit/audit-log';
import type { FindAccount } from '../../shared/auth/account';
import { requireRole, signedIn } from '../../shared/auth/principal';
import { AppError, invalidField } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import { changedVersion } from '../../shared/http/if-match';
import { ownLimit } from '../../shared/limits/rate-limit';
import { TOO_MANY } from '../../shared/limits/too-many';
import type { OwnPictures } from '../../shared/pictures/own-pictures';
import { checkPhone } from '../../shared/text/phone';
import { websiteAddress } from '../../shared/text/website';
import type { AgentFields } from '../agents/agents.repository';
import type { AgentDocument } from '../models/agent.model';
import { ownAgent, type OwnAgentDeps } from './own-agent';

export interface OwnListingDeps extends OwnAgentDeps {
  readonly pictures: OwnPictures;
  readonly findAccount: FindAccount;
  readonly audit: AuditLog;
}

/** For readers of the OpenAPI document: the form is read by the port. Without `type`, since no body is parsed. */
const FORM = { properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
const PICTURES_MAX = 20;
const PICTURES_WINDOW_SECONDS = 600;
const STALE = 'Your entry was saved elsewhere meanwhile. Look at what it says now.';

/** A day that ends before it begins is a slip of the hand, and would be shown to everybody. */
function checkHours(hours: WeekHours | null): WeekHours | null {
  if (hours?.some((day) => day !== null && day.from >= day.to))
    throw invalidField('hours', 'Each day must close after it opens.');
  return hours?.some((day) => day !== null) ? hours : null;
}

/** The row's fields that a change of the listing writes. */
function fieldsOf(change: AgentListingChange, { own_words }: AgentDocument): Partial<AgentFields> {
  const { summary, specialities, languages, phone, website, hours } = change;
  checkPhone(phone);
  const words = own_words ?? { phone: null, website: null, hours: null };
  return {
    ...(summary !== undefined && { summary: summary.trim() }),
    ...(specialities && { specialities }),
    ...(languages && { languages }),
    own_words: {
      phone: phone === undefined ? words.phone : phone.trim() || null,
      website: website === undefined ? words.website : websiteAddress(website),
      hours: hours === undefined ? words.hours : checkHours(hours),
    },
  };
}

/**
 * A listed agent changes what its public entry says (DIR-21), by its account and nothing else, and from the version of it
 * that it has read. Name and city are not among them, because the administrator approved these.
 */
export function ownListingRoutes(deps: OwnListingDeps): FastifyPluginAsyncTypebox {
  const { agents, pictures, findAccount, audit } = deps;
  const limit = ownLimit({
    name: 'agent-pictures',
    most: PICTURES_MAX,
    windowSeconds: PICTURES_WINDOW_SECONDS,
    complaint: 'Too many pictures were uploaded',
  });

  async function ownRow(request: FastifyRequest): Promise<AgentDocument> {
    const row = await agents.findByUser(signedIn(request).userId);
    if (!row) throw new AppError('42501');
    return row;
  }

  /** Refused before anything of a body is read. */
  async function requireListed(request: FastifyRequest): Promise<void> {
    await ownRow(request);
  }

  async function noteEdit(request: FastifyRequest, { _id }: AgentDocument): Promise<void> {
    const { userId } = signedIn(request);
    const account = await findAccount(userId);
    const event = `edited agent ${String(_id)}`;
    await audit.record({ event, email: account?.email, userId, address: clientOf(request.ip) });
  }

  /** Writes another picture, and gives the row as it was before. */
  async function changePicture(request: FastifyRequest, own_picture: AgentDocument['own_picture']) {
    const before = await agents.changeOwn(signedIn(request).userId, { own_picture });
    if (!before) throw new AppError('42501');
    await noteEdit(request, before);
    return before;
  }

  async function own(request: FastifyRequest): Promise<OwnAgent> {
    const found = await ownAgent(deps, signedIn(request).userId);
    if (!found) throw new AppError('PGRST116');
    return found;
  }

  return async (app) => {
    await app.register(pictures.forms);
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const ofListed = { onRequest: [requireRole('agent'), requireListed] };
    app.patch(
      OWN_LISTING_PATH,
      {
        ...ofListed,
        schema: {
          tags: ['agent area'],
          summary: 'Changes what the own public entry says; it is public at once',
          body: AgentListingChange,
          response: { 200: OwnAgent },
        },
      },
      async (request) => {
        const version = changedVersion(request);
        const row = await ownRow(request);
        if (!(await agents.rewriteOwn(signedIn(request).userId, version, fieldsOf(request.body, row))))
          throw new AppError('CONFLICT', { message: STALE, body: { current: await own(request) } });
        await noteEdit(request, row);
        return own(request);
      },
    );
    app.put(
      OWN_AGENT_PICTURE_PATH,
      {
        onRequest: [...ofListed.onRequest, (request) => limit.count(signedIn(request).userId)],
        schema: {
          tags: ['agent area'],
          summary: 'Sets the own public picture, sent as multipart/form-data, checked and drawn anew',
          body: { content: { 'multipart/form-data': { schema: FORM } } },
          response: { 200: OwnAgent, ...TOO_MANY },
        },
      },
      async (request) => {
        const picture = await pictures.keep(request);
        const before = await changePicture(request, picture).catch(async (error: unknown) => {
          await pictures.remove(picture.key);
          throw error;
        });
        if (before.own_picture) await pictures.remove(before.own_picture.key);
        return own(request);
      },
    );
    app.delete(
      OWN_AGENT_PICTURE_PATH,
      {
        ...ofListed,
        schema: {
          tags: ['agent area'],
          summary: 'Removes the own public picture',
          response: { 200: OwnAgent },
        },
      },
      async (request) => {
        const before = await changePicture(request, null);
        if (before.own_picture) await pictures.remove(before.own_picture.key);
        return own(request);
      },
    );
  };
}
