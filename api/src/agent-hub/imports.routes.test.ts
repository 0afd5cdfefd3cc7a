import type { AgentsAnswer } from '@atoll/contracts/agent';
import { HUB_PATHS, hubPath, type HubAgents } from '@atoll/contracts/agent-hub';
import type { HubCheck, HubFile } from '@atoll/contracts/agent-hub-jobs';
import sharp from 'sharp';
import { PROOF_PATHS } from '@atoll/contracts/second-factor';
import { buildAccountsSite, PASSWORD, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../test/sample-directory';
import { agentsHash } from './testing/agents-hash';
import { HUB_ADMIN, hubBy } from './testing/hub-site';

const database = testDatabase();
let site: AccountsSite;
let admin: Person;
beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: [sampleAgent({ name: 'Sample One' }), sampleAgent({ name: 'Sample Two' })],
    countries: [sampleCountry('Portugal'), sampleCountry('Spain', { is_visible: false })],
    cities: [sampleCity('Lisbon', 'Portugal')],
  });
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: HUB_ADMIN });
  admin = await site.join(HUB_ADMIN);
});
afterAll(() => site.app.close());

const { send, taken, undo, upload } = hubBy(
  () => site,
  () => admin,
);
const hash = () => agentsHash(database().connection);
const own = async () => (await send('GET', `${HUB_PATHS.agents}?kind=own`)).json<HubAgents>().agents;
const problems = async (id: string) => (await send('GET', hubPath('problems', id))).body;
const HEAD = 'Own ID,Name,City,Country,Featured,Good at,Languages,Agent since (year),Website,Phone\n';

it('POR-15: a file of one’s own is taken in, replaces the sample agents, is updated by own ids, and is undone', async () => {
  const before = await hash();
  const text = `${HEAD}A1,Zoë Müller,Lisbon,Portugal,yes,"Ski, rail",German,2001,zoe.example,+351 210 000 000\nA2,Ana Sol,Porto,Portugal,,,,,,\n`;
  const first = await taken(text, { hidesSamples: true });
  expect(first).toMatchObject({ state: 'done', added: 2, updated: 0, refused: 0, samplesHidden: 2 });
  const cards = async () => (await site.app.inject('/api/agents')).json<AgentsAnswer>().data;
  await eventually(async () =>
    expect((await cards()).map(({ name }) => name)).toEqual(['Zoë Müller', 'Ana Sol']),
  );
  const [zoe, ana] = await cards();
  expect(zoe).toMatchObject({
    ...{ is_featured: true, specialities: ['ski', 'rail'], languages: ['de'], since: 2001, sample: false },
    ...{ clean_city: 'lisbon', clean_country: 'portugal', country: 'Portugal' },
  });
  // Where Porto is comes from the gazetteer.
  expect([Math.round(ana?.lat ?? 0), Math.round(ana?.lng ?? 0)]).toEqual([41, -9]);
  const page = (await site.app.inject(`/api/agents/${zoe?.id}`)).json();
  expect(page).toMatchObject({ phone: '+351 210 000 000', website: 'https://zoe.example/' });

  const between = await hash();
  const second = await taken(
    'Own ID,Name,City,Country\nA1,Zoe Miller,Lisbon,Portugal\nA2,Ana Sol,Porto,Portugal\n',
  );
  expect(second).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
  expect((await own()).map(({ name }) => name)).toEqual(['Ana Sol', 'Zoe Miller']);
  await undo(second.id);
  expect(await hash()).toBe(between);
  expect(await undo(first.id)).toMatchObject({ state: 'undone', kept: 0, restored: 4 });
  expect(await hash()).toBe(before);
  await eventually(async () =>
    expect((await cards()).map(({ name }) => name)).toEqual(['Sample One', 'Sample Two']),
  );
});

it('POR-15: an undo leaves an agent that somebody has changed since', async () => {
  const { id } = await taken(`${HEAD}B1,Bo Lind,Lisbon,Portugal,,,,,,\nB2,Cy Lind,Lisbon,Portugal,,,,,,\n`);
  const bo = (await own()).find(({ name }) => name === 'Bo Lind');
  await send('PATCH', hubPath('agent', bo?.id ?? ''), { is_featured: true }, bo?.version);
  expect(await undo(id)).toMatchObject({ restored: 1, kept: 1 });
  expect((await own()).map(({ name }) => name)).toEqual(['Bo Lind']);
});

