import type { UserMetadata } from '@atoll/contracts/account';
import type { UserType } from '@atoll/contracts/account-words';
import type { DemoHotelStatus } from '../shared/auth/account';

/** The administrator of a demo that names no other. */
export const DEMO_ADMIN_EMAIL = 'admin@atoll.example';

export interface DemoAccount {
  readonly email: string;
  readonly userType: UserType;
  readonly metadata: UserMetadata;
  /** Only of hotels: where their verification stands, with a complete profile. */
  readonly hotel?: DemoHotelStatus;
}

const traveler = (email: string, name: string): DemoAccount => ({
  email: `${email}@atoll.example`,
  userType: 'traveler',
  metadata: { name },
});
const agent = (email: string, name: string, city = 'Lisbon', country = 'Portugal'): DemoAccount => ({
  email: `${email}@atoll.example`,
  userType: 'agent',
  metadata: { name, city, country },
});
const hotel = (email: string, property: string, state: DemoAccount['hotel']): DemoAccount => ({
  email: `${email}@atoll.example`,
  userType: 'hotel',
  metadata: {
    name: property,
    property_name: property,
    property_type: 'hotel',
    address: '12 Rua do Farol',
    city: 'Lisbon',
    country: 'Portugal',
    star_rating: 4,
    phone: '+351 210 000 000',
  },
  hotel: state,
});

/** One account of each kind and a second of each, and agents elsewhere, so that requests find somebody. The administrator's second is an ordinary traveler. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  traveler('traveler', 'Tara Voyager'),
  traveler('traveler2', 'Tomas Voyager'),
  agent('agent', 'Amara Costa'),
  agent('agent2', 'Andre Lima'),
  agent('agent3', 'Giulia Conti', 'Rome', 'Italy'),
  agent('agent4', 'Hana Mori', 'Tokyo', 'Japan'),
  agent('agent5', 'Grace Miller', 'New York', 'United States'),
  agent('agent6', 'Niran Suk', 'Bangkok', 'Thailand'),
  hotel('hotel', 'Hotel Farol', 'approved'),
  hotel('hotel2', 'Hotel Maresia', 'approved'),
  hotel('hotel.pending', 'Casa da Praia', 'pending_approval'),
  hotel('hotel.pending2', 'Casa do Monte', 'pending_approval'),
  traveler('admin', 'Ada Administrator'),
  traveler('admin2', 'Ari Assistant'),
];
