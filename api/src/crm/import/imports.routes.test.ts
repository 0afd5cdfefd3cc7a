import type { Contacts } from '@atoll/contracts/crm';
import { IMPORT_ROWS_MAX, type ContactImport } from '@atoll/contracts/crm-import';
import { CRM_PATHS, crmPath } from '@atoll/contracts/crm-paths';
import sharp from 'sharp';
import { buildAccountsSite, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { contactModel } from '../contact.model';
import { contactsBy } from '../testing/contact-bodies';
import { filesBy } from '../testing/contact-files';

const database = testDatabase();
let site: AccountsSite;
let agent: Person;
let other: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection);
  agent = await site.join('agent@mail.example', 'agent');
  other = await site.join('other@mail.example', 'agent');
});
afterAll(() => site.app.close());
beforeEach(() => contactModel(database().connection).deleteMany({}));

const { send, add } = contactsBy(() => site);
const { upload, start, ended, taken } = filesBy(
  () => site,
  () => agent,
);
const names = async () =>
  (await send(agent, 'GET', `${CRM_PATHS.contacts}?stage=all&order=name`))
    .json<Contacts>()
    .contacts.map(({ name }) => name);

const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

describe('AGT-07: files of contacts as other programs write them', () => {
  const rows = (separator: string) =>
    ['Name', 'E-mail', 'City'].join(separator) +
    '\r\n' +
    ['Zoë Müller', 'zoe@mail.example', 'Köln'].join(separator) +
    '\r\n';

  it.each([
    ['UTF-8', Buffer.from(rows(',')), 'utf-8', ','],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${rows(';')}`), 'utf-8', ';'],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${rows('\t')}`, 'utf16le'), 'utf-16le', '\t'],
    ['UTF-16, the other way round', utf16be(rows(',')), 'utf-16be', ','],
    ['UTF-16 without a mark', Buffer.from(rows(','), 'utf16le'), 'utf-16le', ','],
    ['Windows-1252', Buffer.from(rows(';'), 'latin1'), 'windows-1252', ';'],
  ])('%s', async (_name, bytes, encoding, separator) => {
    const file = (await upload(bytes)).json<ContactImport>();
    expect(file).toMatchObject({
      ...{ encoding, separator, columns: ['Name', 'E-mail', 'City'], rowCount: 1, state: 'uploaded' },
      ...{ rows: [['Zoë Müller', 'zoe@mail.example', 'Köln']], mapping: ['name', 'email', 'place'] },
    });
    await start(file);
    expect(await ended(file)).toMatchObject({ added: 1, updated: 0, refused: 0 });
    expect(await names()).toEqual(['Zoë Müller']);
  });
});

it('AGT-07: the same mail updates a contact, an empty cell changes nothing, and by choice it is refused', async () => {
  const there = await add(agent, { name: 'Zoë', email: 'zoe@mail.example', phone: '+351 210 000 000' });
  const text = 'Name,E-mail,Phone,Company\nZoë Müller,ZOE@mail.example,,Reef\n';
  expect(await taken(text)).toMatchObject({ added: 0, updated: 1 });
  const read = await send(agent, 'GET', crmPath('contact', there.id));
  expect(read.json()).toMatchObject({
    name: 'Zoë Müller',
    phone: '+351 210 000 000',
    company: 'Reef',
    version: 2,
  });
  expect(await taken(text, { updateByMail: false })).toMatchObject({ added: 0, updated: 0, refused: 1 });
});

it.each([true, false])(
  'AGT-07: a second row with the e-mail of one before it in the file is a double of that line, whether contacts are updated (%s) or not',
  async (updateByMail) => {
    const text = 'Name,E-mail,Note\nAnn,ann@mail.example,First\nBo,,\nAnna,ANN@mail.example,Second\n';
    const file = await taken(text, { updateByMail });
    expect(file).toMatchObject({ added: 2, updated: 0, refused: 1 });
    expect(await names()).toEqual(['Ann', 'Bo']);
    const csv = (await send(agent, 'GET', crmPath('importProblems', file.id))).body;
    expect(csv.split('\n')[1]).toBe(
      '4,Line 2 of this file has the same e-mail.,Anna,ANN@mail.example,Second',
    );
  },
);

it('AGT-07: a row that is refused is no reason to refuse the next one with its e-mail', async () => {
  const text = 'Name,E-mail,Stage\nAnn,ann@mail.example,Elsewhere\nAnna,ann@mail.example,Won\n';
  expect(await taken(text)).toMatchObject({ added: 1, refused: 1 });
  expect(await names()).toEqual(['Anna']);
});

it('AGT-07: a file whose first line names no columns says so, and its first line is a contact', async () => {
  const text = 'Zoë Müller;zoe@mail.example;+351 210 000 000\nJonas;jonas@mail.example;\n';
  const file = (await upload(text)).json<ContactImport>();
  expect(file).toMatchObject({
    ...{ hasHeads: false, rowCount: 2, mapping: ['name', 'email', 'phone'] },
    ...{
      columns: ['Zoë Müller', 'zoe@mail.example', '+351 210 000 000'],
      rows: [['Jonas', 'jonas@mail.example', '']],
    },
  });
  await start(file);
  expect(await ended(file)).toMatchObject({ rowCount: 2, done: 2, added: 2 });
  expect(await names()).toEqual(['Jonas', 'Zoë Müller']);
  // A single line is a file of one contact.
  expect((await upload('Ann,ann@mail.example')).json()).toMatchObject({ hasHeads: false, rowCount: 1 });
});

