import { randomUUID } from 'node:crypto';
import type { AgentRequests } from '@atoll/contracts/quote';
import type { MadePlan } from '@atoll/contracts/trip-plan';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Person } from '../../test/accounts';
import { testConfig } from '../../test/config';
import { testDatabase } from '../../test/database';
import { fileForm } from '../../test/file-form';
import {
  quoteBody,
  REQUEST_STATES,
  requestSnapshots,
  requestStates,
  SECRET_NET,
  type RequestInState,
  type StateOfRequest,
} from '../../test/request-states';
import {
  buildRequestsSite,
  goodRequest,
  type AskedAgentPerson,
  type RequestsSite,
} from '../../test/requests';

import { plainPicture } from '../../test/sample-pictures';
import { createDriveStorage } from '../shared/storage/drive-storage';
import { createAttachmentBytes } from './attachments/attachment-bytes';
import { requestFileModel } from './models/request-file.model';

const AUTH_SECRET = '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/**
 * Whoever is not the owner has no link, and sends a forged one. `ana` is who is accepted, `rui` was asked as well, and
 * `eva` is an agent who was not.
 */
const PRINCIPALS = [
  ...['anonymous', 'link', 'owner', 'traveler', 'ana', 'rui', 'eva', 'hotel', 'admin'],
] as const;

/** A status for each principal, or one for each state of the request, parted by spaces. */
interface Row {
  readonly [principal: string]: string;
}
type PathName = keyof typeof REQUEST_PATHS;
type Endpoint = `${Method} ${PathName}`;

const everybody = (status: string): Row => ({ everybody: status });
/** Nobody but who has the link: to all others there is no such request, whoever they are. */
const byLink = (states: string): Row => ({ everybody: '404', link: states, owner: states });
/** Only for agents who were asked; to all others it is somebody else's. */
const byAsked = (ana: string, rui = ana): Row => ({
  everybody: '403',
  anonymous: '401',
  link: '401',
  ana,
  rui,
});
/** What every account of a role has of its own. */
const byRole = (...roles: readonly string[]): Row => ({
  ...{ everybody: '403', anonymous: '401', link: '401' },
  ...Object.fromEntries(roles.map((role) => [role, '200'])),
});
const AGENTS = ['ana', 'rui', 'eva'];

