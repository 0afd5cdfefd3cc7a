import type { HotelProfile, User } from '@atoll/contracts/account';
import type { HotelQueue, HotelRequest } from '@atoll/contracts/hotel-review';
import { VERIFICATION_STATUSES } from '@atoll/contracts/verification';
import {
  buildAccountsSite,
  HOTEL_PROFILE,
  PASSWORD,
  type AccountsSite,
  type Person,
} from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { securityEventModel } from '../shared/audit/security-event.model';
import { AppError } from '../shared/errors/app-error';
import { outboxModel } from '../shared/mail/outbox.model';
import { hotelProfileModel } from './hotel-profile.model';

const database = testDatabase();
let site: AccountsSite;
let admin: Person;
let count = 0;
const someone = () => `farol${(count += 1)}@mail.example`;

beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
  admin = await site.join('admin@mail.example');
});
afterAll(() => site.app.close());

const ownRow = ({ headers }: Person) => site.app.inject({ url: '/api/auth/hotel', headers });
/** Saves a profile over the version that is there. */
async function save({ headers }: Person, profile: object = HOTEL_PROFILE, from?: number) {
  const { version = 0 } = (await site.app.inject({ url: '/api/auth/hotel', headers })).json<HotelProfile>();
  const named = { ...headers, 'if-match': `"${from ?? version}"` };
  return site.app.inject({ method: 'PUT', url: '/api/auth/hotel', headers: named, payload: profile });
}
/** Answers a version of a house's profile, the first unless told otherwise, with all answers before it seen. */
async function decide(
  person: Person,
  id: string,
  decision: 'approve' | 'reject',
  { version = 1, ...payload }: { readonly version?: number | undefined; readonly reason?: string },
) {
  const row = await hotelProfileModel(database().connection).findById(id).lean<{ answers?: number }>();
  return site.app.inject({
    method: 'POST',
    url: `/api/admin/hotels/${id}/${decision}`,
    headers: { ...person.headers, 'if-match': `"${version + (row?.answers ?? 0)}"` },
    payload,
  });
}
async function unverifiedHotel(): Promise<Person> {
  const email = someone();
  await site.register(email, 'hotel');
  return site.person(await site.login(email));
}

it('AUT-12, HOT-12, HOT-13: a hotel’s first sign-in makes its row, with pending_profile', async () => {
  const hotel = await unverifiedHotel();
  const row = (await ownRow(hotel)).json<HotelProfile>();
  expect(row).toMatchObject({
    user_id: hotel.user.id,
    verification_status: 'pending_profile',
    profile_completed: false,
  });
  const stored = await hotelProfileModel(database().connection).find({ user_id: hotel.user.id }).lean();
  expect(stored).toHaveLength(1);
  expect(Object.keys(stored[0] ?? {})).toEqual(
    expect.arrayContaining([
      'address',
      'city',
      'country',
      'verification_status',
      'profile_completed',
      'status',
      'created_at',
      'updated_at',
    ]),
  );
  await site.login(hotel.user.email);
  expect(await hotelProfileModel(database().connection).countDocuments({ user_id: hotel.user.id })).toBe(1);
});

it('AUT-16: without a row the answer has the code PGRST116, and the row can be made', async () => {
  const hotel = await unverifiedHotel();
  await hotelProfileModel(database().connection).deleteOne({ user_id: hotel.user.id });
  const none = await ownRow(hotel);
  expect([none.statusCode, none.json<{ code: string }>().code]).toEqual([404, 'PGRST116']);
  const made = await site.post('/api/auth/hotel', {}, { headers: hotel.headers });
  expect(made.json()).toMatchObject({ verification_status: 'pending_profile' });
});

it('AUT-17: where the row may not be written, the account says that its profile needs creation', async () => {
  const email = someone();
  await site.register(email, 'hotel');
  const model = hotelProfileModel(database().connection);
  const create = jest.spyOn(model, 'create').mockRejectedValueOnce(new AppError('42501'));
  const { user } = site.person(await site.login(email));
  expect(create).toHaveBeenCalled();
  expect(user).toMatchObject({ hotel: null, user_metadata: { hotel_profile_needs_creation: true } });
});

