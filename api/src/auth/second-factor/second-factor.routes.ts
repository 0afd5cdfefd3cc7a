import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { User } from '@atoll/contracts/account';
import {
  CodeBody,
  ConfirmBody,
  PasswordBody,
  PROOF_PATHS,
  RecoveryCodes,
  SecondFactorSetUp,
  SecondFactorState,
} from '@atoll/contracts/second-factor';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRole, signedIn } from '../../shared/auth/principal';
import { refuseForeignOrigin } from '../../shared/auth/same-origin';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import { TOO_MANY } from '../../shared/limits/too-many';
import { userOf } from '../account/user-of';
import type { AuthParts } from '../auth-parts';
import type { UserDocument } from '../models/user.model';
import { gateOf } from '../role';
import { confirmPassword } from '../sessions/sign-in';
import { createSecondFactors, wrongCode } from './second-factor';

/** What proves who somebody is, for those who work in the portal (POR-19): a code of an app, and the password again. */
export function secondFactorRoutes(parts: AuthParts): FastifyPluginAsyncTypebox {
  const { users, sessions, audit, limits, portal, publicUrl } = parts;
  const factors = createSecondFactors(parts);
  const tags = ['accounts'];

  async function own(request: FastifyRequest): Promise<UserDocument> {
    const user = await users.find(signedIn(request).userId);
    if (!user) throw new AppError('UNAUTHENTICATED', { message: 'No active session' });
    return user;
  }

  async function note(request: FastifyRequest, { _id, email }: UserDocument, event: string): Promise<void> {
    await audit.record({ event, email, userId: _id, address: clientOf(request.ip) });
  }

  /** The account as this session sees it from now on. */
  async function seen(request: FastifyRequest): Promise<User> {
    const { sessionId, userId } = signedIn(request);
    const [user, session] = await Promise.all([own(request), sessions.find(sessionId, userId)]);
    if (!session) throw new AppError('UNAUTHENTICATED', { message: 'No active session' });
    return userOf(user, session, parts);
  }

  /** Wrong codes count like wrong passwords of the account: there are only a million. */
  async function counted<T>(
    request: FastifyRequest,
    user: UserDocument,
    check: () => Promise<T>,
  ): Promise<T> {
    await limits.codes.count(user._id);
    const result = await check().catch(async (error: unknown) => {
      await note(request, user, 'wrong code of the second factor');
      throw error;
    });
    await limits.codes.forget(user._id);
    return result;
  }

  const confirming = (request: FastifyRequest) => ({
    sessionId: signedIn(request).sessionId,
    address: clientOf(request.ip),
  });

  /** A session that stands before the gate may only give its code: it may not put another app in its place. */
  async function refuseBeforeCode(request: FastifyRequest, user: UserDocument): Promise<void> {
    const { sessionId, userId } = signedIn(request);
    const session = await sessions.find(sessionId, userId);
    if (!session || (user.second_factor?.since && gateOf(user, session, portal) === 'code'))
      throw new AppError('FORBIDDEN', { message: 'Give the code of your app first.' });
  }

  return async (app) => {
    app.addHook('onRequest', requireRole('admin'));
    app.addHook('onRequest', async (request) => {
      if (request.method !== 'GET') await refuseForeignOrigin(publicUrl)(request);
    });
    app.get(
      PROOF_PATHS.secondFactor,
      {
        schema: {
          tags,
          summary: 'Whether the account has a second factor',
          response: { 200: SecondFactorState },
        },
      },
      async (request) => {
        const { second_factor: factor } = await own(request);
        return { isOn: Boolean(factor?.since), codesLeft: factor?.recovery_hashes.length ?? 0 };
      },
    );
    app.post(
      PROOF_PATHS.secondFactor,
      {
        schema: {
          tags,
          summary: 'Begins a second factor: what an app needs to show its codes',
          body: PasswordBody,
          response: { 200: SecondFactorSetUp, ...TOO_MANY },
        },
      },
      async (request) => {
        const user = await own(request);
        if (user.demo) throw new AppError('FORBIDDEN', { message: 'A demo account has no second factor.' });
        await refuseBeforeCode(request, user);
        await confirmPassword(parts, user, request.body.current_password, confirming(request));
        if (user.second_factor?.since)
          throw new AppError('CONFLICT', { message: 'Turn the second factor off first.' });
        return factors.begin(user);
      },
    );
    app.post(
      PROOF_PATHS.turnedOn,
      {
        schema: {
          tags,
          summary: 'Turns the second factor on with its first code; answers the recovery codes, once',
          body: CodeBody,
          response: { 200: RecoveryCodes, ...TOO_MANY },
        },
      },
      async (request) => {
        const user = await own(request);
        const codes = await counted(request, user, () => factors.turnOn(user, request.body.code));
        const { sessionId, userId } = signedIn(request);
        await sessions.prove(sessionId, 'second_factor_at');
        // Sessions that were begun with the password alone.
        await sessions.endAll(userId, sessionId);
        await note(request, user, 'second factor turned on');
        return { codes };
      },
    );
    app.post(
      PROOF_PATHS.given,
      {
        schema: {
          tags,
          summary: 'Opens the portal to this session with a code of the app, or a recovery code',
          body: CodeBody,
          response: { 200: User, ...TOO_MANY },
        },
      },
      async (request) => {
        const user = await own(request);
        await counted(request, user, () => factors.check(user, request.body.code));
        await sessions.prove(signedIn(request).sessionId, 'second_factor_at');
        await note(request, user, 'second factor given');
        return seen(request);
      },
    );
    app.delete(
      PROOF_PATHS.secondFactor,
      {
        schema: {
          tags,
          summary: 'Turns the second factor off; the portal asks for a new one',
          body: PasswordBody,
          response: { 204: Type.Null(), ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const user = await own(request);
        await refuseBeforeCode(request, user);
        await confirmPassword(parts, user, request.body.current_password, confirming(request));
        await users.dropSecondFactor(user._id);
        await note(request, user, 'second factor turned off');
        return reply.code(204).send(null);
      },
    );
    app.post(
      PROOF_PATHS.confirm,
      {
        schema: {
          tags,
          summary:
            'Gives the password again, and the code where there is a second factor: good for ten minutes',
          body: ConfirmBody,
          response: { 204: Type.Null(), ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const user = await own(request);
        const { current_password, code } = request.body;
        await confirmPassword(parts, user, current_password, confirming(request));
        if (user.second_factor?.since) {
          if (!code) throw wrongCode();
          await counted(request, user, () => factors.check(user, code));
        }
        await sessions.prove(signedIn(request).sessionId, 'confirmed_at');
        return reply.code(204).send(null);
      },
    );
  };
}
