import { createHash, randomUUID } from 'node:crypto';
import { NOTES_MAX, type RequestReceived } from '@atoll/contracts/quote-request';
import type { WantedPlan } from '@atoll/contracts/trip-plan';
import type { Principal } from '../../shared/auth/principal';
import type { Account } from '../../shared/auth/account';
import { AppError } from '../../shared/errors/app-error';
import type { MailAllowance } from '../../shared/mail/mail-allowance';
import type { StoredLimit } from '../../shared/limits/rate-limit';
import { normaliseEmail } from '../../shared/text/email-address';
import { leaseFrom } from '../clock/request-clock';
import { UNCHANGED, type QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';
import { formProblems, type Problems } from './form-problems';
import { wantedOf } from '../plans/plans.service';
import { goodWish } from './good-wish';
import { newReference } from './reference';
import type { GoodRequest, SentRequest } from './sent-request';

/** People take longer to fill the form in. */
const OPEN_MIN_MS = 3_000;
const ONCE_MORE = 'Please send it once more, so that we know that a person sends it.';
const OTHER_BODY = 'Another request was sent with this key. Please reload the page and send it again.';

export interface Sender {
  /** Who is signed in; null for everybody else. */
  readonly principal: Principal | null;
  readonly client: string;
}

export interface ReceiveDeps extends Pick<
  RequestsParts,
  | 'requests'
  | 'plans'
  | 'links'
  | 'clock'
  | 'mails'
  | 'matching'
  | 'askable'
  | 'findAccount'
  | 'pages'
  | 'now'
> {
  readonly limit: StoredLimit;
  readonly mayMail: MailAllowance;
}

/** The same for a body that is sent again. */
function hashOf({ openMs: _openMs, isCertain: _isCertain, ...body }: SentRequest): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

function refuse(fields: Problems): void {
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_FIELDS', { fields });
}

/** Receives requests for quotes (RFQ-01, RFQ-03, RFQ-06). */
export function createReceive(deps: ReceiveDeps) {
  const { requests, plans, links, clock, mails, matching, askable, findAccount, pages, limit, mayMail, now } =
    deps;

  async function agentProblems({ agentIds, interests, languages }: SentRequest): Promise<Problems> {
    if (agentIds.length === 0) return {};
    const cards = await Promise.all(agentIds.map((id) => pages.agent(id)));
    if (cards.some((card) => card === null)) return { agentIds: 'One of these agents is not known here.' };
    const free = await matching.chosen(agentIds, { place: null, interests, languages });
    const others = cards.flatMap((card) =>
      card && !free.some(({ agent }) => agent.id === card.id) ? [card.name] : [],
    );
    return others.length > 0
      ? { agentIds: `${others.join(', ')} cannot be asked at the moment. Please choose somebody else.` }
      : {};
  }

  async function planOf({ plan }: GoodRequest): Promise<WantedPlan | null> {
    if (plan === undefined) return null;
    try {
      return wantedOf(await plans.ofToken(plan));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      throw new AppError('INVALID_FIELDS', {
        fields: {
          plan: 'The plan that this request is made from is not there any more. Please take it out.',
        },
      });
    }
  }

  /** The account that the request belongs to at once: a traveler’s, whose confirmed address it names. */
  async function ownerOf(principal: Principal | null, email: string): Promise<Account | null> {
    const account = principal?.role === 'traveler' ? await findAccount(principal.userId) : null;
    return account?.isEmailVerified && account.email === email ? account : null;
  }

  function received(request: QuoteRequestDocument, isOwner: boolean): RequestReceived {
    return { reference: request.reference, link: isOwner ? links.pathOf(request) : null };
  }

  function known(before: QuoteRequestDocument, hash: string, { principal }: Sender): RequestReceived {
    if (before.body_hash !== hash) throw new AppError('CONFLICT', { message: OTHER_BODY });
    return received(before, before.traveler_id !== null && before.traveler_id === principal?.userId);
  }

  async function toDocument(
    {
      key,
      contact,
      agentIds,
      openMs: _openMs,
      isCertain: _isCertain,
      website: _website,
      plan: _plan,
      ...wish
    }: GoodRequest,
    {
      body_hash,
      owner,
      wanted,
    }: Pick<QuoteRequestDocument, 'body_hash' | 'wanted'> & { owner: Account | null },
  ): Promise<QuoteRequestDocument> {
    const at = now();
    return {
      ...{ _id: randomUUID(), key, body_hash, reference: newReference() },
      ...{ status: owner ? 'sent' : 'new', closed_reason: null, traveler_id: owner?.id ?? null },
      ...{ link_version: 1, wish, wanted, contact, place: await askable.placeOf(wish.place) },
      ...{ chosen_agent_ids: agentIds, released_to: [], accepted: null, ...UNCHANGED },
      ...{ created_at: at, confirmed_at: owner ? at : null, changed_at: at },
      ...{ due: owner ? 'invite' : 'link', due_at: leaseFrom(at) },
    };
  }

  async function store(good: GoodRequest, hash: string, sender: Sender): Promise<RequestReceived> {
    const { client } = sender;
    await limit.check(client);
    const owner = await ownerOf(sender.principal, good.contact.email);
    const wanted = await planOf(good);
    const request = await toDocument(good, { body_hash: hash, owner, wanted });
    if (!(await requests.add(request))) {
      const before = await requests.findByKey(good.key);
      if (!before) throw new AppError('CONFLICT', { message: OTHER_BODY });
      return known(before, hash, sender);
    }
    try {
      // Counted here, because one that is sent again is none.
      await limit.count(client);
    } catch (error) {
      await requests.remove([request._id]);
      throw error;
    }
    if (owner) await clock.settle(request);
    else {
      if (await mayMail({ client, email: good.contact.email, isKnown: false }))
        await mails.askLink(request, client);
      await requests.settle(request._id, 'link');
    }
    return received(request, owner !== null);
  }

  return async (sent: SentRequest, sender: Sender): Promise<RequestReceived> => {
    if (sent.website?.trim()) return { reference: newReference(), link: null };
    if (sent.notes.length > NOTES_MAX)
      throw new AppError('PAYLOAD_TOO_LARGE', {
        message: `The notes are too long: ${NOTES_MAX.toLocaleString('en')} characters at most.`,
        fields: { notes: `${NOTES_MAX.toLocaleString('en')} characters at most.` },
      });
    const hash = hashOf(sent);
    const before = await requests.findByKey(sent.key);
    if (before) return known(before, hash, sender);
    refuse(formProblems(sent, now()));
    refuse(await agentProblems(sent));
    if (sent.openMs < OPEN_MIN_MS && !sent.isCertain) refuse({ isCertain: ONCE_MORE });
    return store(checked(sent), hash, sender);
  };
}

/** A request in which `formProblems` has found nothing. */
function checked(sent: SentRequest): GoodRequest {
  const { contact } = sent;
  const email = normaliseEmail(contact.email) ?? contact.email;
  return {
    ...sent,
    ...goodWish(sent),
    contact: { ...contact, name: contact.name.trim(), email, phone: contact.phone.trim() },
  };
}
