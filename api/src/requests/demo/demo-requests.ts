import { addDays, civilDateOf } from '@atoll/contracts/dates';
import type { Account } from '../../shared/auth/account';
import { createReceive } from '../form/receive-request';
import { createRequestsParts, type RequestsDeps, type RequestsParts } from '../requests-parts';
import { demoConnection } from './demo-connection';
import { DEMO_REQUESTS } from './demo-list';
import type { DemoRequest } from './demo-request';
import { demoStory } from './demo-story';

const HOUR_MS = 3_600_000;
/** As long as somebody takes to fill the form in. */
const OPEN_MS = 90_000;
const CLIENT = 'demo';

export interface DemoRequests {
  /** Makes an account of the demo known. */
  readonly join: (account: Account) => void;
  /** Makes the requests that are missing, where accounts have joined. Waits for the directory, so nothing waits for this. */
  readonly make: () => Promise<void>;
}

/** Requests of the demo's accounts, made by the feature's own services under a clock that goes through the days before. */
export function demoRequests(deps: RequestsDeps): DemoRequests {
  const accounts = new Map<string, Account>();
  let startMs = 0;
  let storyMs = 0;
  const setHoursAgo = (hours: number) => void (storyMs = startMs - hours * HOUR_MS);
  const nothing = async () => undefined;
  const isAccount = ({ userId }: { readonly userId: string }) =>
    [...accounts.values()].some(({ id }) => id === userId);
  const parts = createRequestsParts({
    ...deps,
    // Nobody is told of what nobody has done, and nobody but the demo's agents is asked.
    mails: { ...deps.mails, define: () => undefined, ask: nothing },
    askable: {
      ...deps.askable,
      forPlace: async (place) => (await deps.askable.forPlace(place)).filter(isAccount),
    },
    now: () => new Date(storyMs),
  });
  const receive = createReceive({
    ...parts,
    limit: { check: nothing, count: nothing, forget: nothing },
    mayMail: async () => false,
  });

  function accountOf(email: string): Account {
    const account = accounts.get(email);
    if (!account) throw new Error(`the demo has no account ${email}`);
    return account;
  }

  async function agentIdOf(email: string): Promise<string> {
    const agent = await parts.askable.byUser(accountOf(email).id);
    if (!agent) throw new Error(`${email} has no entry of the directory`);
    return agent.id;
  }

  async function tell({ key, traveler, phone, agents, sentHoursAgo, wish, happens }: DemoRequest) {
    if (await parts.requests.findByKey(key)) return;
    const { id: userId, metadata } = accountOf(traveler);
    const agentIds = await Promise.all(agents.map(agentIdOf));
    const today = civilDateOf(new Date(startMs));
    setHoursAgo(sentHoursAgo);
    await receive(
      {
        ...wish((days) => addDays(today, days)),
        ...{ key, agentIds, openMs: OPEN_MS, contact: { name: metadata.name, email: traveler, phone } },
      },
      {
        principal: { userId, sessionId: CLIENT, role: 'traveler', duties: [], confirmedAt: new Date() },
        client: CLIENT,
      },
    );
    const request = await parts.requests.findByKey(key);
    if (!request) throw new Error(`the demo's request ${key} is gone`);
    await happens(demoStory({ parts, setHoursAgo, accountOf }, request));
    await markTold(parts, request._id);
  }

  return {
    join: (account) => void accounts.set(account.email, account),
    make: async () => {
      const [anybody] = accounts.values();
      if (!anybody) return;
      // Fails where the directory cannot be read, so that all of it is tried again later.
      await parts.askable.byUser(anybody.id);
      startMs = Date.now();
      for (const request of DEMO_REQUESTS) {
        await tell(request).catch((err: unknown) =>
          deps.log.warn({ err, key: request.key }, 'a request of the demo is not there, or not all of it'),
        );
      }
      await demoConnection({ parts, setHoursAgo, accounts }).catch((err: unknown) =>
        deps.log.warn({ err }, 'the connection of the demo is not there, or not all of it'),
      );
    },
  };
}

/** As the clock leaves messages that have been unread for ten minutes. */
async function markTold({ messages, now }: RequestsParts, requestId: string): Promise<void> {
  const unread = (await messages.ofRequests([requestId])).filter(({ read_at }) => read_at === null);
  await messages.mailed(
    unread.map(({ _id }) => _id),
    now(),
  );
}