const TABLE: Readonly<Record<string, Row>> = {
  'POST requests': everybody('202'),
  'GET matches': everybody('200'),
  'POST resend': everybody('202'),

  // States:                 new sent quoted accepting accepted withdrawn found
  'GET own': /*          */ byLink('200 200 200 200 200 200 200'),
  'POST confirm': /*     */ byLink('200 200 200 200 200 200 200'),
  'PUT wish': /*         */ byLink('200 200 200 409 409 409 409'),
  'POST withdraw': /*    */ byLink('200 200 200 409 409 200 200'),
  'POST close': /*       */ byLink('409 200 200 409 409 200 200'),
  'POST reopen': /*      */ byLink('200 200 200 200 200 409 200'),
  'POST accept': /*      */ byLink('403 403 200 200 200 409 409'),
  'DELETE accept': /*    */ byLink('409 409 200 200 409 409 409'),
  'POST change': /*      */ byLink('403 403 200 409 409 409 409'),
  'POST release': /*     */ byLink('403 200 200 200 409 409 409'),
  'GET ownThread': /*    */ byLink('403 200 200 200 200 200 200'),
  'POST ownThread': /*   */ byLink('403 201 201 201 201 409 409'),
  'POST ownAttachments': byLink('403 201 201 201 201 409 409'),
  // Of a file that was sent, which nobody removes any more.
  'GET ownAttachment': /**/ byLink('403 200 200 200 200 200 200'),
  'DELETE ownAttachment': byLink('403 403 403 403 403 403 403'),
  'POST ownBlock': /*    */ byLink('403 200 200 200 200 200 200'),
  'POST ownReport': /*   */ byLink('403 200 200 200 200 200 200'),
  'GET ownAcceptance': /**/ byLink('404 404 404 200 200 404 404'),
  'PUT ownReview': /*    */ byLink('409 409 409 409 409 409 409'),
  'DELETE ownReview': /* */ byLink('200 200 200 200 200 200 200'),
  'GET ownEvents': /*    */ byLink('200 200 200 200 200 200 200'),
  'POST takeQuote': /*   */ byLink('403 403 201 201 201 201 201'),
  'POST addToPlan': /*   */ byLink('403 403 200 200 200 200 200'),
  'DELETE endSharing': /**/ byLink('204 204 204 204 204 204 204'),
  // Of a quote that is shared, by whoever has its link.
  'GET plan': /*         */ byLink('200 200 200 200 200 200 200'),
  'PUT plan': /*         */ byLink('409 409 409 409 409 409 409'),
  'DELETE plan': /*      */ byLink('403 403 403 403 403 403 403'),
  'POST copyPlan': /*    */ byLink('201 201 201 201 201 201 201'),
  'POST take': { everybody: '404', anonymous: '401', link: '401', owner: '200' },

  'GET travelerRequests': byRole('owner', 'traveler'),
  'GET travelerThreads': byRole('owner', 'traveler'),
  'GET travelerPlans': byRole('owner', 'traveler'),
  'GET agentRequests': byRole(...AGENTS),
  'GET earlierQuotes': byRole(...AGENTS),
  'GET reports': { everybody: '403', admin: '200' },
  'GET reviewReports': { everybody: '403', admin: '200' },
  // Without the version that was looked at.
  'PATCH report': { everybody: '403', admin: '428' },
  'PATCH reviewReport': { everybody: '403', admin: '428' },
  'GET away': byRole(...AGENTS),
  'PUT away': byRole(...AGENTS),
  'GET agentEvents': byRole(...AGENTS),

  // States:                   new sent quoted accepting accepted withdrawn found, of ana and of rui
  'GET agentRequest': /*   */ byAsked('403 200 200 200 200 200 200'),
  'POST decline': /*       */ byAsked('403 200 409 409 409 409 409', '403 200 200 200 409 409 409'),
  'POST quotes': /*        */ byAsked('403 201 201 409 409 409 409'),
  'GET agentThread': /*    */ byAsked('403 200 200 200 200 200 200'),
  'POST agentThread': /*   */ byAsked('403 201 201 201 201 409 409', '403 201 201 201 409 409 409'),
  'POST agentAttachments': byAsked('403 201 201 201 201 409 409', '403 201 201 201 409 409 409'),
  'GET agentAttachment': /**/ byAsked('403 200 200 200 200 200 200', '403 403 403 403 403 403 403'),
  'DELETE agentAttachment': byAsked('403 403 403 403 403 403 403'),
  'POST agentBlock': /*    */ byAsked('403 200 200 200 200 200 200'),
  'POST agentReport': /*   */ byAsked('403 200 200 200 200 200 200'),
  'PUT reviewAnswer': /*   */ byAsked('403 409 409 409 409 409 409'),
  'GET agentAcceptance': /**/ byAsked('403 403 403 403 200 403 403', '403 403 403 403 403 403 403'),
};
const ENDPOINTS = Object.keys(TABLE) as Endpoint[];

const database = testDatabase();
let site: RequestsSite;
let people: Readonly<Record<string, Person | null>>;
let ana: AskedAgentPerson;
let rui: AskedAgentPerson;
let requests: Readonly<Record<StateOfRequest, RequestInState>>;
/** A picture in the thread of the traveler and Ana, by the state of its request. */
let files: Readonly<Record<StateOfRequest, string>>;
/** The link's token of a shared quote. */
let plan: string;
/** The link's token of a plan that was made of the quote, by the state of its request. */
let ownPlans: Readonly<Record<string, string>>;
/** Another request, which `traveler` owns. */
let foreign: string;
const OWNER_EMAIL = 'noor.zwaluw@mail.example';

