import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { SignedIn, User } from '@atoll/contracts/account';
import type { UserType } from '@atoll/contracts/account-words';
import type { Connection } from 'mongoose';
import { outboxModel, type OutboxDocument } from '../src/shared/mail/outbox.model';
import { buildIndexes } from '../src/shared/mongo/connection';
import { eventually } from './eventually';
import { buildTestSite, type TestSite } from './site';

export const PASSWORD = 'coral-reef-at-noon';
export const FROM_OUR_PAGE = { origin: 'http://localhost:4000' } as const;
/** What a hotel says of itself. */
export const HOTEL_PROFILE = {
  name: 'Hotel Farol',
  email: 'desk@farol.example',
  property_type: 'hotel',
  address: '12 Rua do Farol',
  city: 'Lisbon',
  country: 'Portugal',
  star_rating: 4,
  phone: '+351 210 000 000',
} as const;
const COOKIE = /^(?:__Host-)?atoll_session=([^;]*)/;

/** The value of the refresh cookie that an answer sets; '' where it is cleared, undefined without one. */
export function cookieOf(answer: LightMyRequestResponse): string | undefined {
  const set = [answer.headers['set-cookie'] ?? []].flat();
  return set.map((line) => COOKIE.exec(line)?.[1]).find((value) => value !== undefined);
}

/** Somebody who is signed in, as the browser knows them. */
export interface Person {
  readonly user: User;
  readonly token: string;
  readonly cookie: string;
  /** Headers of a request with the access token. */
  readonly headers: { readonly authorization: string };
}

export interface AccountsSite {
  readonly app: FastifyInstance;
  readonly site: TestSite;
  readonly post: (
    url: string,
    payload: object,
    more?: Partial<InjectOptions>,
  ) => Promise<LightMyRequestResponse>;
  readonly register: (email: string, userType?: UserType, more?: object) => Promise<LightMyRequestResponse>;
  readonly login: (email: string, password?: string) => Promise<LightMyRequestResponse>;
  /** What a refresh with this cookie answers, from a page of the site. */
  readonly refresh: (cookie: string) => Promise<LightMyRequestResponse>;
  readonly person: (answer: LightMyRequestResponse) => Person;
  /** Waits until this many mails to an address are there; the newest first. */
  readonly mailsTo: (email: string, count?: number) => Promise<OutboxDocument[]>;
  /** The token of the newest mailed link to an address. */
  readonly linkTo: (email: string, count?: number) => Promise<string>;
  /** Registers, confirms the address and signs in. */
  readonly join: (email: string, userType?: UserType) => Promise<Person>;
}

/** The whole API with its accounts, and what a test does with them. Close `app` after use. */
export async function buildAccountsSite(
  database: Connection,
  env: Readonly<Record<string, string>> = {},
): Promise<AccountsSite> {
  const site = await buildTestSite(database, { env: { ...env, LOG_LEVEL: 'error' } });
  await buildIndexes(database);
  const { app } = site;
  const post: AccountsSite['post'] = (url, payload, more = {}) =>
    app.inject({ ...more, method: 'POST', url, payload });
  const register: AccountsSite['register'] = (email, user_type = 'traveler', more = {}) =>
    post('/api/auth/register', { email, password: PASSWORD, user_type, name: 'Noor Haddad', ...more });
  const login: AccountsSite['login'] = (email, password = PASSWORD) =>
    post('/api/auth/login', { email, password });
  const person: AccountsSite['person'] = (answer) => {
    const { access_token: token, user } = answer.json<SignedIn>();
    return { user, token, cookie: cookieOf(answer) ?? '', headers: { authorization: `Bearer ${token}` } };
  };
  const mailsTo: AccountsSite['mailsTo'] = async (email, count = 1) => {
    let found: OutboxDocument[] = [];
    await eventually(async () => {
      found = await outboxModel(database)
        .find({ to: email })
        .sort({ sent_at: -1, _id: -1 })
        .lean<OutboxDocument[]>();
      expect(found.length).toBeGreaterThanOrEqual(count);
    });
    return found;
  };
  const linkTo: AccountsSite['linkTo'] = async (email, count) => {
    const [mail] = await mailsTo(email, count);
    return /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  return {
    app,
    site,
    post,
    register,
    login,
    person,
    mailsTo,
    linkTo,
    refresh: (cookie) =>
      post('/api/auth/refresh', {}, { headers: { ...FROM_OUR_PAGE, cookie: `atoll_session=${cookie}` } }),
    join: async (email, userType) => {
      await register(email, userType);
      await post('/api/auth/verify-email', { token_hash: await linkTo(email), password: PASSWORD });
      return person(await login(email));
    },
  };
}