it('HOT-14, HOT-09: a complete profile waits for the address, then for the administrator, who lets it in', async () => {
  const hotel = await unverifiedHotel();
  expect((await save(hotel, { ...HOTEL_PROFILE, phone: '' })).json()).toMatchObject({
    verification_status: 'pending_profile',
  });
  const saved = (await save(hotel)).json<HotelProfile>();
  expect(saved).toMatchObject({
    ...HOTEL_PROFILE,
    verification_status: 'pending_email',
    profile_completed: true,
  });
  expect((await decide(admin, saved.id, 'approve', {})).statusCode).toBe(409);
  await site.post('/api/auth/verify-email', {
    token_hash: await site.linkTo(hotel.user.email),
    password: PASSWORD,
  });
  expect((await ownRow(hotel)).json()).toMatchObject({ verification_status: 'pending_approval' });
  const approved = await decide(admin, saved.id, 'approve', {});
  expect(approved.json()).toMatchObject({ verification_status: 'approved' });
  const { user } = site.person(await site.login(hotel.user.email));
  expect(user.hotel).toEqual({ profile_completed: true, verification_status: 'approved' });
  expect((await save(hotel, { ...HOTEL_PROFILE, phone: '+351 210 000 001' })).json()).toMatchObject({
    verification_status: 'approved',
  });
  expect(VERIFICATION_STATUSES).toContain('approved');
});

it('POR-16: the queue has the longest waiting first; a rejected hotel sees why, and comes again', async () => {
  const hotels = [await site.join(someone(), 'hotel'), await site.join(someone(), 'hotel')] as const;
  for (const hotel of hotels) await save(hotel);
  const queue = async (status: string) =>
    (
      await site.app.inject({ url: `/api/admin/hotels?status=${status}`, headers: admin.headers })
    ).json<HotelQueue>();
  const waiting = await queue('pending_approval');
  expect(waiting.hotels.map(({ user_id }) => user_id)).toEqual(hotels.map(({ user }) => user.id));
  expect(waiting.total).toBe(2);
  const id = waiting.hotels[0]?.id ?? '';
  await decide(admin, id, 'reject', { reason: 'The address is no house.' });
  expect((await ownRow(hotels[0])).json()).toMatchObject({
    verification_status: 'rejected',
    rejection_reason: 'The address is no house.',
  });
  expect((await queue('pending_approval')).total).toBe(1);
  expect((await save(hotels[0])).json()).toMatchObject({
    verification_status: 'pending_approval',
    rejection_reason: null,
  });
});

/** A hotel that the administrator has approved. */
async function approvedHotel(): Promise<Person & { readonly id: string }> {
  const hotel = await site.join(someone(), 'hotel');
  const { id } = (await save(hotel)).json<HotelProfile>();
  expect((await decide(admin, id, 'approve', { version: 1 })).statusCode).toBe(200);
  return { ...hotel, id };
}
async function waiting(id: string): Promise<HotelRequest | undefined> {
  const { headers } = admin;
  const answer = await site.app.inject({ url: '/api/admin/hotels', headers });
  return answer.json<HotelQueue>().hotels.find((hotel) => hotel.id === id);
}
const PALACE = { ...HOTEL_PROFILE, name: 'Grand Palace', star_rating: 5 } as const;

