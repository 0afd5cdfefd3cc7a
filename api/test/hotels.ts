import type { HotelProfile } from '@atoll/contracts/account';
import { hotelProfileModel } from '../src/hotel-accounts/hotel-profile.model';
import type { Connection } from 'mongoose';
import { buildAccountsSite, HOTEL_PROFILE, type AccountsSite, type Person } from './accounts';
import { fileForm } from './file-form';

/** A hotel whose account is signed in, with the id of its house. */
export interface HotelPerson extends Person {
  readonly houseId: string;
}

export interface HotelsSite extends AccountsSite {
  readonly admin: Person;
  /** A hotel with a complete profile that waits for the administrator. */
  readonly waitingHotel: (profile?: object) => Promise<HotelPerson>;
  /** A hotel that the administrator has approved. */
  readonly hotel: (profile?: object) => Promise<HotelPerson>;
  readonly decide: (houseId: string, decision: 'approve' | 'reject', version: number) => Promise<number>;
  readonly by: (
    person: Pick<Person, 'headers'>,
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    version?: number,
  ) => ReturnType<AccountsSite['post']>;
  /** Sends a file to an address, as a form. */
  readonly send: (
    person: Pick<Person, 'headers'>,
    method: 'PUT' | 'POST',
    url: string,
    file: Buffer,
    name?: string,
  ) => ReturnType<AccountsSite['post']>;
}

/** The whole API with an administrator, and what a test of hotels does with it. Close `app` after use. */
export async function buildHotelsSite(database: Connection): Promise<HotelsSite> {
  const site = await buildAccountsSite(database, { ADMIN_EMAIL: 'admin@mail.example' });
  const { app } = site;
  const admin = await site.join('admin@mail.example');
  let count = 0;
  const by: HotelsSite['by'] = (person, method, url, payload, version) =>
    app.inject({
      ...{ method, url },
      headers: { ...person.headers, ...(version !== undefined && { 'if-match': `"${version}"` }) },
      ...(payload && { payload }),
    });
  const decide: HotelsSite['decide'] = async (houseId, decision, version) => {
    const row = await hotelProfileModel(database).findById(houseId).lean<{ answers?: number }>();
    const body = decision === 'reject' ? { reason: 'It is no house.' } : {};
    const answer = await by(
      admin,
      'POST',
      `/api/admin/hotels/${houseId}/${decision}`,
      body,
      version + (row?.answers ?? 0),
    );
    return answer.statusCode;
  };
  const waitingHotel: HotelsSite['waitingHotel'] = async (profile = {}) => {
    const person = await site.join(`house${(count += 1)}@mail.example`, 'hotel');
    const saved = await by(person, 'PUT', '/api/auth/hotel', { ...HOTEL_PROFILE, ...profile });
    return { ...person, houseId: saved.json<HotelProfile>().id };
  };
  return {
    ...site,
    ...{ admin, by, decide, waitingHotel },
    hotel: async (profile) => {
      const person = await waitingHotel(profile);
      await decide(person.houseId, 'approve', 1);
      return person;
    },
    send: (person, method, url, file, name) => {
      const form = fileForm(file, name);
      return app.inject({
        ...{ method, url, payload: form.payload },
        headers: { ...form.headers, ...person.headers },
      });
    },
  };
}
