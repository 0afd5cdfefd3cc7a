import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  IndexNowOverview,
  IndexNowSettings,
  IndexNowSettingsBody,
  IndexNowSubmission,
  IndexNowSubmissionBody,
} from '@atoll/contracts/index-now';
import { INDEX_NOW_PATHS, indexNowProblems } from '@atoll/contracts/index-now-rules';
import { Type } from 'typebox';
import { ofDuty } from '../shared/auth/principal';
import type { EditLog } from '../shared/edits/edit-log';
import { AppError } from '../shared/errors/app-error';
import { changedVersion } from '../shared/http/if-match';
import type { IndexNowSettingsStore } from './settings';
import type { IndexNowSettingsDocument } from './settings.model';
import type { ListedSubmission, Submissions } from './submissions';

export interface IndexNowRoutesDeps {
  readonly origin: string;
  readonly isConnected: boolean;
  readonly submissions: Submissions;
  readonly settings: IndexNowSettingsStore;
  readonly edits: Pick<EditLog, 'note'>;
  /** Begins to look for changed pages at once. */
  readonly onAutomatic: () => Promise<void>;
}

/** 10,000 addresses of usual length are one megabyte; a document of the database ends at 16. */
const BODY_MAX_BYTES = 8 * 1024 * 1024;
const NOT_CONNECTED = 'This site is not connected to IndexNow. Set INDEXNOW_ENDPOINT, and start it again.';

function view(submission: ListedSubmission): IndexNowSubmission {
  const {
    _id: id,
    at,
    host,
    url_count,
    first_url,
    is_automatic,
    state,
    status,
    problem,
    attempts,
    version,
  } = submission;
  return {
    ...{ id, version, at: at.toISOString(), host, urlCount: url_count, isAutomatic: is_automatic },
    firstUrl: first_url,
    ...{ state, status, problem, attempts },
  };
}
const settingsView = ({ is_automatic, version }: IndexNowSettingsDocument): IndexNowSettings => ({
  isAutomatic: is_automatic,
  version,
});

/** Submissions to search engines, for administrators (IDX-05 to IDX-08). */
export function indexNowRoutes(deps: IndexNowRoutesDeps): FastifyPluginAsyncTypebox {
  const { origin, isConnected, submissions, settings, edits, onAutomatic } = deps;
  const { host } = new URL(origin);
  const tags = ['administration'];
  const duty = ofDuty('indexing');

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      INDEX_NOW_PATHS.own,
      {
        ...duty,
        schema: {
          tags,
          summary: 'What was submitted to search engines, the newest first, and the site’s own key',
          response: { 200: IndexNowOverview },
        },
      },
      async () => {
        const [known, latest] = await Promise.all([settings.read(), submissions.latest()]);
        return {
          ...{ isConnected, host, key: known.key, keyLocation: `${origin}/${known.key}.txt` },
          settings: settingsView(known),
          submissions: latest.map(view),
        };
      },
    );
    app.post(
      INDEX_NOW_PATHS.submissions,
      {
        ...duty,
        bodyLimit: BODY_MAX_BYTES,
        schema: {
          tags,
          summary: 'Submits at most 10,000 addresses of one host to search engines',
          body: IndexNowSubmissionBody,
          response: { 201: IndexNowSubmission },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const fields = indexNowProblems(body);
        if (Object.keys(fields).length > 0) throw new AppError('INVALID_FIELDS', { fields });
        if (!isConnected) throw new AppError('CONFLICT', { message: NOT_CONNECTED });
        const added = await submissions.add(body, false);
        await edits.note(request, {
          ...{ kind: 'indexing', record: added._id, title: body.host, what: 'submitted', before: null },
          after: { host: body.host, keyLocation: body.keyLocation, urlCount: body.urlList.length },
        });
        return reply.code(201).send(view(added));
      },
    );
    app.post(
      INDEX_NOW_PATHS.sentAgain,
      {
        ...ofDuty('indexing', { version: 'named' }),
        schema: {
          tags,
          summary: 'Sends a submission again; `If-Match` names the version',
          params: Type.Object({ submissionId: Type.String({ maxLength: 64 }) }),
          body: Type.Object({}, { additionalProperties: false }),
          response: { 200: IndexNowSubmission },
        },
      },
      async (request) => {
        const { submissionId } = request.params;
        const version = changedVersion(request);
        const before = await submissions.find(submissionId);
        if (!before) throw new AppError('NOT_FOUND', { message: 'There is no such submission.' });
        if (!isConnected) throw new AppError('CONFLICT', { message: NOT_CONNECTED });
        const after = await submissions.sendAgain(submissionId, version);
        if (!after) {
          throw new AppError('CONFLICT', {
            message: 'This submission has gone on meanwhile. Look at it again.',
            body: { current: view((await submissions.find(submissionId)) ?? before) },
          });
        }
        await edits.note(request, {
          ...{ kind: 'indexing', record: submissionId, title: after.host, what: 'sent again' },
          before: { state: before.state, attempts: before.attempts },
          after: { state: after.state, attempts: after.attempts },
        });
        return view(after);
      },
    );
    app.put(
      INDEX_NOW_PATHS.settings,
      {
        ...duty,
        schema: {
          tags,
          summary: 'Has changed pages submitted by themselves, or no longer; `If-Match` names the version',
          body: IndexNowSettingsBody,
          response: { 200: IndexNowSettings },
        },
      },
      async (request) => {
        const version = changedVersion(request);
        const { isAutomatic } = request.body;
        const before = settingsView(await settings.read());
        if (isAutomatic && !isConnected) throw new AppError('CONFLICT', { message: NOT_CONNECTED });
        const changed = await settings.switchAutomatic(isAutomatic, version);
        if (!changed) {
          throw new AppError('CONFLICT', {
            message: 'This setting was changed elsewhere meanwhile. Look at it, and change it again.',
            body: { current: settingsView(await settings.read()) },
          });
        }
        await edits.note(request, {
          ...{ kind: 'indexing', record: 'settings', title: 'Automatic submission', what: 'changed' },
          before: { isAutomatic: before.isAutomatic },
          after: { isAutomatic },
        });
        if (isAutomatic) await onAutomatic();
        return settingsView(changed);
      },
    );
  };
}
