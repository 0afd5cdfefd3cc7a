import { apiSecrets, type SecretConfig } from '../../shared/secrets/api-secrets';
import { randomUUID } from 'node:crypto';
import { REQUEST_AGENTS_MAX } from '@atoll/contracts/quote-request';
import type {
  AddedLines,
  AddLinesBody,
  MadePlan,
  TakeQuoteBody,
  TripPlan,
  TripPlanBody,
  WantedPlan,
} from '@atoll/contracts/trip-plan';
import type { Connection } from 'mongoose';
import type { DirectoryPages } from '../../shared/directory/directory-pages';
import { AppError } from '../../shared/errors/app-error';
import type { FindAskedAgent } from '../agent/asked-agent';
import type { InvitationsRepository } from '../data/invitations.repository';
import { createLinkProofs } from '../link/link-proof';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { TripPlanDocument } from '../models/trip-plan.model';
import type { QuotesRepository } from '../quotes/quotes.repository';
import { descentWith, freeTitle, linesToAdd } from './added-lines';
import { createPlansRepository } from './plans.repository';
import { createTakeQuoteLines } from './taken-quote';
import { createUnownedPlans, type UnownedPlans } from './unowned-plans';

/** Their keys are good for nothing else that the secret signs. */
const PURPOSE = 'link of a trip plan';
/** A plan's link is never revoked: the plan is removed instead. */
const LINK_VERSION = 1;
/** Of an account; the oldest has to go first. */
const PLANS_MAX = 200;

const SHARED_STAYS = 'A shared quote stays as it is. Make it yours to change it.';
const CHANGED_ELSEWHERE = 'This plan was changed elsewhere.';

export interface Plans extends Pick<UnownedPlans, 'clear'> {
  /** The plan whose link has this token. Throws NOT_FOUND for any other. */
  readonly ofToken: (token: string) => Promise<TripPlanDocument>;
  readonly view: (plan: TripPlanDocument) => TripPlan;
  readonly made: (plan: TripPlanDocument) => MadePlan;
  readonly take: (
    request: QuoteRequestDocument,
    body: TakeQuoteBody,
    travelerId: string | null,
  ) => Promise<TripPlanDocument>;
  /** Adds lines of a quote to one's own plan; none that it has already. */
  readonly addLines: (request: QuoteRequestDocument, body: AddLinesBody) => Promise<AddedLines>;
  readonly copy: (plan: TripPlanDocument, travelerId: string | null) => Promise<TripPlanDocument>;
  readonly save: (plan: TripPlanDocument, body: TripPlanBody) => Promise<TripPlanDocument>;
  readonly remove: (plan: TripPlanDocument) => Promise<void>;
  readonly endSharing: (request: QuoteRequestDocument, planId: string) => Promise<void>;
  readonly shared: (requestId: string) => Promise<{ quoteId: string; planId: string; page: string }[]>;
  readonly ofTraveler: (travelerId: string) => Promise<MadePlan[]>;
}

/** What a request keeps of the plan that it is made from. */
export function wantedOf({ title, wish, currency, lines, descent }: WantedPlan): WantedPlan {
  return { title, wish, currency, lines: [...lines], descent: [...descent] };
}

/** What its owner says of each line; what the quote said stays what it was. */
function ownLines({ lines: before }: TripPlanDocument, lines: TripPlanBody['lines']): TripPlanBody['lines'] {
  if (new Set(lines.map(({ id }) => id)).size < lines.length)
    throw new AppError('INVALID_FIELDS', { fields: { lines: 'A line stands here twice.' } });
  const quoted = new Map(before.map((line) => [line.id, line]));
  return lines.map((line) => {
    const { id, day, title, note, isOut } = line;
    const known = quoted.get(id);
    const own = { id, day, title, note, isOut };
    if (known) return { ...known, ...own };
    return {
      ...own,
      ...{ place: '', supplier: '', units: 1, kind: 'included', group: null, page: null, amount: null },
    };
  });
}

interface PlansDeps {
  readonly config: SecretConfig;
  readonly database: Connection;
  readonly quotes: QuotesRepository;
  readonly invitations: InvitationsRepository;
  readonly findAgent: FindAskedAgent;
  readonly pages: Pick<DirectoryPages, 'agent'>;
  readonly now: () => Date;
}

