import { addDays } from '@atoll/contracts/dates';
import type { OwnRequest, Quote, QuoteBody } from '@atoll/contracts/quote';
import type { RequestReceived } from '@atoll/contracts/quote-request';
import type { Connection } from 'mongoose';
import { createSecretLinks } from '../src/requests/link/secret-link';
import { acceptanceModel } from '../src/requests/models/acceptance.model';
import { invitationModel } from '../src/requests/models/invitation.model';
import { quoteCostsModel } from '../src/requests/models/quote-costs.model';
import { quoteModel } from '../src/requests/models/quote.model';
import { quoteRequestModel } from '../src/requests/models/quote-request.model';
import { requestFileModel } from '../src/requests/models/request-file.model';
import { requestMessageModel } from '../src/requests/models/request-message.model';
import type { Person } from './accounts';
import { eventually } from './eventually';
import { goodRequest, type AskedAgentPerson, type RequestsSite } from './requests';

/** States of a request, in the order of the columns of a table of rights. */
export const REQUEST_STATES = [
  ...['new', 'sent', 'quoted', 'accepting', 'accepted', 'withdrawn', 'found'],
] as const;
export type StateOfRequest = (typeof REQUEST_STATES)[number];

/** A cost that is in nothing else that is stored. */
export const SECRET_NET = 87_654_321;
const SECRET = { name: 'Noor Zwaluw', phone: '+351 210 123 456' } as const;

export const quoteBody = (own: Partial<QuoteBody> = {}): QuoteBody => ({
  currency: 'EUR',
  title: 'Three days in Lisbon',
  message: 'With pleasure.',
  lines: [
    {
      ...{ id: 'a', day: 1, title: 'Hotel Farol', place: 'Lisbon', supplier: 'Farol', units: 3 },
      ...{ unitAmount: 90_000_000, currency: 'EUR', taxBasisPoints: 600 },
      ...{ kind: 'included', group: null, page: null },
    },
  ],
  terms: 'Half of it in advance.',
  validUntil: addDays(new Date().toISOString().slice(0, 10), 14),
  costs: [{ lineId: 'a', net: SECRET_NET }],
  after: 0,
  ...own,
});

export interface RequestInState {
  readonly id: string;
  readonly token: string;
  /** What the first of the agents has sent; null where none has. */
  readonly quote: Quote | null;
}

export interface StatesDeps {
  readonly site: RequestsSite;
  readonly database: Connection;
  /** Of the site's `AUTH_SECRET`. */
  readonly secret: string;
  /** Whose address the requests name. */
  readonly owner: Person & { readonly email: string };
  /** Who is accepted, and who was asked as well. */
  readonly agents: readonly [AskedAgentPerson, AskedAgentPerson];
}

const HOUR_MS = 3_600_000;

/** Brings a request of a traveler with an account into a state, by the API. */
export function requestStates({ site, database, secret, owner, agents }: StatesDeps) {
  const requests = quoteRequestModel(database);
  const links = createSecretLinks(database, [secret], '');
  const [ana] = agents;

  async function send(isConfirmed: boolean): Promise<{ id: string; token: string }> {
    const body = goodRequest({
      contact: { ...SECRET, email: owner.email },
      agentIds: agents.map(({ agentId }) => agentId),
    });
    const sent = await site.send(body, isConfirmed ? { headers: owner.headers } : {});
    const { reference } = sent.json<RequestReceived>();
    const row = await requests.findOne({ reference }).orFail();
    return { id: row._id, token: links.tokenOf(row) };
  }

  /** Moves the end of the time in which an acceptance can be taken back. */
  async function finalIn(id: string, ms: number): Promise<void> {
    const at = new Date(Date.now() + ms);
    await requests.updateOne({ _id: id }, { 'accepted.final_at': at, due_at: at });
  }

  async function quoteIn(token: string): Promise<Quote> {
    const [quote] = (await site.own(token)).json<OwnRequest>().quotes;
    if (!quote) throw new Error('no quote was sent');
    return quote;
  }

  return async (state: StateOfRequest): Promise<RequestInState> => {
    const { id, token } = await send(state !== 'new');
    if (state === 'new') return { id, token, quote: null };
    // Opened and read, so that reading changes nothing any more.
    for (const agent of agents) await site.by(agent, `/api/agent/requests/${id}`);
    if (state === 'sent') return { id, token, quote: null };
    await site.by(ana, `/api/agent/requests/${id}/quotes`, quoteBody());
    const quote = await quoteIn(token);
    if (state === 'quoted') return { id, token, quote };
    if (state === 'withdrawn') await site.own(token, 'withdraw', {});
    else if (state === 'found') await site.own(token, 'close', { reason: 'found' });
    else {
      const { id: quoteId, version, hash } = quote;
      await site.own(token, 'accept', { quoteId, version, hash, chosen: [] });
      await finalIn(id, state === 'accepting' ? HOUR_MS : -1);
    }
    if (state === 'accepted') {
      // Asks the clock to look; nothing of it changes this request.
      const other = await send(true);
      const reason = { reason: 'busy', text: '' };
      await site.by(agents[1], `/api/agent/requests/${other.id}/decline`, reason);
      await eventually(async () =>
        expect((await requests.findById(id).orFail()).accepted?.is_final).toBe(true),
      );
      for (const agent of agents) await site.by(agent, `/api/agent/requests/${id}/thread`);
      await site.own(other.token, 'withdraw', {});
    }
    return { id, token, quote };
  };
}

/** Everything that is stored of a request, to compare it and to bring it back. */
export function requestSnapshots(database: Connection) {
  const ofRequest = [invitationModel, requestMessageModel, requestFileModel, quoteModel].map((model) =>
    model(database),
  );
  const ofId = [quoteRequestModel, acceptanceModel].map((model) => model(database));
  const costs = quoteCostsModel(database);

  async function filters(id: string) {
    const quotes = await quoteModel(database).find({ request_id: id }, { _id: 1 }).lean();
    return [
      ...ofRequest.map(({ collection }) => ({ collection, filter: { request_id: id } })),
      ...ofId.map(({ collection }) => ({ collection, filter: { _id: id } })),
      { collection: costs.collection, filter: { _id: { $in: quotes.map(({ _id }) => _id) } } as object },
    ];
  }

  const take = async (id: string) =>
    Promise.all(
      (await filters(id)).map(async ({ collection, filter }) => ({
        collection,
        rows: await collection.find(filter).sort({ _id: 1 }).toArray(),
      })),
    );
  type Snapshot = Awaited<ReturnType<typeof take>>;
  return {
    take,
    restore: async (id: string, snapshot: Snapshot) => {
      const now = await filters(id);
      await Promise.all(now.map(({ collection, filter }) => collection.deleteMany(filter)));
      await Promise.all(
        snapshot.map(async ({ collection, rows }) => {
          if (rows.length > 0) await collection.insertMany(rows);
        }),
      );
    },
    /** As plain values, for a test to compare. */
    rowsOf: (snapshot: Snapshot) => snapshot.map(({ collection, rows }) => [collection.name, rows]),
  };
}
