import { definePage, type Role } from './page';

const page = (pattern: string, title: string, access: readonly Role[]) =>
  definePage({ pattern, title, access, app: 'mfe-portal', cache: 'never', params: {} });

/** Devices, password, e-mail, download and deletion, for every kind of account. */
export const accountPage = page('/account', 'Your account', ['traveler', 'agent', 'hotel', 'admin']);

export const travelerDashboardPage = page('/traveler/dashboard', 'Your trip', ['traveler']);
export const agentDashboardPage = page('/agent/dashboard', 'Agent dashboard', ['agent']);
export const portalDashboardPage = page('/management-portal/dashboard', 'Management portal', ['admin']);

/*
 * Two guards (C12): the pages on the way to being verified need a hotel's account only, all others a verified one.
 */
export const completeProfilePage = page('/hotel/complete-profile', 'Complete your profile', ['hotel']);
export const verificationPage = page('/hotel/verification', 'Verification', ['hotel']);
export const verificationPendingPage = page('/hotel/verification-pending', 'Verification pending', ['hotel']);
export const hotelDashboardPage = definePage({
  ...page('/hotel/dashboard', 'Hotel dashboard', ['hotel']),
  needsVerifiedHotel: true,
});

/** The other address of the profile's page (C14); it leads to the first. */
export const profileCompletePage = definePage({
  ...page('/hotel/profile/complete', 'Complete your profile', ['hotel']),
  movedTo: completeProfilePage.pattern,
});
