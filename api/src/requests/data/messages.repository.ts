import type { Connection } from 'mongoose';
import {
  requestMessageModel,
  type RequestKey,
  type RequestMessageDocument,
} from '../models/request-message.model';
import { keptMessages, type KeptMessages } from './kept-messages';

/** Who reads or writes in a thread about a request. */
export type Side = 'traveler' | 'agent';

export interface MessagesRepository extends Omit<
  KeptMessages<RequestKey, RequestMessageDocument>,
  'find' | 'remove'
> {
  readonly ofRequests: (requestIds: readonly string[]) => Promise<RequestMessageDocument[]>;
  readonly removeOfRequests: (requestIds: readonly string[]) => Promise<void>;
}

/** Messages about requests, in MongoDB. */
export function createMessagesRepository(connection: Connection): MessagesRepository {
  const kept = keptMessages<RequestKey, RequestMessageDocument>(
    requestMessageModel(connection),
    ({ request_id, agent_id }) => ({ request_id, agent_id }),
  );
  const ofRequests = (ids: readonly string[]) => ({ request_id: { $in: [...ids] } });
  return {
    ...kept,
    ofRequests: (ids) => kept.find(ofRequests(ids)),
    removeOfRequests: (ids) => kept.remove(ofRequests(ids)),
  };
}
