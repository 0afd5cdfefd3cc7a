import type { HotelProfile } from '@atoll/contracts/account';

/** `waiting` is the administrator's turn, not the hotel's; `refused` is the hotel's again. */
export type StrengthState = 'done' | 'waiting' | 'missing' | 'refused';

/** One thing that makes a house's page whole. */
export interface Strength {
  readonly words: string;
  /** Where it is done. */
  readonly href: string;
  readonly state: StrengthState;
}

const PROFILE = '/hotel/profile/edit';
const has = (...texts: readonly string[]) => texts.every((text) => text.trim() !== '');

function checkedState({ verification_status: status, change_status: change }: HotelProfile): StrengthState {
  if (change === 'pending_approval') return 'waiting';
  if (change === 'rejected') return 'refused';
  return status === 'approved' ? 'done' : 'missing';
}

/** What a house's page is made of, in the order in which it is shown. Without pictures where nobody knows how many. */
export function strengthsOf(hotel: HotelProfile, pictures: number | null): readonly Strength[] {
  const { name, property_type, address, city, country, phone, email, star_rating } = hotel;
  const state = (isDone: boolean): StrengthState => (isDone ? 'done' : 'missing');
  const checked = checkedState(hotel);
  return [
    { words: 'Name and kind of property', href: PROFILE, state: state(has(name) && property_type !== null) },
    { words: 'Address, city and country', href: PROFILE, state: state(has(address, city, country)) },
    { words: 'Phone and e-mail', href: PROFILE, state: state(has(phone, email)) },
    { words: 'Stars', href: PROFILE, state: state(star_rating !== null) },
    ...(pictures === null
      ? []
      : [{ words: 'Pictures', href: '/hotel/gallery/upload', state: state(pictures > 0) }]),
    {
      words: 'Checked by Atoll',
      href: checked === 'refused' ? PROFILE : '/hotel/verification',
      state: checked,
    },
  ];
}

/** How many of these things are the hotel's to do. */
export function countMissing(strengths: readonly Strength[]): number {
  return strengths.filter(({ state }) => state === 'missing' || state === 'refused').length;
}