/** A plan of one line of a quote, so that its others can be added; answers the token of its link. */
async function takenPlan(token: string, quoteId: string): Promise<string> {
  const body = { quoteId, lineIds: ['a'], isShared: false };
  return (await site.own(token, 'plans', body)).json<MadePlan>().page.slice('/trip-plan/'.length);
}

/** Puts a picture into a thread, as if it had been sent; answers its id. */
async function sentFile(requestId: string): Promise<string> {
  const id = randomUUID();
  const bytes = await plainPicture(6, 4, 'webp');
  const kept = createAttachmentBytes(createDriveStorage(testConfig({ DATA_DIR: site.site.dataDir })));
  await kept.keep(id, { full: bytes, small: bytes });
  await requestFileModel(database().connection).create({
    ...{ _id: id, request_id: requestId, agent_id: ana.agentId, side: 'traveler', author_id: null },
    ...{ state: 'sent', name: 'Beach.webp', kind: 'picture', bytes: bytes.length, width: 6, height: 4 },
    at: new Date(),
  });
  return id;
}

beforeAll(async () => {
  const { connection } = database();
  site = await buildRequestsSite(connection, { AUTH_SECRET, ADMIN_EMAIL: 'admin@mail.example' });
  const admin = await site.join('admin@mail.example');
  const owner = { ...(await site.join(OWNER_EMAIL)), email: OWNER_EMAIL };
  const traveler = await site.join('tom@mail.example');
  const hotel = await site.join('desk@mail.example', 'hotel');
  ana = await site.agent({ name: 'Ana Reis' });
  rui = await site.agent({ name: 'Rui Sousa' });
  // Lives elsewhere, so that nobody has her asked instead of another.
  const eva = await site.agent({
    ...{ name: 'Eva Conti', city: 'Rome', clean_city: 'rome', country: 'Italy' },
  });
  people = { anonymous: null, link: null, owner, traveler, ana, rui, eva, hotel, admin };
  const bring = requestStates({
    ...{ site, database: connection, secret: AUTH_SECRET, owner, agents: [ana, rui] },
  });
  const all: [StateOfRequest, RequestInState][] = [];
  for (const state of REQUEST_STATES) all.push([state, await bring(state)]);
  requests = Object.fromEntries(all) as typeof requests;
  files = Object.fromEntries(
    await Promise.all(all.map(async ([state, { id }]) => [state, await sentFile(id)] as const)),
  ) as typeof files;
  const { token, quote } = requests.quoted;
  const share = { quoteId: quote?.id, lineIds: null, isShared: true };
  const shared = (await site.own(token, 'plans', share)).json<MadePlan>();
  plan = shared.page.slice('/trip-plan/'.length);
  ownPlans = Object.fromEntries(
    await Promise.all(
      all.flatMap(([state, { token: of, quote: made }]) =>
        made ? [takenPlan(of, made.id).then((own) => [state, own] as const)] : [],
      ),
    ),
  );
  const contact = { name: 'Tom', email: 'tom@mail.example', phone: '' };
  foreign = (await site.ask({ contact, agentIds: [eva.agentId] }, traveler.headers)).token;
});
afterAll(() => site.app.close());

/** Sent again by everybody: one request with one mail. */
const REQUEST_OF_ALL = goodRequest();
/** Of every request of the table, whose wish nobody has changed before. */
const WISH_OF_ALL = (() => {
  const { place, when, budget, interests, languages, notes } = REQUEST_OF_ALL;
  return { place, when, adults: 4, childAges: [], budget, interests, languages, notes, version: 1 };
})();
/** In nothing else that is stored. */
const NET_OF_RUI = 76_543_210;

const isOwner = (principal: string) => principal === 'link' || principal === 'owner';
/** The right id with a proof of another request. */
const forged = (token: string) => `${token.split('.')[0]}.${foreign.split('.')[1]}`;
const parted = (endpoint: Endpoint) => endpoint.split(' ') as [Method, PathName];

