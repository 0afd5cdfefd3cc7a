import type { HotelProfile, HotelQueue, User } from '@atoll/contracts/account';
import { VERIFICATION_STATUSES } from '@atoll/contracts/verification';
import { buildAccountsSite, HOTEL_PROFILE, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { securityEventModel } from '../platform/audit/security-event.model';
import { AppError } from '../platform/errors/app-error';
import { outboxModel } from '../platform/mail/outbox.model';
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
const save = ({ headers }: Person, profile: object = HOTEL_PROFILE) =>
  site.app.inject({ method: 'PUT', url: '/api/auth/hotel', headers, payload: profile });
const decide = (person: Person, id: string, decision: 'approve' | 'reject', payload: object) =>
  site.app.inject({
    method: 'POST',
    url: `/api/admin/hotels/${id}/${decision}`,
    headers: person.headers,
    payload,
  });
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
  await site.post('/api/auth/verify-email', { token_hash: await site.linkTo(hotel.user.email) });
  expect((await ownRow(hotel)).json()).toMatchObject({ verification_status: 'pending_approval' });
  const approved = await decide(admin, saved.id, 'approve', {});
  expect(approved.json()).toMatchObject({ verification_status: 'approved' });
  const { user } = site.person(await site.login(hotel.user.email));
  expect(user.hotel).toEqual({ profile_completed: true, verification_status: 'approved' });
  expect((await save(hotel, { ...HOTEL_PROFILE, phone: '+351 1' })).json()).toMatchObject({
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
