import {
  editedContentPath,
  type ContentName,
  type EditedContent,
  type EditedSlide,
} from '@atoll/contracts/edited-site-content';
import type { MediaPicture } from '@atoll/contracts/media';
import type { PortalEdits } from '@atoll/contracts/portal-edits';
import type { SiteContent } from '@atoll/contracts/site-content';
import type { InjectOptions } from 'fastify';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { fileForm } from '../../test/file-form';
import { plainPicture } from '../../test/sample-pictures';
import { INITIAL_CONTENT } from './initial-content';
import { siteContentModel } from './site-content.model';

const ADMIN = 'admin@mail.example';
const CLAIMS = { agents: '50K+', countries: '160+', tours: '2000+' };
const database = testDatabase();
let site: AccountsSite;
let admin: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: ADMIN });
  admin = await site.join(ADMIN);
});
afterAll(() => site.app.close());
beforeEach(() => siteContentModel(database().connection).deleteMany({}));

type Method = NonNullable<InjectOptions['method']>;
const send = (method: Method, url: string, payload?: object, more: object = {}, by: Person | null = admin) =>
  site.app.inject({ method, url, headers: { ...by?.headers, ...more }, ...(payload && { payload }) });
const from = (version: number) => ({ 'if-match': `"${version}"` });
const put = (name: ContentName, body: object, version: number) =>
  send('PUT', editedContentPath('part', name), body, from(version));
const part = async <Name extends ContentName>(name: Name) =>
  (await send('GET', editedContentPath('part', name))).json<EditedContent<Name>>();
const shown = async () => (await site.app.inject('/api/site-content')).json<SiteContent>();

it('C29, HOM-17: claims are changed from a version, are on the site at once, and go back to the beginning', async () => {
  expect(await part('claims')).toEqual({ ...INITIAL_CONTENT.claims, version: 0, isInitial: true });
  expect((await send('PUT', editedContentPath('part', 'claims'), CLAIMS)).statusCode).toBe(428);
  expect((await put('claims', CLAIMS, 0)).json()).toEqual({ ...CLAIMS, version: 1, isInitial: false });
  expect((await shown()).claims).toEqual(CLAIMS);
  for (const old of [0, 7]) {
    const late = await put('claims', { ...CLAIMS, tours: '9' }, old);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ current: { ...CLAIMS, version: 1 } });
  }
  const beginning = editedContentPath('beginning', 'claims');
  expect((await send('POST', beginning, {})).statusCode).toBe(428);
  expect((await send('POST', beginning, {}, from(1))).json()).toMatchObject({ version: 2, isInitial: true });
  expect(await shown()).toEqual(INITIAL_CONTENT);
  const history = await send('GET', editedContentPath('history', 'claims'));
  const { edits } = history.json<PortalEdits>();
  expect(edits[0]).toMatchObject({ email: ADMIN, what: 'taken back to the beginning' });
  expect(edits[1]?.differences).toContainEqual({ field: 'tours', before: '1000+', after: '2000+' });
});

describe('C29, HOM-04: the slider', () => {
  const slides = async () => [...(await part('slider')).slider];
  const changed = async (change: Partial<EditedSlide>) => {
    const [first, ...more] = await slides();
    return { slider: [{ ...first, ...change }, ...more] };
  };

  it('takes slides in another order, with an upload in all four sizes', async () => {
    const upload = fileForm(await plainPicture(900, 1_400));
    const { url } = (
      await send('POST', '/api/media/home-slider', upload.payload, upload.headers)
    ).json<MediaPicture>();
    const { slider } = await changed({ url, position: '20% 80%', name: 'Male' });
    expect((await put('slider', { slider: [...slider].reverse() }, 0)).statusCode).toBe(200);
    const last = (await shown()).slider.at(-1);
    const sized = (size: string) => url.replace('.webp', `-${size}.webp`);
    expect(last).toEqual({
      ...{ url, position: '20% 80%', name: 'Male', country: 'Maldives', latitude: 4.374, longitude: 73.65 },
      variants: {
        mobile: sized('mobile'),
        tiny: sized('tiny'),
        tablet: sized('tablet'),
        desktop: sized('desktop'),
      },
    });
    expect((await shown()).slider[0]).toEqual(INITIAL_CONTENT.slider.at(-1));
    expect((await site.app.inject(last?.variants.tiny ?? '')).statusCode).toBe(200);
  });

  it('takes a drawing of the site', async () => {
    const body = await changed({ url: '/media/artwork/harbour.noon-1200x800.webp' });
    const saved = await put('slider', body, 0);
    expect(saved.statusCode).toBe(200);
    expect((await shown()).slider[0]?.variants.mobile).toBe('/media/artwork/harbour.noon-224x320.avif');
  });

  it.each<[string, Partial<EditedSlide>]>([
    ['a picture of another site', { url: 'https://evil.example/a.png' }],
    ['a script for a picture', { url: 'javascript:alert(1)' }],
    ['a point that is none', { position: 'calc(1px)' }],
    ['a name that is there twice', { name: 'Bergen' }],
  ])('refuses %s in a sentence at its field', async (_what, change) => {
    const answer = await put('slider', await changed(change), 0);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { slider: expect.any(String) as string } });
  });

  it.each<[string, object]>([
    ['no slide at all', { slider: [] }],
    ['a place that is not on earth', { slider: [{ ...INITIAL_CONTENT.slider[0], latitude: 91 }] }],
    ['sizes of its own', { slider: [INITIAL_CONTENT.slider[0]] }],
  ])('refuses %s', async (_what, body) => {
    expect((await put('slider', body, 0)).statusCode).toBe(400);
  });
});

it('C29: testimonials and partners are changed, and one that is invented stays marked', async () => {
  const said = { quote: 'It went well.', who: 'Ana', about: '', sample: true };
  expect((await put('testimonials', { testimonials: [said] }, 0)).statusCode).toBe(200);
  expect((await put('partners', { partners: [] }, 0)).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ testimonials: [said], partners: [] });
  expect((await put('testimonials', { testimonials: [{ ...said, quote: ' ' }] }, 1)).statusCode).toBe(400);
  const sign = { name: 'Blue Passage', sign: '<svg onload=alert(1)>', sample: true };
  expect((await put('partners', { partners: [sign] }, 1)).statusCode).toBe(400);
});

it('C29: only who has the duty reads and changes, from pages of this site', async () => {
  const agent = await site.join('agent.of.pages@mail.example', 'agent');
  const asked: [Method, string][] = [
    ['GET', editedContentPath('part', 'claims')],
    ['PUT', editedContentPath('part', 'claims')],
    ['POST', editedContentPath('beginning', 'claims')],
    ['GET', editedContentPath('history', 'claims')],
  ];
  for (const [method, url] of asked)
    for (const by of [null, agent])
      expect((await send(method, url, method === 'GET' ? undefined : {}, from(0), by)).statusCode).toBe(403);
  const foreign = { ...from(0), origin: 'https://evil.example' };
  expect((await send('PUT', editedContentPath('part', 'claims'), CLAIMS, foreign)).statusCode).toBe(403);
  expect((await send('GET', '/api/admin/site-content/constructor')).statusCode).toBe(404);
});
