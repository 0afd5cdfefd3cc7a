import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { CONVERSATION_FILES_MAX, type Attachment } from '@atoll/contracts/attachment';
import type { AgentRequests } from '@atoll/contracts/quote';
import type { Thread } from '@atoll/contracts/quote-request';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { testDatabase } from '../../../test/database';
import { fileForm } from '../../../test/file-form';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';
import { emptyPng, plainPicture } from '../../../test/sample-pictures';
import { requestFileModel } from '../models/request-file.model';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const MB = 1_024 * 1_024;

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let eva: AskedAgentPerson;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent({ name: 'Ana Reis' });
  eva = await site.agent({ name: 'Eva Conti' });
});
afterAll(() => site.app.close());
afterEach(() => database().connection.collection('rate_limits').deleteMany({}));

type Side = ReturnType<typeof sideOf>;

/** One side of a conversation: the address below which its files are, and where it writes. */
function sideOf(files: string, thread: string, headers: object = {}) {
  const { app } = site;
  return {
    upload: (file: Buffer, name = 'beach.jpg') => {
      const form = fileForm(file, name);
      return app.inject({
        ...{ method: 'POST', url: files, payload: form.payload },
        headers: { ...form.headers, ...headers },
      });
    },
    get: (id: string, query = '') => app.inject({ url: `${files}/${id}${query}`, headers: { ...headers } }),
    remove: (id: string) => app.inject({ method: 'DELETE', url: `${files}/${id}`, headers: { ...headers } }),
    write: (attachments: readonly string[], text = '', clientId: string = randomUUID()) =>
      app.inject({
        ...{ method: 'POST', url: thread, headers: { ...headers } },
        payload: { clientId, text, attachments },
      }),
    read: async () => (await app.inject({ url: thread, headers: { ...headers } })).json<Thread>(),
  };
}

async function conversation() {
  const { token, id } = await site.ask({ agentIds: [ana.agentId] });
  const own = `/api/quote-requests/own/${token}`;
  const agent = `/api/agent/requests/${id}`;
  return {
    ...{ id, token },
    traveler: sideOf(`${own}/threads/${ana.agentId}/attachments`, `${own}/threads/${ana.agentId}`),
    agent: sideOf(`${agent}/attachments`, `${agent}/thread`, ana.headers),
    /** An agent who was not asked. */
    stranger: sideOf(`${agent}/attachments`, `${agent}/thread`, eva.headers),
  };
}

async function uploaded(side: Side, file?: Buffer, name?: string): Promise<Attachment> {
  const answer = await side.upload(file ?? (await plainPicture(60, 40)), name);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<Attachment>();
}

const shown = ({ statusCode, ...answer }: LightMyRequestResponse) => [
  statusCode,
  answer.json<{ code: string }>().code,
];
const REFUSED = [403, '42501'];

