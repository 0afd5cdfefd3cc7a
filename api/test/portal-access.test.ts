import { PORTAL_ACCOUNT_PATHS, type PortalAccountDetails } from '@atoll/contracts/portal-accounts';
import { DUTIES_OF, type Duty } from '@atoll/contracts/portal-duties';
import type { InjectOptions } from 'fastify';
import { buildAccountsSite, type AccountsSite, type Person } from './accounts';
import { testDatabase } from './database';

interface Operation {
  readonly method: NonNullable<InjectOptions['method']>;
  readonly url: string;
  readonly duty: Duty | 'any' | undefined;
  readonly version: string | undefined;
}
type Described = Record<
  string,
  Record<string, { 'x-duty'?: Duty | 'any'; 'x-version'?: string; tags?: string[] }>
>;

const database = testDatabase();
let site: AccountsSite;
let operations: readonly Operation[];
const people = new Map<string, Person | null>([['anonymous', null]]);

/** An administrator gives a role to an account, which signs in again to have it. */
async function join(role: 'editor' | 'moderator', admin: Person): Promise<Person> {
  const email = `${role}@mail.example`;
  const person = await site.join(email);
  const changed = await site.app.inject({
    method: 'PATCH',
    url: PORTAL_ACCOUNT_PATHS.one.replace(':accountId', person.user.id),
    headers: { ...admin.headers, 'if-match': '"0"' },
    payload: { portal_role: role },
  });
  expect(changed.json<PortalAccountDetails>().account.portal_role).toBe(role);
  return site.person(await site.login(email));
}

beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
  const admin = await site.join('admin@mail.example');
  people.set('owner', admin);
  people.set('traveler', await site.join('traveler@mail.example'));
  people.set('agent', await site.join('agent@mail.example', 'agent'));
  people.set('hotel', await site.join('hotel@mail.example', 'hotel'));
  people.set('editor', await join('editor', admin));
  people.set('moderator', await join('moderator', admin));
  const { paths } = (await site.app.inject('/api/openapi.json')).json<{ paths: Described }>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      url: path.replace(/\{\w+\}/g, 'none'),
      duty: operation['x-duty'],
      version: operation['x-version'],
    })),
  );
});
afterAll(() => site.app.close());

const ofPortal = () => operations.filter(({ duty }) => duty !== undefined);
const nameOf = ({ method, url }: Operation) => `${method} ${url}`;
const send = ({ method, url }: Operation, who: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method, url, headers: { ...people.get(who)?.headers, ...headers } });

it('POR-04, POR-19: every operation of the portal says which duty it belongs to', () => {
  const unnamed = operations.filter(({ url, duty }) => url.startsWith('/api/admin/') && duty === undefined);
  expect(unnamed.map(nameOf)).toEqual([]);
  expect(ofPortal().length).toBeGreaterThan(25);
});

it('POR-04, POR-19: who has not its duty is refused, whoever that is, before anything else is looked at', async () => {
  const isLetIn = (who: string, { duty }: Operation) =>
    who in DUTIES_OF &&
    (duty === 'any' || DUTIES_OF[who as keyof typeof DUTIES_OF].some((one) => one === duty));
  const refused: [string, number, string][] = [];
  const expected: typeof refused = [];
  for (const who of people.keys())
    for (const operation of ofPortal().filter((one) => !isLetIn(who, one))) {
      const answer = await send(operation, who);
      const name = `${nameOf(operation)} by ${who}`;
      refused.push([name, answer.statusCode, answer.json<{ message: string }>().message]);
      expected.push([name, 403, 'Unauthorized: Admin access required']);
    }
  expect(refused).toEqual(expected);
  expect(refused.length).toBeGreaterThan(100);
});

it('POR-18: what changes or deletes a record of the portal names its version', async () => {
  const changing = ofPortal().filter(
    ({ method, version }) =>
      version !== 'optional' && (method !== 'POST' || version === 'named') && method !== 'GET',
  );
  const answers = await Promise.all(
    changing.map(async (one) => [nameOf(one), (await send(one, 'owner')).statusCode]),
  );
  expect(answers).toEqual(changing.map((one) => [nameOf(one), 428]));
  expect(changing.length).toBeGreaterThan(5);
});

it('POR-18: a POST to something that is there names its version, but for the few that need not', () => {
  const without = ofPortal().filter(
    ({ method, url, version }) => method === 'POST' && url.includes('/none') && version !== 'named',
  );
  expect(without.map(nameOf).sort()).toEqual([
    // The id of an agent's request is another one after each change of it.
    'POST /api/admin/agents/none/approve',
    'POST /api/admin/agents/none/reject',
    // DESIGN.md fixes the names of these; they add.
    'POST /api/media/none',
    'POST /api/media/none/jobs',
  ]);
});
