import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import multipart from '@fastify/multipart';
import { PublishAnswer, RELEASE_UPLOAD_MAX_BYTES, RunningAnswer } from '@atoll/contracts/release-summary';
import { CanarySteps, stepsProblem } from '@atoll/contracts/release-canary';
import { ADMIN_TEXT } from '@atoll/contracts/page-access';
import type { FastifyRequest } from 'fastify';
import { requireConfirmed } from '../shared/auth/principal';
import { AppError, invalidField } from '../shared/errors/app-error';
import { changedVersion } from '../shared/http/if-match';
import type { RateLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';
import { peopleText } from '../shared/text/people-text';
import type { DeployTokens } from './deploy-tokens';
import type { Publisher } from './publisher';
import { RefusedRelease } from './refused-release';
import type { Operation, ReleaseOperations } from './release-operations';
import { AppParams, ReleaseParams } from './release-params';
import { receiveRelease } from './release-upload';

export interface OperationsRoutesDeps {
  readonly publisher: Publisher;
  readonly operations: ReleaseOperations;
  readonly tokens: DeployTokens;
  /** Folder for what comes in, on the disk of the release store. */
  readonly root: string;
  /** What one deploy token may do: publishing apart, so that a CI that runs wild keeps nobody from rolling back. */
  readonly limits: { readonly uploads: RateLimit; readonly operations: RateLimit };
}

const reason = Type.Optional(Type.String({ maxLength: 500 }));
const Reasoned = Type.Object({ reason }, { additionalProperties: false });
const CanaryBody = Type.Object(
  {
    /** A share that stays until a person changes it; 0 ends the canary. */
    percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    /** Instead of it, shares that grow by themselves. */
    steps: Type.Optional(CanarySteps),
    reason,
  },
  { additionalProperties: false },
);

const TAGS = { tags: ['releases'] };
const MANAGED = { ...TAGS, params: ReleaseParams, response: { 200: RunningAnswer, ...TOO_MANY } };
/** Room for the form around the files. */
const UPLOAD_CONFIG = { bodyLimit: RELEASE_UPLOAD_MAX_BYTES + 2 * 2 ** 20 };
/** For readers of the OpenAPI document. */
const FORM = {
  properties: {
    record: { type: 'string', description: "the build's release.json; comes first" },
    activate: {
      type: 'string',
      enum: ['true', 'false'],
      description: 'false stores the release without running it',
    },
    reason: { type: 'string', maxLength: 500 },
  },
  additionalProperties: { type: 'string', format: 'binary', description: 'a file, under its path' },
  required: ['record'],
};

/** What a team sees when its release is refused: the reason, and that it is about the record. */
function refusal(error: unknown): unknown {
  if (!(error instanceof RefusedRelease)) return error;
  return new AppError('RELEASE_REFUSED', {
    message: error.message,
    fields: { record: error.message },
    cause: error,
  });
}

/**
 * Who of the portal asks; null where nobody of it does. Throws FORBIDDEN for another remote than their own, and
 * CONFIRM_AGAIN where the password was given too long ago (POR-19).
 */
function releaserOf({ principal }: FastifyRequest, remote: string): string | null {
  if (!principal) return null;
  if (!principal.remotes?.includes(remote)) throw new AppError('FORBIDDEN', { message: ADMIN_TEXT });
  requireConfirmed(principal);
  return principal.email ?? principal.userId;
}

/**
 * Publishing and everything that moves a pointer. Each needs a deploy token of its remote, or somebody of
 * the portal who releases it, before its body is read.
 */
export function releaseOperationsRoutes(deps: OperationsRoutesDeps): FastifyPluginAsyncTypebox {
  const { publisher, operations, tokens, limits, root } = deps;
  return async (app) => {
    await app.register(multipart);
    app.decorateRequest('deployer', '');
    app.addHook('onRequest', async (request, reply) => {
      const { app: remote = '', hash } = request.params as { app?: string; hash?: string };
      // Uploads come from a team's own machines, which have a token; what runs, people of the portal decide, too.
      request.deployer =
        (hash !== undefined && releaserOf(request, remote)) ||
        tokens.authorise(remote, request.headers.authorization);
      reply.header('cache-control', 'no-store');
      await (hash === undefined ? limits.uploads : limits.operations).count(`${remote} ${request.deployer}`);
    });
    // A call without a body is a call without a reason.
    app.addHook('preValidation', async (request) => {
      if (!request.isMultipart()) request.body ??= {};
    });

    app.post(
      API_PATHS.releases,
      {
        ...UPLOAD_CONFIG,
        schema: {
          ...TAGS,
          params: AppParams,
          body: { content: { 'multipart/form-data': { schema: FORM } } },
          response: { 200: PublishAnswer, 201: PublishAnswer, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const { params, deployer: who } = request;
        try {
          const { source, discard, ...how } = await receiveRelease(request, root);
          const { release, created, active } = await publisher
            .publish(source, { ...how, who, app: params.app })
            .finally(discard);
          return await reply.code(created ? 201 : 200).send({ hash: release.hash, created, active });
        } catch (error) {
          throw refusal(error);
        }
      },
    );

    const path = (operation: string) => `${API_PATHS.releases}/:hash/${operation}`;
    /** Two people of the portal who look at the same page are not both right; a token's command says what it means. */
    const by = (request: FastifyRequest, params: { app: string; hash: string }, why?: string): Operation => ({
      ...{ ...params, who: request.deployer, reason: why ? peopleText(why, 'lines') : null },
      ...(request.principal || request.headers['if-match'] ? { seen: changedVersion(request) } : {}),
    });

    for (const name of ['activate', 'rollback', 'disable', 'enable', 'resume'] as const) {
      app.post(path(name), { schema: { ...MANAGED, body: Reasoned } }, (request) =>
        operations[name](by(request, request.params, request.body.reason)),
      );
    }
    app.post(path('canary'), { schema: { ...MANAGED, body: CanaryBody } }, (request) => {
      const { percent, steps, reason: why } = request.body;
      const operation = by(request, request.params, why);
      if (steps && percent === undefined) {
        const problem = stepsProblem(steps);
        if (problem) throw invalidField('steps', problem);
        return operations.steps(operation, steps);
      }
      if (percent === undefined || steps)
        throw invalidField('percent', 'A canary has a share or steps, one of the two.');
      return operations.canary(operation, percent);
    });
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the deploy token that a request to the release operations presented. */
    deployer: string;
  }
}
