import { randomUUID } from 'node:crypto';
import {
  ASK_AGAIN_DAYS,
  type AskBody,
  type ConnectionAction,
  type ConnectionState,
} from '@atoll/contracts/connection';
import { fullDay } from '@atoll/contracts/dates-in-words';
import {
  askedConnection,
  type Connectable,
  type ConnectionDocument,
} from '../shared/connections/connection.model';
import type { Connections } from '../shared/connections/connections';
import { AppError } from '../shared/errors/app-error';
import type { ConnectingMails } from './connecting-mails';
import type { ConnectionsRepository } from './connections.repository';
import type { Members } from './members';

const DAY_MS = 24 * 60 * 60 * 1_000;

export interface ConnectingDeps {
  readonly repository: ConnectionsRepository;
  readonly connections: Pick<Connections, 'find'>;
  readonly members: Pick<Members, 'self' | 'find'>;
  readonly mails: ConnectingMails;
  readonly now: () => Date;
}

export interface Connecting {
  /**
   * Asks somebody; who was asked by them already is connected by it, and asking again changes nothing. Throws 42501 for
   * whoever cannot ask or be asked, and CONFLICT where they have declined not long ago.
   */
  readonly ask: (asker: Connectable, body: AskBody) => Promise<ConnectionDocument>;
  /** Throws 42501 for a connection of others, and `Stale` where it is not as it was when somebody decided. */
  readonly change: (
    action: ConnectionAction,
    of: { readonly id: string; readonly userId: string; readonly version: number },
  ) => Promise<ConnectionDocument>;
}

/** Somebody has changed the connection meanwhile. */
export class Stale extends Error {
  constructor(readonly current: ConnectionDocument) {
    super('The connection was changed meanwhile');
  }
}

/** What a connection becomes by what one of its sides does; null where that cannot be done now. */
function next(
  action: ConnectionAction,
  { state, before, asker_id, asked_id, changed_by }: ConnectionDocument,
  userId: string,
): ConnectionState | null {
  const isAskedOf = state === 'asked' && asked_id === userId;
  if (action === 'accept') return isAskedOf ? 'accepted' : null;
  if (action === 'decline') return isAskedOf ? 'declined' : null;
  if (action === 'undo') return changed_by === userId ? before : null;
  if (state === 'accepted') return 'ended';
  return state === 'asked' && asker_id === userId ? 'withdrawn' : null;
}

/** Asking for a connection, and what both sides do with it. */
export function createConnecting(deps: ConnectingDeps): Connecting {
  const { repository, connections, members, mails, now } = deps;

  async function moved(
    connection: ConnectionDocument,
    state: ConnectionState,
    userId: string,
  ): Promise<ConnectionDocument> {
    // What others are told of cannot be taken back: a connection is ended instead.
    const before = ['declined', 'withdrawn', 'ended'].includes(state) ? connection.state : null;
    const changed = await repository.change(connection._id, connection.version, {
      ...{ state, before, changed_by: userId, changed_at: now() },
    });
    if (!changed) throw new Stale((await connections.find(connection._id)) ?? connection);
    // Not where an end was taken back: nobody has asked anew.
    if (state === 'accepted' && connection.state === 'asked') await mails.tellAccepted(changed);
    return changed;
  }

  function refuseTooSoon({ state, changed_by, changed_at }: ConnectionDocument, userId: string): void {
    if (state !== 'declined' || changed_by === userId) return;
    const again = new Date(changed_at.getTime() + ASK_AGAIN_DAYS * DAY_MS);
    if (now() >= again) return;
    const message = `They have declined. You can ask again from ${fullDay(again.toISOString().slice(0, 10))} on.`;
    throw new AppError('CONFLICT', { message });
  }

  async function ask(asker: Connectable, body: AskBody): Promise<ConnectionDocument> {
    const [self, known] = await Promise.all([members.self(asker), members.find(asker, body)]);
    if (!self || !known || known.userId === asker.userId) throw new AppError('42501');
    const asked: Connectable = { userId: known.userId, kind: known.member.kind };
    const about = { note: body.note.trim(), at: now() };
    const existing = await repository.ofPair(asker.userId, asked.userId);
    if (!existing) {
      const connection = askedConnection(randomUUID(), asker, asked, about);
      // Two who ask each other at once: the later one finds what the other has asked.
      if (!(await repository.add(connection))) return ask(asker, body);
      await mails.tellAsked(connection);
      return connection;
    }
    if (existing.state === 'accepted') return existing;
    if (existing.state === 'asked')
      return existing.asker_id === asker.userId ? existing : moved(existing, 'accepted', asker.userId);
    refuseTooSoon(existing, asker.userId);
    const {
      _id,
      pair: _pair,
      version: _version,
      told_at,
      told_by,
      ...anew
    } = askedConnection(existing._id, asker, asked, about);
    const isSameWay = existing.asked_id === asked.userId;
    const change = isSameWay ? anew : { ...anew, told_at, told_by };
    const renewed = await repository.change(_id, existing.version, change);
    if (!renewed) return ask(asker, body);
    await mails.tellAsked(renewed);
    return renewed;
  }

  return {
    ask,
    change: async (action, { id, userId, version }) => {
      const connection = await connections.find(id);
      if (connection?.asker_id !== userId && connection?.asked_id !== userId) throw new AppError('42501');
      const state = connection.version === version ? next(action, connection, userId) : null;
      if (state === null) throw new Stale(connection);
      return moved(connection, state, userId);
    },
  };
}
