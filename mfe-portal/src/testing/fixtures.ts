import type { AgentRequest, DeviceSession } from '@atoll/contracts/account';
import type { OwnAgent } from '@atoll/contracts/agent-listing';
import type { HotelRequest } from '@atoll/contracts/hotel-review';

export const HOTEL: HotelRequest = {
  id: 'h1',
  user_id: 'u1',
  name: 'Casa do Miradouro',
  email: 'casa@atoll.example',
  property_type: 'guest house',
  address: 'Rua da Graça 1',
  city: 'Lisbon',
  country: 'Portugal',
  star_rating: 4,
  phone: '+351 1',
  verification_status: 'pending_approval',
  profile_completed: true,
  status: 'active',
  rejection_reason: null,
  version: 1,
  review_version: 1,
  change_status: null,
  approved_profile: null,
  changes: [],
  history: [],
  created_at: '2020-11-01T10:00:00.000Z',
  updated_at: '2020-11-02T10:00:00.000Z',
};

export const AGENT: OwnAgent = {
  id: 'a1',
  user_id: 'u2',
  name: 'Inês Marques',
  city: 'Lisbon',
  clean_city: 'lisbon',
  country: 'Portugal',
  is_featured: false,
  rating: 4.5,
  is_listed: true,
  version: 4,
  page: '/agent/a1/ines-marques',
  listing: {
    summary: 'Plans food-led weeks.',
    specialities: ['food'],
    languages: ['pt'],
    phone: '+351 210 000 000',
    website: '',
    hours: null,
    picture: null,
  },
  verification_status: 'approved',
  rejection_reason: null,
  claimed_agent: null,
};
export const UNLISTED: OwnAgent = {
  ...AGENT,
  is_listed: false,
  version: 0,
  page: null,
  listing: null,
  verification_status: 'pending_approval',
};

export const REQUEST: AgentRequest = {
  id: 'r1',
  user_id: 'u2',
  email: 'ines@atoll.example',
  name: 'Inês Marques',
  city: 'Lisbon',
  country: 'Portugal',
  verification_status: 'pending_approval',
  rejection_reason: null,
  claimed_agent: null,
  created_at: '2020-11-01T10:00:00.000Z',
  updated_at: '2020-11-02T10:00:00.000Z',
};
export const CARD = {
  id: 'd1',
  name: 'Hanna Berg',
  name_slug: 'hanna-berg',
  agency: 'Far Shores',
  city: 'Porto',
  country: 'Portugal',
};

export const device = (id: string, name: string, isCurrent: boolean): DeviceSession => ({
  id,
  device: name,
  created_at: '2020-11-01T10:00:00.000Z',
  used_at: '2020-11-02T10:00:00.000Z',
  is_current: isCurrent,
});
