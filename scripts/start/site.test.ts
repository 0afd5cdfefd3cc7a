import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eachStandIn } from './sandbox';
import { socketOf } from './database-socket';
import { planDatabase, planSite } from './site';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'atoll-plan-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The sandbox's environment, and what the API is told. */
async function plan(env: NodeJS.ProcessEnv, isProduction = false) {
  const options = { port: 0, sandboxPorts: eachStandIn(() => 0), dataDir, isProduction, devServers: [] };
  const { members, clear } = await planSite('/repo', options, env, () => undefined);
  clear();
  const memberOf = (name: string) => members.find((member) => member.name === name);
  const envOf = (name: string) => memberOf(name)?.env ?? null;
  return { sandbox: envOf('sandbox'), api: envOf('API'), script: memberOf('API')?.script };
}

it('C8: tells the API about the stand-ins for travel, geocoder and map search', async () => {
  const { sandbox, api } = await plan({});
  expect(api).toMatchObject({
    AMADEUS_BASE_URL: `http://127.0.0.1:${sandbox?.SANDBOX_TRAVEL_PORT}`,
    NOMINATIM_BASE_URL: `http://127.0.0.1:${sandbox?.SANDBOX_GEOCODER_PORT}`,
    MAPBOX_BASE_URL: `http://127.0.0.1:${sandbox?.SANDBOX_MAP_SEARCH_PORT}`,
    MAPBOX_TOKEN: 'sandbox',
  });
});

it('C8: leaves alone what somebody has configured', async () => {
  const { sandbox, api } = await plan({ NOMINATIM_BASE_URL: 'https://own.example', MAPBOX_TOKEN: 'pk.own' });
  expect(sandbox).toMatchObject({ SANDBOX_GEOCODER_PORT: '0', SANDBOX_MAP_SEARCH_PORT: '0' });
  expect(api).toHaveProperty('AMADEUS_BASE_URL');
  for (const key of ['NOMINATIM_BASE_URL', 'MAPBOX_BASE_URL', 'MAPBOX_TOKEN']) {
    expect(api).not.toHaveProperty(key);
  }
});

it('RFQ-13: mails of the outbox can be answered at once, and nothing is set where mails leave or in production', async () => {
  const { api } = await plan({});
  expect(api).toMatchObject({ MAIL_REPLY_DOMAIN: 'reply.atoll.example' });
  expect(api?.INCOMING_MAIL_SECRET).toHaveLength(43);
  expect((await plan({})).api?.INCOMING_MAIL_SECRET).toBe(api?.INCOMING_MAIL_SECRET);
  expect(api?.INCOMING_MAIL_SECRET).not.toBe(api?.AUTH_SECRET);
  const own = [{ SMTP_URL: 'smtp://mail.example' }, { MAIL_REPLY_DOMAIN: 'r.mail.example' }];
  for (const env of own) {
    expect((await plan(env)).api).not.toHaveProperty('INCOMING_MAIL_SECRET');
    expect((await plan(env)).api).not.toHaveProperty('MAIL_REPLY_DOMAIN');
  }
  expect((await plan({}, true)).api).not.toHaveProperty('INCOMING_MAIL_SECRET');
});

it('PLT-18: an assembled folder runs with its own program and parts', async () => {
  const { api, script } = await plan({ ASSEMBLED_DIR: '/site' });
  expect(script).toBe(path.join('/site', 'server.mjs'));
  expect(api).toHaveProperty('AUTH_SECRET');
  for (const key of ['SHELL_DIR', 'RELEASES_FROM']) expect(api).not.toHaveProperty(key);
});

it('production has no stand-ins', async () => {
  const { sandbox, api } = await plan({}, true);
  expect(sandbox).toBeNull();
  expect(api).not.toHaveProperty('NOMINATIM_BASE_URL');
});

// Windows has no such sockets: there it is a port of this machine.
const listensOn = (uri: string) =>
  process.platform === 'win32' ? ['--port', new URL(uri).port] : ['--socket', socketOf(uri)];

it('issue 23, A7: the embedded database listens on the socket that its address names, and on nothing else', async () => {
  const options = {
    port: 0,
    sandboxPorts: eachStandIn(() => 0),
    dataDir,
    isProduction: false,
    devServers: [],
  };
  const { members, uri, clear } = await planDatabase('/repo', options, {});
  clear();
  expect(members[0]?.args?.slice(2)).toEqual(listensOn(uri));
});