it('AGT-07: whether the first line names the columns can be said otherwise than it was seen', async () => {
  const people = (await upload('Ann,Lisbon\nBo,Porto\nno mail,,\n')).json<ContactImport>();
  expect(people).toMatchObject({ hasHeads: true, rowCount: 2, mapping: [null, null] });
  await start(people, { hasHeads: false, mapping: ['name', 'place'] });
  expect(await ended(people)).toMatchObject({ rowCount: 3, done: 3, added: 3, hasHeads: false });
  expect(await names()).toEqual(['Ann', 'Bo', 'no mail']);
  const refused = await taken('2020-11-20,x\nCy,Nowhere\n', { hasHeads: true, mapping: ['name', 'stage'] });
  expect(refused).toMatchObject({ rowCount: 1, refused: 1 });
  const single = (await upload('Ann,ann@mail.example')).json<ContactImport>();
  expect((await start(single, { hasHeads: true })).statusCode).toBe(422);
});

it('AGT-07, HOT-07: what goes out comes in at another account as the same contacts, column by column', async () => {
  const { change } = contactsBy(() => site);
  const at = (minute: number) => new Date(Date.UTC(2020, 9, 3, 9, minute));
  const made = await add(agent, {
    ...{ name: '=HYPERLINK("https://bad.example")', email: 'zoe@mail.example', phone: '+351 210 000 000' },
    ...{ company: "'+1 Travel", place: "''@home, \u201cLisbon\u201d", tags: ['Sea; sun', 'A|B'] },
  });
  await add(agent, { name: '＝1+1', tags: ['Sea; sun'] });
  const lost = await add(agent, { name: "'=", company: 'Reef\u00a0Ltd' });
  const body = { stage: 'lost', reason: 'elsewhere', text: 'Cheaper: 10 %\nsaid so' };
  await change(agent, 'stage', lost, body);
  const other_ = await add(agent, { name: 'Plain' });
  await change(agent, 'stage', other_, { stage: 'lost', reason: 'silent' });
  await contactModel(database().connection).updateOne(
    { _id: made.id },
    {
      notes: [
        { id: 'a', text: 'First line\n\n-second, "quoted"', at: at(1) },
        {
          id: 'b',
          text: '[2020-10-04 10:00 UTC] mine\n[2020-10-04 10:00 UTC] not another\n [2020-10-04 10:00 UTC] nor this',
          at: at(2),
        },
        { id: 'c', text: 'x'.repeat(2_000), at: at(3) },
      ],
      tasks: [{ id: 't', text: '+call, today', due_on: '2020-12-01', done_at: null }],
      due_on: '2020-12-01',
      stage: 'quoted',
      created_at: at(0),
    },
  );
  const { body: csv } = await send(agent, 'GET', CRM_PATHS.csv);
  const file = (await upload(csv, other)).json<ContactImport>();
  expect(file.mapping).not.toContain(null);
  await start(file, {}, other);
  expect(await ended(file, other)).toMatchObject({ added: 4, updated: 0, refused: 0 });
  const shown = async (person: Person) => {
    const owned = await contactModel(database().connection)
      .find({ owner_id: person.user.id })
      .sort({ name: 1 })
      .lean();
    return owned.map(({ notes, tasks, created_at, ...contact }) => ({
      ...{ name: contact.name, email: contact.email, phone: contact.phone, company: contact.company },
      ...{ place: contact.place, tags: contact.tags, stage: contact.stage, due_on: contact.due_on },
      ...{ why: [contact.lost_reason, contact.lost_text], words: contact.words.toSorted() },
      notes: notes.map((note) => [note.text, note.at.toISOString()]),
      tasks: tasks.map(({ text, due_on, done_at }) => [text, due_on, done_at]),
      added: created_at.toISOString().slice(0, 'YYYY-MM-DD'.length),
    }));
  };
  const before = await shown(agent);
  expect(before).toHaveLength(4);
  expect(await shown(other)).toEqual(before);
  // Once more, nothing of it is there twice.
  const again = (await upload(csv, other)).json<ContactImport>();
  await start(again, {}, other);
  await ended(again, other);
  const [notes] = (await shown(other)).filter(({ email }) => email !== '').map((each) => each.notes.length);
  expect(notes).toBe(3);
});

it('AGT-07: a long note of another program comes in whole, and a day that cannot be read is said', async () => {
  const file = await taken(`Name,Note,Due\nAnn,${'x'.repeat(4_500)},\nBo,,12/11/2020\n`);
  expect(file).toMatchObject({ added: 1, refused: 1 });
  const [ann] = await contactModel(database().connection).find().lean();
  expect(ann?.notes.map(({ text }) => text.length)).toEqual([2_000, 2_000, 500]);
  const csv = (await send(agent, 'GET', crmPath('importProblems', file.id))).body;
  expect(csv).toContain('The day “12/11/2020” is not written as 2020-11-30 is.');
});