/** Quotes taken over into somebody's own trip, or shared with others, without names (RFQ-11). */
export function createPlans(deps: PlansDeps): Plans {
  const { config, database, invitations, now } = deps;
  const takeLines = createTakeQuoteLines(deps);
  const plans = createPlansRepository(database);
  const unowned = createUnownedPlans(plans, now);
  const proofs = createLinkProofs(apiSecrets(config), PURPOSE);
  const pageOf = ({ _id }: TripPlanDocument) => `/trip-plan/${proofs.tokenOf(_id, LINK_VERSION)}`;

  async function add(
    plan: WantedPlan & Pick<TripPlanDocument, 'city' | 'country'>,
    kept: Partial<TripPlanDocument> & Pick<TripPlanDocument, 'traveler_id'>,
  ): Promise<TripPlanDocument> {
    const { traveler_id: travelerId, made_of: requestId = null, is_shared: isShared = false } = kept;
    const others = travelerId === null || isShared ? [] : await plans.ofTraveler(travelerId);
    for (const { _id } of others.slice(PLANS_MAX - 1)) await plans.remove({ _id });
    const beside = [...others, ...(requestId === null ? [] : await plans.madeOf(requestId))];
    const title = freeTitle(
      plan.title,
      beside.map((one) => one.title),
    );
    const added = await plans.add({
      ...{ _id: randomUUID(), version: 0, is_shared: false, quote_id: null, request_id: null, asked: null },
      ...{ made_of: null, origin_quote_id: null },
      ...plan,
      title,
      ...kept,
      changed_at: now(),
    });
    const { _id, is_shared, traveler_id, origin_quote_id } = added;
    if (!is_shared && traveler_id === null && origin_quote_id !== null)
      await unowned.makeRoom(origin_quote_id, _id);
    return added;
  }

  async function find(token: string): Promise<TripPlanDocument | null> {
    const id = proofs.idOf(token);
    return id !== null && proofs.isProven(token, id, LINK_VERSION) ? plans.find(id) : null;
  }
  const made = (plan: TripPlanDocument): MadePlan => ({
    ...{ id: plan._id, page: pageOf(plan), title: plan.title, requestId: plan.made_of ?? null },
  });

  return {
    clear: unowned.clear,
    ofToken: async (token) => {
      const plan = await find(token);
      if (!plan) throw new AppError('NOT_FOUND', { message: 'There is no such plan.' });
      return plan;
    },
    view: (plan) => ({
      ...wantedOf(plan),
      ...{ id: plan._id, version: plan.version, isShared: plan.is_shared },
      ...{ city: plan.city, country: plan.country, asked: plan.asked },
    }),
    made,
    take: async (request, { quoteId, lineIds, isShared }, travelerId) => {
      // One link of a quote, whoever asks for it: the whole.
      const { quote, taken } = await takeLines(request, quoteId, lineIds, isShared);
      const { wish } = request;
      const to = { city: wish.place.city, country: wish.place.country };
      if (isShared)
        return add(
          { ...taken, ...to },
          { is_shared: true, quote_id: quote.id, request_id: request._id, traveler_id: request.traveler_id },
        );
      const asked = {
        agentIds: (await invitations.ofRequest(request._id))
          .map(({ agent_id }) => agent_id)
          .slice(0, REQUEST_AGENTS_MAX),
        ...{ from: wish.when.from, to: wish.when.to, adults: wish.adults },
      };
      return add(
        { ...taken, ...to },
        { asked, traveler_id: travelerId, made_of: request._id, origin_quote_id: quote.id },
      );
    },
    addLines: async (request, { quoteId, lineIds, plan: token, after }) => {
      const { taken } = await takeLines(request, quoteId, lineIds);
      const plan = await find(token);
      if (!plan)
        throw new AppError('INVALID_FIELDS', { fields: { plan: 'This plan is not there any more.' } });
      if (plan.is_shared) throw new AppError('CONFLICT', { message: SHARED_STAYS });
      const added = linesToAdd(plan, taken);
      if (added.length === 0) return { ...made(plan), version: plan.version, added: 0 };
      const { title, wish } = plan;
      const lines = [...plan.lines, ...added];
      const change = { title, wish, lines, descent: descentWith(plan, taken), changed_at: now() };
      const saved = await plans.change(plan._id, after, change);
      if (!saved) throw new AppError('CONFLICT', { message: CHANGED_ELSEWHERE });
      return { ...made(saved), version: saved.version, added: added.length };
    },
    copy: (plan, travelerId) =>
      add(
        {
          ...wantedOf(plan),
          ...{ city: plan.city, country: plan.country },
          descent: [
            ...plan.descent,
            { kind: 'copy', city: null, version: null, on: now().toISOString().slice(0, 10) },
          ],
        },
        { traveler_id: travelerId, origin_quote_id: plan.origin_quote_id ?? plan.quote_id },
      ),
    save: async (plan, { title, wish, lines, after }) => {
      if (plan.is_shared) throw new AppError('CONFLICT', { message: SHARED_STAYS });
      const saved = await plans.change(plan._id, after, {
        ...{ title, wish, changed_at: now() },
        lines: ownLines(plan, lines),
      });
      if (!saved) throw new AppError('CONFLICT', { message: CHANGED_ELSEWHERE });
      return saved;
    },
    remove: async (plan) => {
      // Who was sent the link of a shared quote cannot end the sharing.
      if (plan.is_shared) throw new AppError('42501');
      await plans.remove({ _id: plan._id });
    },
    endSharing: (request, planId) => plans.remove({ _id: planId, request_id: request._id }),
    shared: async (requestId) =>
      (await plans.sharedOfRequest(requestId)).map((plan) => ({
        ...{ quoteId: plan.quote_id ?? '', planId: plan._id, page: pageOf(plan) },
      })),
    ofTraveler: async (travelerId) => (await plans.ofTraveler(travelerId)).map(made),
  };
}