it.each(['traveler', 'agent'] as const)(
  'RFQ-13: a picture of the %s is drawn anew without its data, and read by both sides in two sizes',
  async (side) => {
    const both = await conversation();
    const other = side === 'traveler' ? both.agent : both.traveler;
    const photo = await sharp({
      create: { width: 1_200, height: 800, channels: 3, background: '#1b7f8c' },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const file = await uploaded(both[side], photo, 'Praia.JPG');
    expect(file).toMatchObject({ name: 'Praia.webp', kind: 'picture', width: 1_200, height: 800 });
    expect((await both[side].write([file.id])).statusCode).toBe(201);
    expect((await other.read()).messages).toMatchObject([{ text: '', attachments: [file] }]);
    for (const reader of [both[side], other]) {
      const full = await reader.get(file.id);
      expect(full.headers).toMatchObject({
        ...{ 'content-type': 'image/webp', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
        'content-disposition': expect.stringMatching(/^inline; filename="Praia\.webp"/) as string,
      });
      expect(await sharp(full.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_200 });
      expect((await sharp(full.rawPayload).metadata()).exif).toBeUndefined();
      const small = await reader.get(file.id, '?size=small');
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
    }
  },
);

it('RFQ-13: a PDF is told by its beginning and only ever downloaded, under its own name', async () => {
  const { traveler, agent } = await conversation();
  const file = await uploaded(traveler, PDF, 'voucher.png');
  expect(file).toMatchObject({ name: 'voucher.pdf', kind: 'pdf', bytes: PDF.length, width: null });
  await traveler.write([file.id], 'Our voucher.');
  const answer = await agent.get(file.id, '?size=small');
  expect(answer.rawPayload.equals(PDF)).toBe(true);
  expect(answer.headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    ...{ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" },
    'content-disposition': expect.stringMatching(/^attachment; filename="voucher\.pdf"/) as string,
  });
});

it('RFQ-13: a PDF that starts a program is refused to both sides, with what to do', async () => {
  const launch = Buffer.from('%PDF-1.7\n1 0 obj\n<</OpenAction<</S/Launch/F(cmd.exe)>>>>\n%%EOF');
  const { traveler, agent } = await conversation();
  for (const side of [traveler, agent]) {
    const answer = await side.upload(launch, 'voucher.pdf');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: expect.stringMatching(/Print it into a new PDF/) as string,
    });
  }
});

it('RFQ-13: what was not sent is its sender’s alone, who may remove it; what was sent stays', async () => {
  const { traveler, agent } = await conversation();
  const file = await uploaded(traveler);
  expect((await traveler.get(file.id)).statusCode).toBe(200);
  expect(shown(await agent.get(file.id))).toEqual(REFUSED);
  expect(shown(await agent.remove(file.id))).toEqual(REFUSED);
  expect(shown(await agent.write([file.id]))).toEqual(REFUSED);
  expect((await traveler.remove(file.id)).statusCode).toBe(204);
  expect(shown(await traveler.get(file.id))).toEqual(REFUSED);
  expect(shown(await traveler.write([file.id], 'With it'))).toEqual(REFUSED);
  const sent = await uploaded(traveler);
  await traveler.write([sent.id]);
  expect(shown(await traveler.remove(sent.id))).toEqual(REFUSED);
  expect((await agent.get(sent.id)).statusCode).toBe(200);
});

it('RFQ-13: foreign and unknown files are the same refusal, and none is at a public address', async () => {
  const { traveler, agent, stranger } = await conversation();
  const other = await conversation();
  const file = await uploaded(traveler);
  await traveler.write([file.id]);
  const refused = [
    await stranger.get(file.id),
    await stranger.upload(PDF),
    await stranger.remove(file.id),
    await other.traveler.get(file.id),
    await other.agent.get(file.id),
    await other.traveler.write([file.id]),
    await agent.get(randomUUID()),
    await agent.get('..%2F..%2Fx'),
    await traveler.get(randomUUID()),
  ];
  expect(refused.map(shown)).toEqual(refused.map(() => REFUSED));
  const nobody = sideOf(`/api/agent/requests/${randomUUID()}/attachments`, '');
  expect((await nobody.get(file.id)).statusCode).toBe(401);
  expect((await nobody.upload(PDF)).statusCode).toBe(401);
  const stored = await readdir(site.site.dataDir, { recursive: true });
  const paths = stored.filter((path) => path.includes(file.id) && path.endsWith('full'));
  expect(paths).toHaveLength(1);
  const below = paths[0]?.split('uploads/')[1] ?? '';
  for (const url of [
    `/media/${below}`,
    `/media/${below.replaceAll('/', '%2F')}`,
    `/media/private/${file.id}.webp`,
  ])
    expect([404, 400]).toContain((await site.app.inject({ url })).statusCode);
});

it('RFQ-13: the same message again is one, with its files; other files under its id are refused', async () => {
  const { traveler, agent } = await conversation();
  const [first, second] = [await uploaded(traveler), await uploaded(traveler)];
  const clientId = randomUUID();
  for (const text of ['Both', 'Both'])
    expect((await traveler.write([first.id, second.id], text, clientId)).statusCode).toBe(201);
  expect((await traveler.write([first.id], 'Both', clientId)).statusCode).toBe(409);
  const { messages } = await agent.read();
  expect(messages.map(({ attachments }) => attachments.map(({ id }) => id))).toEqual([[first.id, second.id]]);
});

it('RFQ-13: a message has words or files, five at most, and a list names files where there are no words', async () => {
  const { traveler, id } = await conversation();
  const nothing = await traveler.write([]);
  expect([nothing.statusCode, nothing.json()]).toMatchObject([
    422,
    { fields: { text: expect.any(String) as string } },
  ]);
  expect((await traveler.write(Array.from({ length: 6 }, () => randomUUID()))).statusCode).toBe(400);
  const files = [await uploaded(traveler), await uploaded(traveler, PDF)];
  await traveler.write(files.map((file) => file.id));
  const { requests } = (await site.by(ana, '/api/agent/requests')).json<AgentRequests>();
  expect(requests.find((row) => row.id === id)?.lastMessage?.text).toBe('2 files');
});

it('RFQ-13: nothing is uploaded into a conversation that is over, and so many files fit into one', async () => {
  const { traveler, agent, id, token } = await conversation();
  const row = await uploaded(agent, PDF);
  const model = requestFileModel(database().connection);
  const { _id, ...kept } = await model.findById(row.id).lean().orFail();
  await model.insertMany(
    Array.from({ length: CONVERSATION_FILES_MAX - 1 }, () => ({ ...kept, _id: randomUUID() })),
  );
  expect(shown(await agent.upload(PDF))).toEqual([409, 'CONFLICT']);
  expect(await model.countDocuments({ request_id: id })).toBe(CONVERSATION_FILES_MAX);
  expect((await traveler.upload(PDF)).statusCode).toBe(201);
  await site.own(token, 'withdraw', {});
  expect(shown(await traveler.upload(PDF))).toEqual([409, 'CONFLICT']);
});

describe('hostile files', () => {
  let traveler: Side;
  let id: string;
  beforeAll(async () => {
    ({ traveler, id } = await conversation());
  });
  afterEach(async () =>
    expect(await requestFileModel(database().connection).countDocuments({ request_id: id })).toBe(0),
  );
  const after = async (text: string) =>
    Buffer.concat([await plainPicture(60, 40), Buffer.from(text, 'latin1')]);

  it.each([
    ['text', async () => Buffer.from('no picture at all')],
    ['an SVG that is called a PNG', async () => Buffer.from(SVG)],
    ['a GIF', () => plainPicture(60, 40, 'gif')],
    ['a picture that is a page as well', () => after('<html><script>alert(1)</script></html>')],
    ['a picture that is an archive as well', () => after(`PK\x05\x06${'\0'.repeat(18)}`)],
    ['a PDF behind something else', async () => Buffer.concat([Buffer.from('MZ'), PDF])],
    ['a picture that ends in the middle', async () => (await plainPicture(60, 40)).subarray(0, 200)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('RFQ-13: %s is refused with a sentence', async (_name, file) => {
    const answer = await traveler.upload(await file(), 'beach.png');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'INVALID_FIELDS', fields: { file: expect.any(String) as string } },
    ]);
  });

  it.each([
    ['more than 10 MB', () => Buffer.concat([PDF, Buffer.alloc(10 * MB)])],
    ['what unpacks to a thousand times its size', () => emptyPng(30_000, 30_000)],
  ])('RFQ-13: %s is refused for its size', async (_name, file) =>
    expect(shown(await traveler.upload(file()))).toEqual([413, 'PAYLOAD_TOO_LARGE']),
  );

  it('RFQ-13: a name with a path is refused, and so is what is no form', async () => {
    expect((await traveler.upload(PDF, '../../etc/passwd.pdf')).statusCode).toBe(422);
    const answer = await site.app.inject({
      ...{ method: 'POST', payload: { file: 'x' } },
      url: `/api/agent/requests/${id}/attachments`,
      headers: { ...ana.headers },
    });
    expect(answer.statusCode).toBe(415);
  });
});