const REPORT = { reason: 'spam', text: 'Advertising.' };
const PLAN_LINE = {
  ...{ id: 'l1', day: 1, title: 'Hotel Farol', place: '', supplier: '', units: 1, kind: 'included' },
  ...{ group: null, page: null, amount: null, note: '', isOut: false },
};

/** Bodies that would be taken of whoever has the right. */
function bodyOf(
  endpoint: Endpoint,
  principal: string,
  { quote, ownPlan }: Pick<Target, 'quote' | 'ownPlan'>,
): object | undefined {
  const message = { clientId: randomUUID(), text: 'Hello' };
  const bodies: Partial<Record<Endpoint, object>> = {
    'POST requests': REQUEST_OF_ALL,
    'POST resend': { email: 'nobody@mail.example' },
    'PUT wish': WISH_OF_ALL,
    'POST close': { reason: 'found' },
    'POST accept': {
      ...{ quoteId: quote?.id ?? 'none', version: 1, hash: quote?.hash ?? 'none', chosen: [] },
    },
    'POST change': { quoteId: quote?.id ?? 'none', lineId: 'a', text: 'Later, please.' },
    'POST release': { agentId: rui.agentId },
    'POST ownThread': message,
    'POST agentThread': message,
    'POST decline': { reason: 'busy', text: '' },
    'POST quotes': quoteBody(
      principal === 'ana' ? { after: quote?.version ?? 0 } : { costs: [{ lineId: 'a', net: NET_OF_RUI }] },
    ),
    'PUT ownReview': { rating: 5, text: 'Everything went as it was said.', showsName: false, after: 0 },
    'PUT reviewAnswer': { text: 'Thank you.' },
    'PUT away': { until: null },
    'POST ownBlock': { isBlocked: true },
    'POST agentBlock': { isBlocked: true },
    'POST ownReport': REPORT,
    'POST agentReport': REPORT,
    'POST takeQuote': { quoteId: quote?.id ?? 'none', lineIds: null, isShared: false },
    'POST addToPlan': { quoteId: quote?.id ?? 'none', lineIds: null, plan: ownPlan, after: 0 },
    'PUT plan': { title: 'Lisbon', wish: '', lines: [PLAN_LINE], after: 0 },
  };
  return bodies[endpoint] ?? (endpoint.startsWith('POST') ? {} : undefined);
}
/** Its token is a plan's. */
const isOfPlan = (path: PathName) => path === 'plan' || path === 'copyPlan';

interface Target {
  readonly token: string;
  readonly plan: string;
  readonly ownPlan: string;
  readonly requestId: string;
  readonly agentId: string;
  readonly fileId: string;
  readonly quote: RequestInState['quote'];
}

async function ask(endpoint: Endpoint, principal: string, target: Target): Promise<LightMyRequestResponse> {
  const [method, path] = parted(endpoint);
  const url = REQUEST_PATHS[path]
    .replace(':token', isOfPlan(path) ? target.plan : target.token)
    .replace(':planId', randomUUID())
    .replace(':requestId', target.requestId)
    .replace(':attachmentId', target.fileId)
    .replace(':agentId', target.agentId);
  const payload = bodyOf(endpoint, principal, target);
  const headers = people[principal]?.headers;
  if (path.endsWith('Attachments')) {
    const form = fileForm(Buffer.from('%PDF-1.7'), 'voucher.pdf');
    return site.app.inject({ method, url, ...form, headers: { ...form.headers, ...headers } });
  }
  const options: InjectOptions = { method, url, headers };
  if (!path.endsWith('Events')) return site.app.inject(payload ? { ...options, payload } : options);
  const answer = await site.app.inject({ ...options, payloadAsStream: true });
  // Streams have no end: what they begin with is enough.
  if (answer.statusCode === 200) answer.stream().destroy();
  return answer;
}

