import type { Account, AccountPart } from '../shared/auth/account';
import { acceptanceModel } from './models/acceptance.model';
import { quoteCostsModel, type QuoteCostsDocument } from './models/quote-costs.model';
import { quoteModel, type QuoteDocument } from './models/quote.model';
import { OPEN_STATES } from './clock/invitation-times';
import { connectionAccounts } from './hotel-agent/connection-accounts';
import { isOfDemo } from './demo/demo-list';
import type { DemoRequests } from './demo/demo-requests';
import { tripPlanModel, type TripPlanDocument } from './models/trip-plan.model';
import type { RequestsParts } from './requests-parts';

const once = <Row extends { readonly _id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row._id, row])).values(),
];

/** What requests keep of an account: a traveler's own, and what an agent was asked and wrote. */
export function requestsAccountPart(parts: RequestsParts, demo: Pick<DemoRequests, 'join'>): AccountPart {
  const {
    database,
    requests,
    invitations,
    messages,
    absences,
    reports,
    files,
    reviews,
    news,
    askClock,
    now,
  } = parts;
  const ofConnections = connectionAccounts(parts);
  const [quotes, costs, acceptances, plans] = [
    quoteModel(database),
    quoteCostsModel(database),
    acceptanceModel(database),
    tripPlanModel(database),
  ];

  /** All of a traveler's requests; what was accepted stays, which names nobody, unless it is the demo's. */
  async function removeRequests(userId: string): Promise<void> {
    const own = await requests.ofTraveler(userId);
    const ids = own.map(({ _id }) => _id);
    if (ids.length === 0) return;
    const of = { request_id: { $in: ids } };
    const rows = await quotes.find(of).select('_id').lean<Pick<QuoteDocument, '_id'>[]>();
    await costs.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
    await quotes.deleteMany(of);
    await acceptances.deleteMany({ _id: { $in: own.filter(isOfDemo).map(({ _id }) => _id) } });
    await plans.deleteMany(of);
    for (const { request_id, agent_id } of await reviews.ofRequests(ids))
      await news.around(request_id, () => reviews.removeOfRequests([request_id]), [`agent:${agent_id}`]);
    await messages.removeOfRequests(ids);
    await reports.removeOfRequests(ids);
    // Nobody reads them from now on; the clock, which is asked for below, removes their bytes.
    await files.dropOfRequests(ids);
    await invitations.removeOfRequests(ids);
    // Last, so that what was cut off can be asked for again.
    await requests.remove(ids);
  }

  /** What an agent was asked goes to others; what travelers were told by it stays theirs. */
  async function leave(userId: string): Promise<void> {
    const declined = { reason: 'other', text: '' } as const;
    for (const { _id, state, request_id } of await invitations.allOfAccount(userId))
      if (OPEN_STATES.includes(state))
        await news.around(request_id, () => invitations.decline(_id, declined, now()));
    await costs.deleteMany({ agent_user_id: userId });
    await quotes.updateMany({ agent_user_id: userId }, { agent_user_id: '', agent_names: [] });
    await acceptances.updateMany({ agent_user_id: userId }, { agent_user_id: null });
    await messages.forgetAuthor(userId);
    await reports.forgetAuthor(userId);
    await files.forgetAuthor(userId);
    await absences.set(userId, null);
    await reviews.forgetAgentAccount(userId);
    await invitations.forgetAccount(userId);
  }

  async function adopt({ id, email, role, isEmailVerified }: Account): Promise<void> {
    if (role === 'traveler' && isEmailVerified) await requests.adopt(email, id);
  }

  return {
    name: 'requests',
    onSignedIn: adopt,
    onEmailVerified: adopt,
    // Made later: the directory is not there yet, nor are the other accounts.
    onDemo: async (account) => demo.join(account),
    onDeleted: async (userId) => {
      await removeRequests(userId);
      await plans.deleteMany({ traveler_id: userId });
      await leave(userId);
      await ofConnections.remove(userId);
      await askClock();
    },
    dataOf: async (userId) => {
      const own = await requests.ofTraveler(userId);
      const ids = own.map(({ _id }) => _id);
      const [asked, theirs, written, sent, net, ownPlans, attached, reviewed] = await Promise.all([
        invitations.ofRequests(ids),
        invitations.allOfAccount(userId),
        Promise.all([messages.ofRequests(ids), messages.ofAuthor(userId)]),
        quotes
          .find({ $or: [{ request_id: { $in: ids } }, { agent_user_id: userId }] })
          .lean<QuoteDocument[]>(),
        costs.find({ agent_user_id: userId }).lean<QuoteCostsDocument[]>(),
        plans.find({ traveler_id: userId }).lean<TripPlanDocument[]>(),
        Promise.all([files.ofRequests(ids), files.ofAuthor(userId)]),
        Promise.all([reviews.ofRequests(ids), reviews.ofAgentAccount(userId)]),
      ]);
      return {
        // Neither keys of the form nor what makes the link.
        requests: own.map(({ key: _key, body_hash: _hash, link_version: _version, ...request }) => request),
        invitations: [...asked, ...theirs],
        messages: once(written.flat()),
        files: once(attached.flat()),
        quotes: sent,
        costs: net,
        plans: ownPlans,
        reports: await reports.ofAuthor(userId),
        reviews: reviewed.flat(),
        away_until: await absences.untilOf(userId),
        hotels_and_agents: await ofConnections.dataOf(userId),
      };
    },
  };
}