it('POR-16: a hotel that changes its profile before the answer is not approved unseen, but the version that was looked at is', async () => {
  const hotel = await site.join(someone(), 'hotel');
  const { id, version } = (await save(hotel)).json<HotelProfile>();
  expect((await save(hotel, PALACE)).json()).toMatchObject({ version: version + 1 });
  for (const [decision, body] of [
    ['approve', { version }],
    ['approve', {}],
    ['reject', { version, reason: 'No.' }],
  ] as const) {
    const unseen = await decide(admin, id, decision, body);
    expect([unseen.statusCode, unseen.json<{ message: string }>().message]).toEqual([
      409,
      'This hotel has changed its profile, or somebody has answered it, since you looked at it. Look at it again.',
    ]);
  }
  expect((await ownRow(hotel)).json()).toMatchObject({ verification_status: 'pending_approval' });
  const seen = await waiting(id);
  expect(seen).toMatchObject({ ...PALACE, version: version + 1 });
  expect((await decide(admin, id, 'approve', { version: seen?.version })).json()).toMatchObject({
    verification_status: 'approved',
    approved_profile: PALACE,
  });
});

it('POR-16, POR-18: of two answers to what was looked at once, the second hears that somebody was faster', async () => {
  const hotel = await site.join(someone(), 'hotel');
  const { id } = (await save(hotel)).json<HotelProfile>();
  const answer = (decision: string, payload: object) =>
    site.app.inject({
      method: 'POST',
      url: `/api/admin/hotels/${id}/${decision}`,
      headers: { ...admin.headers, 'if-match': '"1"' },
      payload,
    });
  expect((await answer('approve', {})).json()).toMatchObject({ review_version: 2 });
  expect((await answer('reject', { reason: 'No.' })).statusCode).toBe(409);
  expect((await ownRow(hotel)).json()).toMatchObject({ verification_status: 'approved' });
});

it('POR-16: what is saved without a change is the version that was looked at', async () => {
  const hotel = await site.join(someone(), 'hotel');
  const { id, version } = (await save(hotel)).json<HotelProfile>();
  await save(hotel, { ...HOTEL_PROFILE, name: ' Hotel Farol ' });
  expect((await decide(admin, id, 'approve', { version })).statusCode).toBe(200);
});

it.each([
  ['name', 'Grand Palace'],
  ['address', '1 Palace Square'],
  ['city', 'Porto'],
  ['country', 'Spain'],
  ['star_rating', 5],
] as const)(
  'POR-16, HOT-14: an approved house that changes its %s is looked at again, and the approved version stays public',
  async (field, value) => {
    const hotel = await approvedHotel();
    const changed = (await save(hotel, { ...HOTEL_PROFILE, [field]: value })).json<HotelProfile>();
    expect(changed).toMatchObject({
      [field]: value,
      verification_status: 'approved',
      change_status: 'pending_approval',
      approved_profile: HOTEL_PROFILE,
    });
    const request = await waiting(hotel.id);
    expect(request?.changes).toEqual([{ field, before: HOTEL_PROFILE[field], after: value }]);
    expect(request?.history.map(({ event }) => event)).toEqual(['saved', 'approved', 'saved']);
    expect((await decide(admin, hotel.id, 'approve', { version: 1 })).statusCode).toBe(409);
    const approved = await decide(admin, hotel.id, 'approve', { version: changed.version });
    expect(approved.json()).toMatchObject({
      change_status: null,
      changes: [],
      approved_profile: { ...HOTEL_PROFILE, [field]: value },
    });
  },
);

it('POR-16: a refused change leaves the house approved and public as it was; its reason is mailed and shown', async () => {
  const hotel = await approvedHotel();
  const { version } = (await save(hotel, PALACE)).json<HotelProfile>();
  const refused = await decide(admin, hotel.id, 'reject', { version, reason: 'It has four stars.' });
  expect(refused.json()).toMatchObject({
    verification_status: 'approved',
    change_status: 'rejected',
    rejection_reason: 'It has four stars.',
    approved_profile: HOTEL_PROFILE,
  });
  const [mail] = await site.mailsTo(hotel.user.email, 3);
  expect(mail?.subject).toBe('The change of your hotel was not approved');
  expect(await waiting(hotel.id)).toBeUndefined();
  const again = (await save(hotel, { ...PALACE, name: 'Farol Palace' })).json<HotelProfile>();
  expect(again).toMatchObject({ change_status: 'pending_approval', rejection_reason: null });
  expect((await waiting(hotel.id))?.changes).toEqual([
    { field: 'name', before: 'Grand Palace', after: 'Farol Palace' },
  ]);
});