function targetFor(principal: string, state: StateOfRequest): Target {
  const { id, token, quote } = requests[state];
  const of = (link: string) => (isOwner(principal) ? link : forged(link));
  return {
    token: of(token),
    plan: of(plan),
    ownPlan: ownPlans[state] ?? plan,
    requestId: id,
    agentId: ana.agentId,
    fileId: files[state],
    quote,
  };
}

function expected(endpoint: Endpoint, principal: string, state: StateOfRequest): number {
  const row = TABLE[endpoint] ?? {};
  const cells = (row[principal] ?? row.everybody ?? '').split(' ');
  return Number(cells.length > 1 ? cells[REQUEST_STATES.indexOf(state)] : cells[0]);
}

/** Every answer that was given: endpoint, principal, state and body. */
const given: { endpoint: Endpoint; principal: string; state: StateOfRequest; body: string }[] = [];

it('RFQ-12: the table names every path of requests, and every method that it takes', () => {
  const named = new Set(ENDPOINTS.map((endpoint) => parted(endpoint)[1]));
  expect([...named].sort()).toEqual(Object.keys(REQUEST_PATHS).sort());
  const served = Object.entries(REQUEST_PATHS).flatMap(([name, url]) =>
    METHODS.filter((method) => site.app.hasRoute({ method, url })).map((method) => `${method} ${name}`),
  );
  expect([...ENDPOINTS].sort()).toEqual(served.sort());
});

// Everybody asks from one address, of as many endpoints as no person does.
beforeEach(() => database().connection.collection('rate_limits').deleteMany({}));

it.each(REQUEST_STATES)('RFQ-12: who may do what with a request that is %s', async (state) => {
  const snapshots = requestSnapshots(database().connection);
  const request = requests[state];
  const before = await snapshots.take(request.id);
  const answers: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  const cells = ENDPOINTS.flatMap((endpoint) => PRINCIPALS.map((principal) => ({ endpoint, principal })));
  const isWrite = ({ endpoint, principal }: (typeof cells)[number]) =>
    !endpoint.startsWith('GET') && expected(endpoint, principal, state) < 300;
  const answer = async ({ endpoint, principal }: (typeof cells)[number]) => {
    const { statusCode, body } = await ask(endpoint, principal, targetFor(principal, state));
    answers[`${endpoint} by ${principal}`] = String(statusCode);
    wanted[`${endpoint} by ${principal}`] = String(expected(endpoint, principal, state));
    given.push({ endpoint, principal, state, body });
  };
  for (const cell of cells) if (!isWrite(cell)) await answer(cell);
  // Neither reading nor what was refused has changed anything.
  expect(snapshots.rowsOf(await snapshots.take(request.id))).toEqual(snapshots.rowsOf(before));
  for (const cell of cells.filter(isWrite)) {
    await answer(cell);
    await snapshots.restore(request.id, before);
  }
  expect(answers).toEqual(wanted);
});

/** Who was answered with this, on what, and in which states of the request. */
function holding(secret: RegExp): Readonly<Record<string, string>> {
  const found: Record<string, string[]> = {};
  for (const { endpoint, principal, state, body } of given)
    if (secret.test(body)) (found[`${principal}: ${endpoint}`] ??= []).push(state);
  return Object.fromEntries(Object.entries(found).map(([where, states]) => [where, states.join(' ')]));
}