it('AGT-07: rows that cannot be taken are a file with their lines and why; nothing in it is computed', async () => {
  const file = await taken(
    [
      'Name,E-mail,Stage',
      'Ann,ann@mail.example,Won',
      ',,',
      '"=1+1",no address,',
      'Bo,,Elsewhere',
      'Cy,,',
    ].join('\n'),
  );
  expect(file).toMatchObject({ added: 2, refused: 2, rowCount: 4 });
  const csv = (await send(agent, 'GET', crmPath('importProblems', file.id))).body;
  expect(csv.split('\n')).toEqual([
    '\ufeffLine,Problem,Name,E-mail,Stage',
    "4,Please enter an address such as name@mail.example.,'=1+1,no address,",
    '5,There is no stage “Elsewhere”.,Bo,,Elsewhere',
    '',
  ]);
  expect((await send(other, 'GET', crmPath('importProblems', file.id))).statusCode).toBe(403);
  expect((await send(other, 'GET', crmPath('import', file.id))).statusCode).toBe(403);
});

it('AGT-07: a file goes out and comes in again as it was, and a spreadsheet computes nothing in it', async () => {
  await add(agent, {
    name: '=HYPERLINK("https://bad.example")',
    phone: '+351 210 000 000',
    tags: ['A', 'B'],
  });
  await add(agent, { name: 'Zoë', email: 'zoe@mail.example', place: '@home' });
  const answer = await send(agent, 'GET', `${CRM_PATHS.csv}?order=name`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body.startsWith('\ufeffName,E-mail,Phone')).toBe(true);
  expect(answer.body).toContain(`"'=HYPERLINK(""https://bad.example"")"`);
  expect(answer.body).toContain("'+351 210 000 000");
  expect(answer.body).toContain("'@home");
  const before = await contactModel(database().connection).find().sort({ name: 1 }).lean();
  await contactModel(database().connection).deleteMany({});
  await taken(answer.body);
  const after = await contactModel(database().connection).find().sort({ name: 1 }).lean();
  const plain = (rows: typeof after) =>
    rows.map(({ name, email, phone, place, tags }) => [name, email, phone, place, tags]);
  expect(plain(after)).toEqual(plain(before));
});

it('AGT-07, HOT-07: a file without a filter has every contact of every stage; with one, what was asked for', async () => {
  const lost = await add(agent, { name: 'Lost' });
  await send(agent, 'PUT', crmPath('stage', lost.id), {
    payload: { stage: 'lost', reason: 'price' },
    version: 1,
  });
  await add(agent, { name: 'Open', tags: ['Trains'] });
  const exported = async (query: string) => {
    const { body } = await send(agent, 'GET', `${CRM_PATHS.csv}${query}`);
    return body
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
      .sort();
  };
  expect(await exported('')).toEqual(['Lost', 'Open']);
  expect(await exported('?stage=open')).toEqual(['Open']);
  expect(await exported('?tag=Trains')).toEqual(['Open']);
});

it('AGT-07: files that are none, are empty, too long or never close a quote are refused with a sentence', async () => {
  const problem = async (text: string | Buffer) =>
    (await upload(text)).json<{ fields?: { file?: string } }>().fields?.file;
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer();
  expect(await problem(picture)).toMatch(
    /^The file is no text: it may be a picture or a workbook\. Save it as CSV/,
  );
  expect(await problem(Buffer.from('PK\x03\x04\x14\x00\x06\x00\x08\x00', 'latin1'))).toMatch(/no text/);
  expect(await problem('')).toMatch(/is empty/);
  expect(await problem('Name\n')).toMatch(/no rows/);
  expect(await problem(`Name\n"${'a'.repeat(300_000)}\n`)).toBe(
    'The file cannot be read: the quote that begins in line 2 is not closed.',
  );
  expect(await problem(`Name\n${'A\n'.repeat(IMPORT_ROWS_MAX + 1)}`)).toMatch(/50,000 rows/);
  expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 65))).statusCode).toBe(413);
  const traveler = await site.join('traveler@mail.example');
  expect((await upload('Name\nA\n', traveler)).statusCode).toBe(403);
});

it('AGT-07: what the columns are must make sense, and an import begins once', async () => {
  const file = (await upload('Name,Other\nAnn,x\n')).json<ContactImport>();
  expect((await start(file, { mapping: ['name', 'name'] })).statusCode).toBe(422);
  expect((await start(file, { mapping: [null, null] })).statusCode).toBe(422);
  const both = await Promise.all([start(file), start(file)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await ended(file)).toMatchObject({ added: 1 });
  // One that is only looked at does not hide the last one.
  await upload('Name\nOther\n');
  const { latest } = (await send(agent, 'GET', CRM_PATHS.imports)).json<{ latest: ContactImport }>();
  expect(latest).toMatchObject({ id: file.id, state: 'done' });
});
