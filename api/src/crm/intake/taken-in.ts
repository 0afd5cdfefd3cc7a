import { createHash } from 'node:crypto';
import { STAGE_WORDS, type Stage } from '@atoll/contracts/crm-words';
import type { AskedTraveler } from '../../shared/crm/asked-travelers';
import type { ContactDocument } from '../contact.model';
import { searchKeys } from '../contact-values';
import { withEvent } from '../contact-history';
import type { ContactChange } from '../contacts.repository';
import { newContact } from '../new-contact';

/** What stands for a traveler who is gone. */
const FORMER = 'Former traveler';

/** The same for whoever takes a request in, so that two instances write one contact. */
function contactId({ requestId, agentUserId }: AskedTraveler): string {
  return createHash('sha256').update(`${requestId}.${agentUserId}`).digest('base64url').slice(0, 22);
}

const lostOf = (stage: Stage, text: string) =>
  stage === 'lost'
    ? ({ lost_reason: 'other', lost_text: text } as const)
    : { lost_reason: null, lost_text: '' };

/** A contact made of a request. */
export function contactOf(traveler: AskedTraveler): ContactDocument {
  const { name, contact, place, requestId: id, reference, stage, agentUserId, at } = traveler;
  const brought = { name, email: contact?.email ?? '', phone: contact?.phone ?? '' };
  return newContact(
    { ...brought, company: '', place: place.slice(0, 160), tags: [] },
    { ownerId: agentUserId, source: 'request', at, event: `Request ${reference} arrived` },
    {
      ...{
        _id: contactId(traveler),
        requests: [{ id, reference, state: stage, quote: traveler.quote }],
        brought,
        stage,
      },
      ...{ ...lostOf(stage, traveler.lostText), is_sample: traveler.isSample },
    },
  );
}

/** Where a contact goes whose request has come to another state; null where its owner has decided otherwise. */
function followedStage(
  { stage, requests }: ContactDocument,
  id: string,
  from: Stage,
  to: Stage,
): Stage | null {
  const others = requests.filter((request) => request.id !== id);
  if (to === 'won') return stage === 'won' ? null : 'won';
  if (to === 'quoted') return stage === 'new' || stage === 'contacted' || from === 'lost' ? 'quoted' : null;
  if (to === 'new') return stage === 'lost' && from === 'lost' ? 'new' : null;
  const isOver = others.every(({ state }) => state === 'lost');
  return to === 'lost' && isOver && stage !== 'won' && stage !== 'lost' ? 'lost' : null;
}

function stageChange(contact: ContactDocument, traveler: AskedTraveler, at: Date): ContactChange {
  const { requestId, stage: to, lostText, quote } = traveler;
  const link = contact.requests.find(({ id }) => id === requestId);
  const isSame = JSON.stringify(link?.quote) === JSON.stringify(quote);
  if (!link || (link.state === to && isSame)) return {};
  const requests = contact.requests.map((request) =>
    request.id === requestId ? { ...request, state: to, quote } : request,
  );
  if (link.state === to) return { requests };
  const stage = followedStage(contact, requestId, link.state, to);
  if (!stage || stage === contact.stage) return { requests };
  const moved = `${STAGE_WORDS[contact.stage]} to ${STAGE_WORDS[stage]}, with request ${link.reference}`;
  return { requests, stage, ...lostOf(stage, lostText), history: withEvent(contact, moved, at) };
}

/** Fills in what was released, wherever the owner has not written something else. */
function releaseChange(
  contact: ContactDocument,
  { name, contact: released }: AskedTraveler,
  at: Date,
): ContactChange {
  const before = contact.brought;
  if (!released || !before || (before.email === released.email && before.name === name)) return {};
  const brought = { name, ...released };
  const kept = (field: 'name' | 'email' | 'phone') =>
    contact[field] === before[field] ? brought[field] : contact[field];
  const named = { name: kept('name'), email: kept('email'), phone: kept('phone') };
  return {
    ...named,
    ...searchKeys({ ...contact, ...named }),
    brought,
    history: withEvent(contact, 'Contact data released', at),
  };
}

/** What a request that has changed changes of its contact; empty where that is nothing. */
export function followed(contact: ContactDocument, traveler: AskedTraveler, at: Date): ContactChange {
  const released = releaseChange(contact, traveler, at);
  return { ...released, ...stageChange({ ...contact, ...released }, traveler, at) };
}

/**
 * A contact without one of its requests, which is gone. With the last of them goes what it has brought and the owner
 * has not changed; notes, tasks and what the owner wrote are the owner's own.
 */
export function withoutRequest(contact: ContactDocument, requestId: string): ContactChange {
  const requests = contact.requests.filter(({ id }) => id !== requestId);
  const { brought } = contact;
  if (requests.length > 0 || !brought) return { requests };
  const left = (field: 'name' | 'email' | 'phone', instead: string) =>
    contact[field] === brought[field] ? instead : contact[field];
  const named = { name: left('name', FORMER), email: left('email', ''), phone: left('phone', '') };
  return {
    ...named,
    ...searchKeys({ ...contact, ...named }),
    ...{ requests, brought: null },
    history: contact.history.map(({ at, text }) => ({ at, text: text.replaceAll(brought.name, FORMER) })),
  };
}