it('POR-15: rows that cannot be taken in are in a file with their lines and why, and the others are taken in', async () => {
  const rows = [
    'C1,Good One,Lisbon,Portugal,,,,,,',
    'C2,No Such,Lisbonn,Portugal,,,,,,',
    'C3,Hidden Land,Madrid,Spain,,,,,,',
    ',No Id,Lisbon,Portugal,,,,,,',
    'C5,,Lisbon,Portugal,,,,,,',
    'C1,Twice,Lisbon,Portugal,,,,,,',
    `C7,${'x'.repeat(5_000)},Lisbon,Portugal,,,,,,`,
    'C8,Flyer,Lisbon,Portugal,,flying,,,,',
    'C9,Future,Lisbon,Portugal,,,,9999,,',
    'C10,Script,Lisbon,Portugal,,,,,javascript:alert(1),',
    'C11,Perhaps,Lisbon,Portugal,perhaps,,,,,',
    'C12,Dialler,Lisbon,Portugal,,,,,,12',
  ];
  const { id, added, refused } = await taken(`${HEAD}${rows.join('\n')}\n`);
  expect({ added, refused }).toEqual({ added: 1, refused: 11 });
  const lines = (await problems(id)).split('\r\n').flatMap((text) => text.split('\n'));
  for (const [line, words] of [
    [3, 'Atoll knows no city of that name.'],
    [4, 'The directory does not show Spain.'],
    [5, 'There is no own ID.'],
    [6, 'There is no name.'],
    [7, 'Line 2 of this file has the same own ID.'],
    [8, 'Name is longer than 120 letters.'],
    [9, 'There is no speciality “flying”.'],
    [10, 'The year “9999” is none since 1850.'],
    [11, 'Please enter the address of a website'],
    [12, 'Featured is yes or no.'],
    [13, 'Please enter a phone number'],
  ] as const)
    expect(lines.find((text) => text.startsWith(`${line},`))).toContain(words);
  await undo(id);
});

it('POR-15: what a spreadsheet would compute goes out as text, and comes in again as it was', async () => {
  const text = `${HEAD}D1,"=HYPERLINK(""https://evil.example"")",Lisbon,Portugal,,,,,,\nD2,<script>alert(1)</script>,Lisbon,Portugal,,,,,,\n`;
  const { id } = await taken(text);
  const csv = (await send('GET', HUB_PATHS.csv)).body;
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain('<script>alert(1)</script>');
  // The export of everything changes nothing when it comes in.
  const again = await taken(csv);
  expect(again).toMatchObject({ added: 0, updated: 0, refused: 0, unchanged: again.total });
  await undo(id);
});

it.each([
  [
    'UTF-16 with a mark',
    Buffer.from(`\ufeffOwn ID\tName\tCity\tCountry\r\nE1\tZoë\tLisbon\tPortugal\r\n`, 'utf16le'),
  ],
  ['Windows-1252', Buffer.from('Own ID;Name;City;Country\r\nE1;Zoë;Lisbon;Portugal\r\n', 'latin1')],
])('POR-15: a file in %s', async (_, bytes) => {
  const { id, added } = await taken(bytes);
  expect(added).toBe(1);
  expect((await own()).map(({ name }) => name)).toContain('Zoë');
  await undo(id);
});

describe('POR-15: before a file is begun', () => {
  it('its columns are guessed, and a check says what would become of its rows', async () => {
    const file = (
      await upload('Code,Agent,Town,Land,Colour\nF1,Ann,Lisbon,Portugal,red\nF2,Bo,Nowhere,Portugal,\n')
    ).json<HubFile>();
    expect(file).toMatchObject({
      ...{ state: 'uploaded', total: 2, hasHeads: true, fileName: 'agents.csv' },
      mapping: ['externalId', 'name', 'city', 'country', null],
    });
    const { mapping } = file;
    const check = await send('POST', hubPath('check', file.id), { mapping, hasHeads: true }, file.version);
    expect(check.json<HubCheck>()).toMatchObject({ checked: 2, added: 1, updated: 0, refused: 1 });
    expect(check.json<HubCheck>().problems).toEqual([
      { line: 3, problem: expect.stringContaining('no city of that name') },
    ]);
    const look = { mapping: ['name', null, null, null, null], hasHeads: true };
    const refused = await send('POST', hubPath('check', file.id), look, file.version);
    expect((await send('POST', hubPath('start', file.id), { ...look, hidesSamples: false })).statusCode).toBe(
      428,
    );
    const old = await send(
      'POST',
      hubPath('start', file.id),
      { mapping, hasHeads: true, hidesSamples: false },
      0,
    );
    expect(old.statusCode).toBe(409);
    expect(refused.json<{ fields: object }>().fields).toEqual({
      mapping: 'Say which column has: Own ID, City, Country.',
    });
    expect((await own()).map(({ name }) => name)).not.toContain('Ann');
  });

  it('what is no CSV file of its size is refused with a sentence', async () => {
    const picture = await sharp({
      create: { width: 90, height: 90, channels: 3, background: '#0a7' },
    })
      .png()
      .toBuffer();
    const sentence = async (bytes: Buffer | string) =>
      (await upload(bytes)).json<{ message: string }>().message;
    expect(await sentence(picture)).toMatch(/The file is no text/);
    expect(await sentence('Own ID,Name\n')).toMatch(/has no rows/);
    expect(await sentence('Own ID,Name\nA,"open\n')).toMatch(/line 2 is not closed/);
    expect(await sentence(`Own ID\n${'x\n'.repeat(50_001)}`)).toBe(
      'A file has 50,000 rows at most. Please divide it.',
    );
    expect(await sentence(Buffer.alloc(25 * 1024 * 1024 + 1, 'a'))).toMatch(/25 MB at most/);
  });
});

it('POR-15, POR-19: the file of all own agents asks for the password again', async () => {
  await database()
    .connection.collection('sessions')
    .updateMany({}, { $set: { created_at: new Date(0) } });
  const refused = await send('GET', HUB_PATHS.csv);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'CONFIRM_AGAIN']);
  const confirm = { current_password: PASSWORD };
  expect((await send('POST', PROOF_PATHS.confirm, confirm)).statusCode).toBe(204);
  expect((await send('GET', HUB_PATHS.csv)).statusCode).toBe(200);
});
