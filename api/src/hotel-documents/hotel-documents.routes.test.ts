import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { ATTACHMENT_MAX_BYTES } from '@atoll/contracts/attachment';
import {
  HOTEL_DOCUMENTS_MAX,
  hotelDocumentsPath,
  type HotelDocument,
  type HotelDocuments,
} from '@atoll/contracts/hotel-documents';
import { testDatabase } from '../../test/database';
import { buildHotelsSite, type HotelPerson, type HotelsSite } from '../../test/hotels';
import { plainPicture } from '../../test/sample-pictures';
import { securityEventModel } from '../shared/audit/security-event.model';
import { createDriveStorage } from '../shared/storage/drive-storage';
import { testConfig } from '../../test/config';
import { createHotelDocuments } from './hotel-documents.service';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');
const DAY_MS = 86_400_000;

const database = testDatabase();
let site: HotelsSite;
beforeAll(async () => {
  site = await buildHotelsSite(database().connection);
});
afterAll(() => site.app.close());
afterEach(() => database().connection.collection('rate_limits').deleteMany({}));

const upload = (hotel: HotelPerson, file: Buffer, name?: string) =>
  site.send(hotel, 'POST', hotelDocumentsPath(hotel.houseId), file, name);
const list = async (who: Parameters<HotelsSite['by']>[0], houseId: string) =>
  (await site.by(who, 'GET', hotelDocumentsPath(houseId))).json<HotelDocuments>().documents;
const stored = async () =>
  (await readdir(site.site.dataDir, { recursive: true })).filter((path) =>
    /hotel-documents\/.*full$/.test(path),
  );

it('HOT-08, POR-16: a PDF or a picture is read by the house and the administrator alone, as a download', async () => {
  const hotel = await site.waitingHotel();
  const pdf = (await upload(hotel, PDF, 'licence.png')).json<HotelDocument>();
  expect(pdf).toMatchObject({ name: 'licence.pdf', kind: 'pdf', bytes: PDF.length, removedAt: null });
  await upload(hotel, await plainPicture(60, 40), 'front.jpg');
  expect((await list(site.admin, hotel.houseId)).map(({ name }) => name)).toEqual([
    'front.webp',
    'licence.pdf',
  ]);
  const url = `${hotelDocumentsPath(hotel.houseId)}/${pdf.id}`;
  for (const reader of [hotel, site.admin]) {
    const answer = await site.by(reader, 'GET', url);
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store' },
      ...{ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" },
      'content-disposition': expect.stringMatching(/^attachment; filename="licence\.pdf"/) as string,
    });
  }
  const events = await securityEventModel(database().connection)
    .find({ event: /^hotel document/ })
    .lean();
  expect(events).toMatchObject([{ event: `hotel document ${pdf.id} read`, user_id: site.admin.user.id }]);
});

it('HOT-08: a PDF with a script, which an administrator would open, is refused with what to do, and an empty file too', async () => {
  const hotel = await site.waitingHotel();
  const script = Buffer.from(
    '%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>\n%%EOF',
  );
  const refused = await upload(hotel, script, 'licence.pdf');
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    message: expect.stringMatching(/^This PDF holds a script/) as string,
    fields: { file: expect.stringMatching(/Print it into a new PDF/) as string },
  });
  const empty = await upload(hotel, Buffer.alloc(0), 'licence.pdf');
  expect(empty.json()).toMatchObject({ fields: { file: 'This file is empty. Choose another one.' } });
  expect(await list(hotel, hotel.houseId)).toEqual([]);
});

it('HOT-15: another hotel, agents, travelers and nobody read and write nothing, and no public address has it', async () => {
  const hotel = await site.waitingHotel();
  const { id } = (await upload(hotel, PDF)).json<HotelDocument>();
  const url = `${hotelDocumentsPath(hotel.houseId)}/${id}`;
  const other = await site.hotel();
  const agent = await site.join(`agent${Date.now()}@mail.example`, 'agent');
  const traveler = await site.join(`traveler${Date.now()}@mail.example`);
  for (const person of [other, agent, traveler]) {
    const answers = [
      await site.by(person, 'GET', hotelDocumentsPath(hotel.houseId)),
      await site.by(person, 'GET', url),
      await site.by(person, 'DELETE', url),
      await site.send(person, 'POST', hotelDocumentsPath(hotel.houseId), PDF),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
      answers.map(() => [403, '42501']),
    );
  }
  // Its own file below the other's house, and what is not there, are the same refusal.
  const own = (await upload(other, PDF)).json<HotelDocument>();
  for (const path of [
    `${hotelDocumentsPath(hotel.houseId)}/${own.id}`,
    `${hotelDocumentsPath(other.houseId)}/${id}`,
    `${hotelDocumentsPath(other.houseId)}/${randomUUID()}`,
  ])
    expect((await site.by(other, 'GET', path)).statusCode).toBe(403);
  expect((await site.by(site.admin, 'DELETE', url)).statusCode).toBe(403);
  expect((await site.app.inject({ url })).statusCode).toBe(401);
  const [path = ''] = (await stored()).filter((each) => each.includes(id));
  const below = path.split('uploads/')[1] ?? '';
  for (const address of [`/media/${below}`, `/media/${below.replaceAll('/', '%2F')}`])
    expect([400, 404]).toContain((await site.app.inject({ url: address })).statusCode);
});

