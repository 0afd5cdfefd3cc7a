/** States of a hotel's verification (docs/spec/platform.md, section 4; C11 adds 'approved'). */
export const VERIFICATION_STATUSES = [
  'pending_profile',
  'pending',
  'pending_email',
  'pending_approval',
  'approved',
  'rejected',
] as const;

export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Where a hotel account stands. */
export interface HotelState {
  readonly profile_completed: boolean;
  readonly verification_status: VerificationStatus;
}

export type HotelLanding =
  '/hotel/complete-profile' | '/hotel/verification-pending' | '/hotel/verification' | '/hotel/dashboard';

/**
 * Where a hotel goes after signing in, and where its guarded pages send it (AUT-13..15, C11, C12). Null stands for a
 * hotel without a profile row (PGRST116).
 */
export function hotelLanding(hotel: HotelState | null): HotelLanding {
  if (!hotel?.profile_completed) return '/hotel/complete-profile';
  if (hotel.verification_status === 'approved') return '/hotel/dashboard';
  return hotel.verification_status === 'rejected' ? '/hotel/verification' : '/hotel/verification-pending';
}

/** Something that happened to a hotel's verification. */
export type VerificationEvent =
  'saved-complete' | 'saved-incomplete' | 'email-verified' | 'approved' | 'rejected';

/** What a complete profile waits for. A mere 'pending' is never kept: it becomes one of these at once. */
function waitsFor(isEmailVerified: boolean): VerificationStatus {
  return isEmailVerified ? 'pending_approval' : 'pending_email';
}

/**
 * The status after an event, or null where the event is not allowed in this state: nothing is approved or rejected
 * before its profile is complete and its address verified. An approved hotel that saves its profile stays approved.
 */
export function nextStatus(
  status: VerificationStatus,
  event: VerificationEvent,
  isEmailVerified: boolean,
): VerificationStatus | null {
  switch (event) {
    case 'saved-incomplete':
      return 'pending_profile';
    case 'saved-complete':
      return status === 'approved' ? status : waitsFor(isEmailVerified);
    case 'email-verified':
      return status === 'pending' || status === 'pending_email' ? 'pending_approval' : status;
    case 'approved':
    case 'rejected': {
      const isDecidable = status === 'pending_approval' || status === 'approved' || status === 'rejected';
      return isDecidable ? event : null;
    }
  }
}
