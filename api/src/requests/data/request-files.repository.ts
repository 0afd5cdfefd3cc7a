import type { Connection } from 'mongoose';
import { requestFileModel, type RequestFileDocument } from '../models/request-file.model';
import type { RequestKey } from '../models/request-message.model';
import { keptFiles, type KeptFiles } from './kept-files';

export interface RequestFilesRepository extends Omit<
  KeptFiles<RequestKey, RequestFileDocument>,
  'all' | 'dropAll'
> {
  readonly ofRequests: (requestIds: readonly string[]) => Promise<RequestFileDocument[]>;
  readonly dropOfRequests: (requestIds: readonly string[]) => Promise<void>;
}

/** What is known of the files of messages about requests, in MongoDB. */
export function createRequestFilesRepository(connection: Connection): RequestFilesRepository {
  const kept = keptFiles<RequestKey, RequestFileDocument>(requestFileModel(connection));
  const ofRequests = (ids: readonly string[]) => ({ request_id: { $in: [...ids] } });
  return {
    ...kept,
    ofRequests: (ids) => kept.all(ofRequests(ids)),
    dropOfRequests: (ids) => kept.dropAll(ofRequests(ids)),
  };
}
