import { EXPO_PATHS, expoPathOf, type EditedExpoEvent } from '@atoll/contracts/expo';
import { EDITS_CSV_PATH, EDITS_PATH, type PortalEdits } from '@atoll/contracts/portal-edits';
import { PROOF_PATHS } from '@atoll/contracts/second-factor';
import { buildAccountsSite, PASSWORD, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { sampleFair } from '../../expo/testing/sample-fair';
import { differencesOf } from './edit-log';
import { editModel } from './edit.model';

const ADMIN = 'admin@mail.example';
const database = testDatabase();
let site: AccountsSite;
let admin: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: ADMIN });
  admin = await site.join(ADMIN);
});
afterAll(() => site.app.close());

const edits = async (query = '') =>
  (await site.app.inject({ url: `${EDITS_PATH}${query}`, headers: admin.headers })).json<PortalEdits>();

it('POR-18: each change is kept with who made it and the fields before and after, the newest first', async () => {
  const added = await site.app.inject({
    method: 'POST',
    url: EXPO_PATHS.edited,
    headers: admin.headers,
    payload: sampleFair(),
  });
  const { id } = added.json<EditedExpoEvent>();
  for (const version of [1, 2])
    await site.app.inject({
      method: 'PUT',
      url: expoPathOf('editedEvent', id),
      headers: { ...admin.headers, 'if-match': `"${version}"` },
      payload: sampleFair({ title: 'Harbour Week' }),
    });
  const { edits: found, total } = await edits(`?kind=expo-event&record=${id}`);
  // The second change changed nothing, and is none.
  expect(total).toBe(2);
  expect(found[0]).toMatchObject({
    ...{ email: ADMIN, what: 'changed', title: 'Harbour Week' },
    differences: [{ field: 'title', before: 'Harbour Days', after: 'Harbour Week' }],
  });
  expect(found[1]).toMatchObject({ what: 'added' });
  expect((await edits('?kind=city')).edits).toEqual([]);
});

it('POR-18: a field that is not there is nothing, and a long text is cut', () => {
  expect(differencesOf({ a: 1, b: [1] }, { b: [1], c: 'x'.repeat(30_000) })).toEqual([
    { field: 'a', before: 1, after: null },
    { field: 'c', before: null, after: 'x'.repeat(20_000) },
  ]);
});

const file = (query = '') => site.app.inject({ url: `${EDITS_CSV_PATH}${query}`, headers: admin.headers });

it('POR-18: all edits go out as a file, the newest first, a row for each field, with nothing to compute', async () => {
  const edit = { user_id: 'u', email: 'ed@mail.example', kind: 'city', what: 'changed' } as const;
  await editModel(database().connection).create([
    {
      ...{ ...edit, at: new Date('2020-11-01T10:00:00Z'), record: 'lisbon', title: '=HYPERLINK("x")' },
      differences: [
        { field: 'description', before: null, after: '@cmd' },
        { field: 'highlights', before: ['Trams'], after: [] },
      ],
    },
    {
      ...{ ...edit, at: new Date('2020-11-02T10:00:00Z'), record: 'porto', title: 'Porto' },
      differences: [{ field: 'hidden', before: false, after: true }],
    },
  ]);
  const answer = await file('?kind=city');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="audit-log.csv"',
  });
  const lisbon = `2020-11-01T10:00:00.000Z,ed@mail.example,city,lisbon,"'=HYPERLINK(""x"")",changed`;
  expect(answer.body.slice(1).trimEnd().split('\n')).toEqual([
    'Time (UTC),By,Kind,Record,Name,What,Field,Before,After',
    '2020-11-02T10:00:00.000Z,ed@mail.example,city,porto,Porto,changed,hidden,false,true',
    `${lisbon},description,,'@cmd`,
    `${lisbon},highlights,"[""Trams""]",[]`,
  ]);
  // Of everything where no kind is named.
  expect((await file()).body).toContain('Harbour Week');
  expect((await file('?kind=other')).statusCode).toBe(400);
});

it('POR-18, POR-19: the file asks for the password again', async () => {
  await database()
    .connection.collection('sessions')
    .updateMany({}, { $set: { created_at: new Date(0) } });
  expect((await file()).json()).toMatchObject({ code: 'CONFIRM_AGAIN' });
  const confirm = { current_password: PASSWORD };
  expect((await site.post(PROOF_PATHS.confirm, confirm, { headers: admin.headers })).statusCode).toBe(204);
  expect((await file()).statusCode).toBe(200);
});
