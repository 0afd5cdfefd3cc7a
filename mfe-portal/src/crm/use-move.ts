import type { Board, ContactRow, StageBody } from '@atoll/contracts/crm';
import { STAGE_WORDS, type Stage } from '@atoll/contracts/crm-words';
import { toAppError, useAppDispatch } from '@atoll/platform';
import { sentenceOf } from '@atoll/platform/form-errors';
import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { CONTACT_TAGS, crmApi, useMoveContactMutation } from './crm.api';
import { useNotice } from '../shared/notices';
import { placesInLists, showInLists, type CardPlace } from './move-in-lists';

export interface Moving {
  /** Moves a contact; lost waits for the reason first. */
  readonly move: (contact: ContactRow, to: Stage) => void;
  /** Contacts whose move is on its way. */
  readonly waiting: ReadonlySet<string>;
  /** The contact whose move was refused last. */
  readonly refused: string | null;
  /** The contact that is asked why it is lost; null while none is. */
  readonly losing: ContactRow | null;
  readonly lose: (body: StageBody) => void;
  readonly keep: () => void;
}

type State = Parameters<typeof placesInLists>[0];

/** The first place of a column on each of these boards. */
function topOf(state: State, places: ReadonlyMap<string, CardPlace>, stage: Stage): Map<string, CardPlace> {
  const tops = new Map<string, CardPlace>();
  for (const args of crmApi.util.selectCachedArgsForQuery(state, 'board')) {
    const key = JSON.stringify(args);
    const { data } = crmApi.endpoints.board.select(args)(state) as { data?: Board };
    const column = data?.columns.find((each) => each.stage === stage);
    if (places.has(key)) tops.set(key, { stage, before: column?.contacts[0]?.id ?? null });
  }
  return tops;
}

/**
 * Moves contacts between stages: shown at once, written then, put back to where it was where that is refused, and taken
 * back by another write. A contact moves once at a time.
 */
export function useMove(): Moving {
  const dispatch = useAppDispatch();
  const store = useStore();
  const say = useNotice();
  const [write] = useMoveContactMutation();
  const underway = useRef(new Set<string>());
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<string | null>(null);
  const [losing, setLosing] = useState<ContactRow | null>(null);
  const state = () => store.getState() as State;

  /** What hindered it; undefined where it is done. */
  async function send(
    contact: ContactRow,
    body: StageBody,
    to?: ReadonlyMap<string, CardPlace>,
  ): Promise<unknown> {
    const before = placesInLists(state(), contact.id);
    const after = to ?? topOf(state(), before, body.stage);
    underway.current.add(contact.id);
    setWaiting(new Set(underway.current));
    showInLists(dispatch, state(), { ...contact, stage: body.stage }, after);
    const { data, error } = await write({ id: contact.id, version: contact.version, body });
    underway.current.delete(contact.id);
    setWaiting(new Set(underway.current));
    if (data) {
      await dispatch(crmApi.util.upsertQueryData('contact', data.id, data));
      showInLists(dispatch, state(), data, placesInLists(state(), contact.id));
      return undefined;
    }
    showInLists(dispatch, state(), contact, before);
    // Somebody else has changed it: what is shown is old.
    const problem = toAppError(error);
    if (problem.kind === 'api' && problem.status === 409)
      dispatch(crmApi.util.invalidateTags([CONTACT_TAGS.lists, CONTACT_TAGS.contact(contact.id)]));
    return error;
  }

  async function run(contact: ContactRow, body: StageBody): Promise<void> {
    if (underway.current.has(contact.id)) return;
    setRefused(null);
    const from = placesInLists(state(), contact.id);
    const error = await send(contact, body);
    if (error !== undefined) {
      setRefused(contact.id);
      say({ text: sentenceOf(error), isProblem: true });
      return;
    }
    const { stage, lostReason } = contact;
    const back: StageBody = {
      stage,
      ...(lostReason && { reason: lostReason.reason, text: lostReason.text }),
    };
    say({
      text: `${contact.name} moved to ${STAGE_WORDS[body.stage]}.`,
      undo: () => send({ ...contact, stage: body.stage, version: contact.version + 1 }, back, from),
    });
  }

  return {
    waiting,
    refused,
    losing,
    move: (contact, stage) => {
      if (stage === contact.stage) return;
      if (stage === 'lost') setLosing(contact);
      else void run(contact, { stage });
    },
    lose: (body) => {
      const contact = losing;
      setLosing(null);
      if (contact) void run(contact, body);
    },
    keep: () => setLosing(null),
  };
}
