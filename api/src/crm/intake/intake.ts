import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import type { AskedTraveler, AskedTravelers } from '../../shared/crm/asked-travelers';
import { contactModel, keptContactModel, type ContactDocument } from '../contact.model';
import type { ContactChange, ContactsRepository } from '../contacts.repository';
import type { KeptContactsRepository } from '../kept-contacts.repository';
import { contactOf, followed, withoutRequest } from './taken-in';

const DAY_MS = 86_400_000;
/**
 * An older request makes no contact: one that its owner has removed is forgotten after thirty days, and must not come
 * back because of it.
 */
const TAKEN_IN_DAYS = 29;
/** As often as somebody else may change a contact at the same time. */
const ATTEMPTS = 3;
/** Accounts whose requests this instance has looked through. */
const ACCOUNTS_MAX = 10_000;
/** Requests that are looked for at once. */
const SWEPT_AT_ONCE = 500;

export interface IntakeDeps {
  readonly database: Connection;
  readonly contacts: ContactsRepository;
  readonly kept: KeptContactsRepository;
  readonly asked: AskedTravelers;
  readonly now: () => Date;
}

/** Contacts that come from requests for quotes, and go with them. */
export interface Intake {
  /** Has taken in whatever an account was asked, also while this feature was not there or an announcement was lost. */
  readonly ready: (ownerId: string) => Promise<void>;
  /** Looks through every account again, because an announcement could not be followed. */
  readonly startOver: () => void;
  /** Takes in what is new of a request; of one that is gone, forgets what it has brought. */
  readonly follow: (requestId: string) => Promise<void>;
  /** Forgets what the requests of a traveler's account have brought. */
  readonly forgetTraveler: (userId: string) => Promise<void>;
  /** Forgets what requests have brought that are gone by now, as after two years. */
  readonly sweep: (onStep: () => Promise<void>) => Promise<void>;
}

export function createIntake({ database, contacts, kept, asked, now }: IntakeDeps): Intake {
  const looked = new LRUCache<string, Promise<void>>({ max: ACCOUNTS_MAX });

  async function write(contact: ContactDocument, update: (contact: ContactDocument) => ContactChange) {
    let latest: ContactDocument | null = contact;
    for (let attempt = 0; latest && attempt < ATTEMPTS; attempt += 1) {
      const change = update(latest);
      if (Object.keys(change).length === 0) return;
      if (await contacts.change(latest.owner_id, latest._id, latest.version, change)) return;
      latest = await contacts.find(latest.owner_id, latest._id);
    }
    if (latest) throw new Error(`the contact ${latest._id} changes all the time`);
  }

  async function take(traveler: AskedTraveler, known: ContactDocument | undefined): Promise<void> {
    const at = now();
    if (known) return write(known, (contact) => followed(contact, traveler, at));
    if (traveler.at.getTime() < at.getTime() - TAKEN_IN_DAYS * DAY_MS) return;
    const contact = contactOf(traveler);
    // Removed or merged by its owner: it does not come back by itself.
    if (await kept.find(traveler.agentUserId, contact._id)) return;
    await contacts.add(contact);
  }

  async function forget(requestId: string): Promise<void> {
    for (const contact of await contacts.ofRequest(requestId))
      await write(contact, (latest) => withoutRequest(latest, requestId));
    for (const { owner_id, _id } of await kept.ofRequest(requestId)) await kept.forget(owner_id, _id);
  }

  async function lookThrough(ownerId: string): Promise<void> {
    const travelers = await asked.ofAgent(ownerId);
    if (travelers.length === 0) return;
    const own = await contactModel(database)
      .find({ owner_id: ownerId, 'requests.id': { $in: travelers.map(({ requestId }) => requestId) } })
      .lean<ContactDocument[]>();
    const byRequest = new Map(
      own.flatMap((contact) => contact.requests.map(({ id }) => [id, contact] as const)),
    );
    for (const traveler of travelers) await take(traveler, byRequest.get(traveler.requestId));
  }

  return {
    ready: (ownerId) => {
      const begun = looked.get(ownerId);
      if (begun) return begun;
      const looking = lookThrough(ownerId).catch((error: unknown) => {
        looked.delete(ownerId);
        throw error;
      });
      looked.set(ownerId, looking);
      return looking;
    },
    startOver: () => looked.clear(),
    follow: async (requestId) => {
      const travelers = await asked.ofRequest(requestId);
      if (travelers.length === 0) return forget(requestId);
      const known = await contacts.ofRequest(requestId);
      for (const traveler of travelers)
        await take(
          traveler,
          known.find(({ owner_id }) => owner_id === traveler.agentUserId),
        );
    },
    forgetTraveler: async (userId) => {
      for (const requestId of await asked.requestsOf(userId)) await forget(requestId);
    },
    sweep: async (onStep) => {
      const linked = await Promise.all([
        contactModel(database).distinct('requests.id'),
        keptContactModel(database).distinct('contact.requests.id'),
      ]);
      const ids = [...new Set(linked.flat().map(String))];
      for (let at = 0; at < ids.length; at += SWEPT_AT_ONCE) {
        const part = ids.slice(at, at + SWEPT_AT_ONCE);
        const there = new Set(await asked.existing(part));
        for (const id of part) if (!there.has(id)) await forget(id);
        await onStep();
      }
    },
  };
}