it('POR-16: an approved house keeps its phone current without an answer, also while a change of its name waits', async () => {
  const hotel = await approvedHotel();
  const moved = { ...HOTEL_PROFILE, phone: '+351 210 000 002' };
  expect((await save(hotel, moved)).json()).toMatchObject({ change_status: null, approved_profile: moved });
  const both = { ...PALACE, phone: '+351 210 000 003' };
  expect((await save(hotel, both)).json()).toMatchObject({
    change_status: 'pending_approval',
    approved_profile: { ...HOTEL_PROFILE, phone: '+351 210 000 003' },
  });
  expect((await save(hotel, { ...HOTEL_PROFILE, phone: '+351 210 000 003' })).json()).toMatchObject({
    change_status: null,
  });
});

it('POR-16: an approved house that empties its profile and fills in another one is not approved by that', async () => {
  const hotel = await approvedHotel();
  expect((await save(hotel, { ...HOTEL_PROFILE, name: '' })).json()).toMatchObject({
    verification_status: 'pending_profile',
    approved_profile: HOTEL_PROFILE,
  });
  expect((await save(hotel, PALACE)).json()).toMatchObject({
    verification_status: 'approved',
    change_status: 'pending_approval',
    approved_profile: HOTEL_PROFILE,
  });
});

it('POR-16: a house that is refused is not public any more', async () => {
  const hotel = await approvedHotel();
  const refused = await decide(admin, hotel.id, 'reject', { version: 1, reason: 'It burnt down.' });
  expect(refused.json()).toMatchObject({ verification_status: 'rejected', approved_profile: null });
});

it('POR-16: a house that was approved before versions were kept is public as it was, and looked at again after a change', async () => {
  const hotel = await approvedHotel();
  const kept = ['version', 'change_status', 'approved_profile', 'answered_profile', 'history'];
  const unset = Object.fromEntries(kept.map((field) => [field, 1]));
  await database().connection.collection('hotels').updateOne({ user_id: hotel.user.id }, { $unset: unset });
  expect((await ownRow(hotel)).json()).toMatchObject({ version: 1, approved_profile: HOTEL_PROFILE });
  expect((await save(hotel, PALACE)).json()).toMatchObject({
    version: 2,
    change_status: 'pending_approval',
    approved_profile: HOTEL_PROFILE,
  });
});