it('HOT-08: anything else is refused with its reason, more than ten as well, and nothing of it is kept', async () => {
  const hotel = await site.waitingHotel();
  const text = await upload(hotel, Buffer.from('MZ program'));
  expect([text.statusCode, text.json()]).toMatchObject([
    422,
    { message: 'Pictures (JPEG, PNG, WebP) and PDF files can be attached.' },
  ]);
  // What stands at the field names what this takes, whatever the file pretends to be.
  for (const [bytes, name] of [
    [Buffer.from('no PDF at all'), 'licence.pdf'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'licence.svg'],
  ] as const)
    expect((await upload(hotel, bytes, name)).json()).toMatchObject({
      fields: { file: 'Pictures (JPEG, PNG, WebP) and PDF files can be attached.' },
    });
  const large = await upload(hotel, Buffer.concat([PDF, Buffer.alloc(ATTACHMENT_MAX_BYTES)]));
  expect([large.statusCode, large.json()]).toMatchObject([413, { message: 'A file has 10 MB at most.' }]);
  for (let count = 0; count < HOTEL_DOCUMENTS_MAX; count += 1)
    expect((await upload(hotel, PDF)).statusCode).toBe(201);
  const full = await upload(hotel, PDF);
  expect([full.statusCode, full.json()]).toMatchObject([
    409,
    { message: 'A house has 10 documents at most. Remove one first.' },
  ]);
  const [first] = await list(hotel, hotel.houseId);
  await site.by(hotel, 'DELETE', `${hotelDocumentsPath(hotel.houseId)}/${first?.id ?? ''}`);
  expect((await stored()).some((path) => path.includes(first?.id ?? ''))).toBe(false);
  expect((await upload(hotel, PDF)).statusCode).toBe(201);
});

it('HOT-08: 90 days after the answer a document is removed; one that was not answered about stays', async () => {
  const [answered, waiting] = [await site.waitingHotel(), await site.waitingHotel()];
  await upload(answered, PDF);
  await upload(waiting, PDF);
  await site.decide(answered.houseId, 'reject', 1);
  const [document] = await list(answered, answered.houseId);
  const removedAt = new Date(document?.removedAt ?? '').getTime();
  expect(Math.round((removedAt - Date.now()) / DAY_MS)).toBe(90);
  const answeredAt = new Date(removedAt - 90 * DAY_MS);
  const houseOf = (id: string) => ({
    id,
    userId: '',
    approved: null,
    answeredAt: id === answered.houseId ? [answeredAt] : [],
  });
  const service = (now: number) =>
    createHotelDocuments({
      database: database().connection,
      storage: createDriveStorage(testConfig({ DATA_DIR: site.site.dataDir })),
      houses: { ofAccount: async () => null, find: async (id) => houseOf(id) },
      now: () => new Date(now),
    });
  await service(removedAt - DAY_MS / 2).removeOld(async () => undefined);
  expect(await list(answered, answered.houseId)).toHaveLength(1);
  await service(removedAt + DAY_MS).removeOld(async () => undefined);
  expect(await list(answered, answered.houseId)).toEqual([]);
  expect((await stored()).some((path) => path.includes(document?.id ?? ''))).toBe(false);
  expect(await list(waiting, waiting.houseId)).toHaveLength(1);
});

it('HOT-08: the data download lists documents; deleting the account removes them with their files', async () => {
  const hotel = await site.waitingHotel();
  const { id } = (await upload(hotel, PDF)).json<HotelDocument>();
  const data = (await site.by(hotel, 'GET', '/api/auth/account/data')).body;
  expect(data).toContain(id);
  await site.by(hotel, 'DELETE', '/api/auth/account', { current_password: 'coral-reef-at-noon' });
  expect((await stored()).some((path) => path.includes(id))).toBe(false);
});
