import { hotelLanding, nextStatus, VERIFICATION_STATUSES, type VerificationEvent } from './verification';

const EVENTS: readonly VerificationEvent[] = [
  'saved-complete',
  'saved-incomplete',
  'email-verified',
  'approved',
  'rejected',
];

/** The status after each event, for an address that is not verified and one that is; null where it is not allowed. */
const TABLE = {
  pending_profile: [
    ['pending_email', 'pending_approval'],
    ['pending_profile'],
    ['pending_profile'],
    [null],
    [null],
  ],
  pending: [['pending_email', 'pending_approval'], ['pending_profile'], ['pending_approval'], [null], [null]],
  pending_email: [
    ['pending_email', 'pending_approval'],
    ['pending_profile'],
    ['pending_approval'],
    [null],
    [null],
  ],
  pending_approval: [
    ['pending_email', 'pending_approval'],
    ['pending_profile'],
    ['pending_approval'],
    ['approved'],
    ['rejected'],
  ],
  approved: [['approved'], ['pending_profile'], ['approved'], ['approved'], ['rejected']],
  rejected: [
    ['pending_email', 'pending_approval'],
    ['pending_profile'],
    ['rejected'],
    ['approved'],
    ['rejected'],
  ],
} as const;

it.each(
  VERIFICATION_STATUSES.flatMap((status) =>
    EVENTS.map((event, at) => [status, event, TABLE[status][at]] as const),
  ),
)('HOT-09, HOT-14: %s, then %s, is %j', (status, event, expected) => {
  const [unverified, verified = unverified] = expected ?? [];
  expect(nextStatus(status, event, false)).toBe(unverified);
  expect(nextStatus(status, event, true)).toBe(verified);
});

it('AUT-13, AUT-14, AUT-15: where a hotel lands, by its state', () => {
  const at = (profile_completed: boolean, status: (typeof VERIFICATION_STATUSES)[number]) =>
    hotelLanding({ profile_completed, verification_status: status });
  expect(hotelLanding(null)).toBe('/hotel/complete-profile');
  expect(at(false, 'pending_profile')).toBe('/hotel/complete-profile');
  for (const status of ['pending', 'pending_email', 'pending_approval'] as const) {
    expect(at(true, status)).toBe('/hotel/verification-pending');
  }
  expect(at(true, 'approved')).toBe('/hotel/dashboard');
  expect(at(true, 'rejected')).toBe('/hotel/verification');
});
