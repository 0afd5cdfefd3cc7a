import { definePage, type Page } from './page';
import { PORTAL_TITLE } from './portal-title';
import { inBrowserOnly, text } from './params';

// The portal names each of its pages: their titles would be in the first script of everybody who is not signed in.
const page = (pattern: string, access: Page['access']) =>
  definePage({ pattern, access, app: 'mfe-portal', title: PORTAL_TITLE, cache: 'never', params: {} });
const ofTraveler = (pattern: string) => page(pattern, ['traveler']);
const ofAgent = (pattern: string) => page(pattern, ['agent']);
const ofHotel = (pattern: string) => page(pattern, ['hotel']);
const ofAdmin = (pattern: string) => page(pattern, ['admin']);

/** Devices, password, e-mail, download and deletion, for every kind of account. */
export const accountPage = page('/account', ['traveler', 'agent', 'hotel', 'admin']);

export const travelerDashboardPage = ofTraveler('/traveler/dashboard');
export const travelerRequestsPage = ofTraveler('/traveler/requests');
export const travelerMessagesPage = ofTraveler('/traveler/messages');
export const agentDashboardPage = ofAgent('/agent/dashboard');
export const agentProfilePage = ofAgent('/agent/profile');
export const enhanceProfilePage = ofAgent('/agent/profile/enhance');
export const agentRequestsPage = definePage({
  ...ofAgent('/agent/requests'),
  /** The state whose requests are shown; the page says which there are. */
  params: { state: inBrowserOnly(text()) },
});
export const agentRequestPage = ofAgent('/agent/requests/:requestId');
export const agentMessagesPage = ofAgent('/agent/messages');
export const agentThreadPage = ofAgent('/agent/messages/:requestId');
export const agentHotelThreadPage = ofAgent('/agent/messages/hotels/:connectionId');
/** Whom the agent is connected with; below it, who waits for an answer and who could be asked. */
export const agentNetworkPage = ofAgent('/agent/network');
export const agentNetworkPartPage = definePage({
  ...ofAgent('/agent/network/:part'),
  words: ['requests', 'discover'],
});
export const agentMyAgentsPage = ofAgent('/agent/my-agents');
export const agentCrmPage = ofAgent('/agent/crm');
export const agentContactPage = ofAgent('/agent/crm/:contactId');
const PORTAL_SCREENS = [
  'dashboard',
  'reports',
  'cities',
  'countries',
  'agent-hub',
  'enhance-profiles',
  'pages',
  'home',
  'expo',
  'media',
  'outreach',
  'indexing',
  'releases',
  'users',
  'jobs',
  'audit',
];
/** All screens of the portal are one page here: every page of this table is in the first script of the site. */
export const portalScreenPage = definePage({
  ...ofAdmin('/management-portal/:screen'),
  words: PORTAL_SCREENS,
});
/** One of what a screen lists; `new` stands for one that is not there yet. */
export const portalRecordPage = definePage({
  ...ofAdmin('/management-portal/:screen/:record'),
  words: PORTAL_SCREENS,
});

/**
 * The form of submissions to search engines: for everybody to see, for administrators to send (C39). Beside the portal's
 * pages, because a page here costs everybody's first script the least.
 */
export const indexNowPage = page('/index-now', 'public');

/*
 * Two guards (C12): the pages on the way to being verified need a hotel's account only, all others a verified one.
 */
export const completeProfilePage = ofHotel('/hotel/complete-profile');
export const verificationPage = ofHotel('/hotel/verification');
export const verificationPendingPage = ofHotel('/hotel/verification-pending');
const ofVerifiedHotel = (pattern: string) =>
  definePage({ ...page(pattern, ['hotel']), needsVerifiedHotel: true });
export const hotelDashboardPage = ofVerifiedHotel('/hotel/dashboard');

/** What a hotel changes of its profile, also while it waits for its answer. */
export const hotelProfileEditPage = ofHotel('/hotel/profile/edit');

export const hotelGalleryPage = ofVerifiedHotel('/hotel/gallery');
/** Its four further screens are one page here: every page of this table is in the first script of the site. */
export const hotelGalleryPartPage = definePage({
  ...ofVerifiedHotel('/hotel/gallery/:part'),
  words: ['photos', 'upload', 'collections', 'settings'],
});
export const hotelSettingsPage = ofVerifiedHotel('/hotel/settings');

/** Whom the house works with, as the agent's network. */
export const hotelAgentsPage = ofVerifiedHotel('/hotel/agents');
export const hotelAgentsPartPage = definePage({
  ...ofVerifiedHotel('/hotel/agents/:part'),
  words: ['my-agents', 'discover', 'requests'],
});
export const hotelMessagesPage = ofVerifiedHotel('/hotel/agents/messages');
export const hotelThreadPage = ofVerifiedHotel('/hotel/agents/messages/:connectionId');

export const hotelCrmPage = ofVerifiedHotel('/hotel/crm');
export const hotelContactPage = ofVerifiedHotel('/hotel/crm/:contactId');

/** A shorter address, which leads to the first. */
export const hotelMessagesAliasPage = definePage({
  ...page('/hotel/messages', ['hotel']),
  movedTo: hotelMessagesPage.pattern,
});

/** The other address of the profile's page (C14); it leads to the first. */
export const profileCompletePage = definePage({
  ...page('/hotel/profile/complete', ['hotel']),
  movedTo: completeProfilePage.pattern,
});