it('POR-16, HOT-03: of two saves at once one completes the profile, and the other is told what is there now', async () => {
  const hotel = await site.join(someone(), 'hotel');
  const answers = await Promise.all([save(hotel, HOTEL_PROFILE, 0), save(hotel, PALACE, 0)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('POR-16: a hotel gets a mail with the answer, and the audit log names its account', async () => {
  const hotel = await site.join(someone(), 'hotel');
  const { email } = hotel.user;
  const { id } = (await save(hotel)).json<HotelProfile>();
  await decide(admin, id, 'reject', { reason: 'The address is no house.' });
  expect((await site.mailsTo(email, 2))[0]?.subject).toBe('Your hotel was not approved');
  await decide(admin, id, 'approve', {});
  expect((await site.mailsTo(email, 3))[0]?.subject).toBe('Your hotel is verified');
  const events = securityEventModel(database().connection);
  expect(await events.countDocuments({ event: /^hotel (approved|rejected)$/, email })).toBe(2);
  expect(await outboxModel(database().connection).countDocuments({ to: HOTEL_PROFILE.email })).toBe(0);
});

it('POR-16: an unknown id, and a hotel without a profile, cannot be decided about', async () => {
  expect((await decide(admin, 'nothing', 'approve', {})).statusCode).toBe(404);
  const hotel = await unverifiedHotel();
  const { id } = (await ownRow(hotel)).json<HotelProfile>();
  expect((await decide(admin, id, 'approve', {})).statusCode).toBe(409);
});

it.each([
  { verification_status: 'approved' },
  { user_id: 'another' },
  { profile_completed: true },
  { rejection_reason: null },
  { version: 1 },
  { change_status: null },
  { approved_profile: null },
  { is_featured: true },
  { rating: 5 },
])('promise 7: a profile cannot set %j', async (own) => {
  const hotel = await site.join(someone(), 'hotel');
  expect((await save(hotel, { ...HOTEL_PROFILE, ...own })).statusCode).toBe(400);
});

it('HOT-15: a hotel reads and writes its own row and no other', async () => {
  const [one, two] = [await site.join(someone(), 'hotel'), await site.join(someone(), 'hotel')];
  await save(one);
  await save(two, { ...HOTEL_PROFILE, name: 'Hotel Maresia' });
  expect((await ownRow(one)).json()).toMatchObject({ name: 'Hotel Farol', user_id: one.user.id });
  expect((await ownRow(two)).json()).toMatchObject({ name: 'Hotel Maresia', user_id: two.user.id });
});

it('AUT-26, promise 6: the administrator is the verified account with the configured address, and no look-alike', async () => {
  expect(admin.user.role).toBe('admin');
  const lookAlikes = [
    'admin@mail.example.org',
    'admin+1@mail.example',
    'a.dmin@mail.example',
    'admin@mai1.example',
    'admln@mail.example',
    'admin@sub.mail.example',
    '"admin"@mail.example',
    'admin@mail.example@mail.example',
    'аdmin@mail.example',
    'ａdmin@mail.example',
    'admın@mail.example',
    'ADMİN@mail.example',
    'admin@mail.example\u0000',
    'admin@mail.example,x@mail.example',
    'admin@ⓜail.example',
    'admin\u200b@mail.example',
  ];
  for (const email of lookAlikes) {
    const registered = await site.register(email);
    if (registered.statusCode !== 202) continue;
    expect(site.person(await site.login(email)).user.role).not.toBe('admin');
  }
  expect(lookAlikes).toHaveLength(16);
});

it('AUT-26: another configured address moves the administrator at once, also for tokens that are out', async () => {
  const next = await site.join('next-admin@mail.example');
  database().connection.deleteModel(/./);
  const env = {
    ADMIN_EMAIL: 'next-admin@mail.example',
    AUTH_SECRET: 'x9Lq7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4t',
  };
  const moved = await buildAccountsSite(database().connection, env);
  const [before, after] = [
    moved.person(await moved.login(admin.user.email)),
    moved.person(await moved.login(next.user.email)),
  ];
  expect([before.user.role, after.user.role]).toEqual(['traveler', 'admin']);
  const session = await moved.app.inject({ url: '/api/auth/session', headers: after.headers });
  expect(session.json<User>().role).toBe('admin');
  await moved.app.close();
});

it('HOT-03: an edit persists and names the version that it was made from; what two tabs save does not overwrite each other', async () => {
  const hotel = await approvedHotel();
  const description = 'A family house since 1962.\nBreakfast is on the roof.';
  const first = (await save(hotel, { ...HOTEL_PROFILE, description })).json<HotelProfile>();
  expect((await ownRow(hotel)).json()).toMatchObject({ description, version: 2 });
  expect(first).toMatchObject({ change_status: 'pending_approval', approved_profile: { description: '' } });
  const stale = await save(hotel, { ...HOTEL_PROFILE, phone: '+351 210 000 009' }, 1);
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { current: { description, version: 2 } }]);
  const { headers } = hotel;
  const unnamed = await site.app.inject({
    ...{ method: 'PUT', url: '/api/auth/hotel', headers, payload: HOTEL_PROFILE },
  });
  expect(unnamed.statusCode).toBe(428);
  expect((await decide(admin, hotel.id, 'approve', { version: 2 })).json()).toMatchObject({
    approved_profile: { description },
  });
});
