import { isDeepStrictEqual } from 'node:util';
import type { EditedKind } from '@atoll/contracts/portal-edits';
import type { FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import type { FindAccount } from '../auth/account';
import { signedIn } from '../auth/principal';
import { editModel, type Difference, type EditDocument } from './edit.model';

export interface Edit {
  readonly kind: EditedKind;
  /** The record's id. */
  readonly record: string;
  /** What people call it. */
  readonly title: string;
  /** 'added', 'changed', 'removed', 'brought back'. */
  readonly what: string;
  /** The fields that people edit, before and after; null where there was, or is, no record. Never a secret. */
  readonly before: object | null;
  readonly after: object | null;
}

export interface Editor {
  readonly userId: string;
  readonly email: string;
}

export interface EditFilter {
  readonly kind?: EditedKind | undefined;
  readonly record?: string | undefined;
}

/** Who changed what in the portal, field by field, for 400 days (POR-18). Only added to. */
export interface EditLog {
  /** Notes what the principal of this request has changed; nothing where no field differs. */
  readonly note: (request: FastifyRequest, edit: Edit) => Promise<void>;
  /** Notes what was done later for somebody, as they had asked. */
  readonly noteFor: (who: Editor, edit: Edit) => Promise<void>;
  /** The newest first; pages count from 1. */
  readonly page: (
    filter: EditFilter,
    page: number,
    size: number,
  ) => Promise<{ edits: EditDocument[]; total: number }>;
  /** All of them, the newest first, as they are read. */
  readonly all: (filter: EditFilter) => AsyncIterable<EditDocument>;
}

/** The longest text of a field that an entry keeps whole. */
const TEXT_MAX = 20_000;

function kept(value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === 'string' ? value.slice(0, TEXT_MAX) : value;
}

/** The fields of which one value differs from the other. */
export function differencesOf(before: object | null, after: object | null): Difference[] {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => !isDeepStrictEqual(old.get(field), now.get(field)))
    .map((field) => ({ field, before: kept(old.get(field)), after: kept(now.get(field)) }));
}

const conditionOf = ({ kind, record }: EditFilter) => ({
  ...(kind && { kind }),
  ...(record !== undefined && { record }),
});

/** The edit log in MongoDB. */
export function createEditLog(connection: Connection, findAccount: FindAccount): EditLog {
  const edits = editModel(connection);
  const add = ({ userId: user_id, email }: Editor, { before, after, ...edit }: Edit) =>
    edits.create({ ...edit, at: new Date(), user_id, email, differences: differencesOf(before, after) });
  const isNone = ({ before, after }: Edit) => differencesOf(before, after).length === 0;
  return {
    note: async (request, edit) => {
      if (isNone(edit)) return;
      const { userId } = signedIn(request);
      await add({ userId, email: (await findAccount(userId))?.email ?? '' }, edit);
    },
    noteFor: async (who, edit) => {
      if (!isNone(edit)) await add(who, edit);
    },
    // By the index alone: a sort in memory has an end.
    all: (filter) =>
      edits
        .find(conditionOf(filter))
        .sort({ at: -1 })
        .lean<EditDocument[]>()
        .cursor() as AsyncIterable<EditDocument>,
    page: async (asked, page, size) => {
      const filter = conditionOf(asked);
      const [found, total] = await Promise.all([
        edits
          .find(filter)
          .sort({ at: -1, _id: -1 })
          .skip((page - 1) * size)
          .limit(size)
          .lean<EditDocument[]>(),
        edits.countDocuments(filter),
      ]);
      return { edits: found, total };
    },
  };
}