describe('what all of these answers hold', () => {
  const ALWAYS = REQUEST_STATES.join(' ');
  const own = (principal: string) => ({
    [`${principal}: GET own`]: ALWAYS,
    [`${principal}: POST confirm`]: ALWAYS,
    [`${principal}: PUT wish`]: 'new sent quoted',
    [`${principal}: POST withdraw`]: 'new sent quoted withdrawn found',
    [`${principal}: POST close`]: 'sent quoted withdrawn found',
    [`${principal}: POST reopen`]: 'new sent quoted accepting accepted found',
    [`${principal}: POST accept`]: 'quoted accepting accepted',
    [`${principal}: DELETE accept`]: 'quoted accepting',
    [`${principal}: POST change`]: 'quoted',
    [`${principal}: DELETE ownReview`]: ALWAYS,
    [`${principal}: POST release`]: 'sent quoted accepting',
  });
  const owners = { ...own('link'), ...own('owner'), 'owner: POST take': ALWAYS };

  beforeAll(() => expect(given).toHaveLength(ENDPOINTS.length * PRINCIPALS.length * REQUEST_STATES.length));

  it('RFQ-12: name, address and phone are the owner’s, and the agent’s whose acceptance stays', () => {
    const accepted = { 'ana: GET agentRequest': 'accepted' };
    expect(holding(/Zwaluw/)).toEqual({ ...owners, ...accepted });
    expect(holding(/noor\.zwaluw/i)).toEqual({ ...owners, ...accepted });
    expect(holding(/210 123 456/)).toEqual({ ...owners, ...accepted });
  });

  it('RFQ-12: the first name is theirs, that of the agents who were asked, and the administrator’s who reads a report', () => {
    const asked = (agent: string, quotes: string, decline: string) => ({
      [`${agent}: GET agentRequests`]: ALWAYS,
      [`${agent}: GET agentRequest`]: 'sent quoted accepting accepted withdrawn found',
      [`${agent}: POST quotes`]: quotes,
      [`${agent}: POST decline`]: decline,
    });
    expect(holding(/Noor/)).toEqual({
      ...owners,
      ...asked('ana', 'sent quoted', 'sent'),
      ...asked('rui', 'sent quoted', 'sent quoted accepting'),
      'admin: GET reports': 'quoted accepting accepted withdrawn found',
    });
  });

  it('RFQ-12: what a quote costs its agent is told to nobody else', () => {
    expect(holding(/"margin"/)).toEqual({});
    expect(holding(new RegExp(`${SECRET_NET}`))).toEqual({
      'ana: GET earlierQuotes': ALWAYS,
      'ana: GET agentRequest': 'quoted accepting accepted withdrawn found',
      'ana: POST quotes': 'sent quoted',
    });
    const quoting = { 'rui: POST quotes': 'sent quoted' };
    expect(holding(new RegExp(`${NET_OF_RUI}`))).toEqual(quoting);
    expect(holding(/"net"/)).toEqual({ ...holding(new RegExp(`${SECRET_NET}`)), ...quoting });
    const all = Object.keys(holding(/"costs"/)).map((where) => where.split(':')[0]);
    expect([...new Set(all)].sort()).toEqual(['ana', 'rui']);
  });

  it('RFQ-12: agents are not told who else was asked', () => {
    const isPublic = (where: string) => where.endsWith('GET matches');
    const told = (secret: RegExp, principal: string) =>
      Object.keys(holding(secret)).filter((where) => where.startsWith(principal) && !isPublic(where));
    expect(told(new RegExp(`Rui Sousa|${rui.agentId}`), 'ana')).toEqual([]);
    expect(told(new RegExp(`Ana Reis|${ana.agentId}`), 'rui')).toEqual([]);
    expect(told(new RegExp(`Ana Reis|${ana.agentId}|Rui Sousa|${rui.agentId}`), 'eva')).toEqual([]);
    expect(told(/Ana Reis/, 'owner')).not.toEqual([]);
  });

  it('RFQ-12: no agent hears of an acceptance that can be taken back', () => {
    const shownTo = (endpoint: Endpoint, body: string) => {
      if (endpoint !== 'GET agentRequests') return body;
      const { requests: rows } = JSON.parse(body) as AgentRequests;
      return JSON.stringify(rows.find(({ id }) => id === requests.accepting.id));
    };
    const heard = given.filter(
      ({ state, principal, endpoint, body }) =>
        state === 'accepting' &&
        AGENTS.includes(principal) &&
        /has accepted|accepted another|"accepted"|"acceptance":\{/i.test(shownTo(endpoint, body)),
    );
    expect(heard.map(({ endpoint, principal }) => `${principal}: ${endpoint}`)).toEqual([]);
  });
});

describe('what is foreign and what is unknown', () => {
  /** All of an answer but what is new in each. */
  const shown = ({ statusCode, headers, body }: LightMyRequestResponse) => {
    const { 'content-type': type, 'cache-control': kept, 'content-length': length } = headers;
    return { statusCode, type, kept, length, body: body.replace(/"requestId":"[^"]*"/, '"requestId":""') };
  };
  const REFUSED = { statusCode: 403, kept: 'no-store', body: expect.stringContaining('"code":"42501"') };

  it.each(ENDPOINTS.filter((endpoint) => REQUEST_PATHS[parted(endpoint)[1]].includes(':requestId')))(
    'RFQ-12: %s of a request that is another’s, unknown or nonsense is answered alike',
    async (endpoint) => {
      for (const principal of ['owner', 'traveler', 'eva', 'hotel', 'admin']) {
        const asked = [...REQUEST_STATES.map((state) => requests[state].id), randomUUID(), '%24ne', 'x'];
        const answers = [];
        for (const requestId of asked) {
          const { token, quote } = requests.quoted;
          answers.push(
            shown(
              await ask(endpoint, principal, {
                ...{ token, plan, ownPlan: plan, quote, requestId },
                agentId: '',
                fileId: files.quoted,
              }),
            ),
          );
        }
        expect(answers[0]).toMatchObject(REFUSED);
        for (const answer of answers) expect(answer).toEqual(answers[0]);
      }
    },
  );

  it('RFQ-12: an agent who was not asked, one of another request and one who does not exist are answered alike', async () => {
    const request = requests.quoted;
    const others = [
      (people.eva as AskedAgentPerson).agentId,
      randomUUID(),
      '5f0000000000000000000000',
      '%24ne',
    ];
    for (const [endpoint, bodyFor] of [
      ['GET ownThread', undefined],
      ['POST ownThread', () => ({ clientId: randomUUID(), text: 'Hello' })],
      ['POST release', (agentId: string) => ({ agentId })],
    ] as const) {
      const answers = [];
      for (const agentId of others) {
        const [method, path] = parted(endpoint);
        const url = REQUEST_PATHS[path].replace(':token', request.token).replace(':agentId', agentId);
        const payload = bodyFor?.(agentId);
        answers.push(shown(await site.app.inject(payload ? { method, url, payload } : { method, url })));
      }
      expect(answers[0]).toMatchObject(REFUSED);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });

  it('RFQ-12: another’s quote and one that does not exist are answered alike', async () => {
    const { token, quote } = requests.quoted;
    const others = [requests.accepted.quote, requests.withdrawn.quote, { ...quote, id: randomUUID() }];
    for (const [action, more] of [
      ['accept', { version: 1, hash: quote?.hash ?? '', chosen: [] }],
      ['change', { lineId: 'a', text: 'Later, please.' }],
    ] as const) {
      const answers = [];
      for (const other of others)
        answers.push(shown(await site.own(token, action, { quoteId: other?.id ?? '', ...more })));
      expect(answers[0]).toMatchObject(REFUSED);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });

  it('RFQ-12: a forged link and one of no request are answered alike, and nobody takes another’s request by its link', async () => {
    const { token } = requests.quoted;
    const [, proof] = token.split('.');
    for (const action of ['', 'events', 'acceptance', `threads/${ana.agentId}`]) {
      const answers = [];
      for (const link of [forged(token), `${randomUUID()}.${proof}`, 'x', `%24ne.${proof}`])
        answers.push(shown(await site.own(link, action)));
      expect(answers[0]).toMatchObject({ statusCode: 404, kept: 'no-store' });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
    for (const principal of ['traveler', 'ana', 'rui', 'eva', 'hotel', 'admin']) {
      const headers = people[principal]?.headers;
      const answer = await site.post(`/api/quote-requests/own/${token}/take`, {}, { headers });
      expect([principal, shown(answer)]).toMatchObject([principal, REFUSED]);
    }
  });
});
