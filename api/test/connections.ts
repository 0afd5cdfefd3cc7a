import { randomUUID } from 'node:crypto';
import type { ConnectionState } from '@atoll/contracts/connection';
import type { Connection } from 'mongoose';
import { hotelProfileModel } from '../src/hotel-accounts/hotel-profile.model';
import { askedConnection, connectionModel } from '../src/shared/connections/connection.model';
import { HOTEL_PROFILE, type Person } from './accounts';

/** Writes that a hotel and an agent are connected, or that one has asked; answers the connection's id. */
export async function connect(
  database: Connection,
  { hotel, agent }: { readonly hotel: Person; readonly agent: Person },
  state: ConnectionState = 'accepted',
): Promise<string> {
  const id = randomUUID();
  const asked = askedConnection(
    id,
    { userId: agent.user.id, kind: 'agent' },
    { userId: hotel.user.id, kind: 'hotel' },
    { note: '', at: new Date() },
  );
  await connectionModel(database).create({ ...asked, state });
  return id;
}

/** Makes a hotel's house an approved one, as the administrator does. */
export async function approveHouse(database: Connection, { user }: Person): Promise<void> {
  const approved = { ...HOTEL_PROFILE, verification_status: 'approved', profile_completed: true };
  await hotelProfileModel(database).updateOne({ user_id: user.id }, { $set: approved });
}
