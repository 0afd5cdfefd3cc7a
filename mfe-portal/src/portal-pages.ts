import { portalAuthPage } from '@atoll/contracts/pages/portal-auth.page';
import {
  accountPage,
  agentContactPage,
  agentCrmPage,
  agentDashboardPage,
  agentHotelThreadPage,
  agentMessagesPage,
  agentMyAgentsPage,
  agentNetworkPage,
  agentNetworkPartPage,
  agentProfilePage,
  agentRequestPage,
  agentRequestsPage,
  agentThreadPage,
  completeProfilePage,
  hotelAgentsPage,
  hotelAgentsPartPage,
  enhanceProfilePage,
  hotelContactPage,
  hotelCrmPage,
  hotelDashboardPage,
  hotelGalleryPage,
  hotelGalleryPartPage,
  hotelMessagesPage,
  hotelProfileEditPage,
  hotelSettingsPage,
  hotelThreadPage,
  portalRecordPage,
  portalScreenPage,
  travelerDashboardPage,
  travelerMessagesPage,
  travelerRequestsPage,
  verificationPage,
  verificationPendingPage,
} from '@atoll/contracts/pages/signed-in.page';
import type { Page } from '@atoll/contracts/pages/page';
import { lazyPage, type LazyPart } from '@atoll/platform/lazy-part';
import { INDEXING } from './indexing/indexing-words';

/** A signed-in page: its heading comes from the server, what is behind it from its own code. */
export interface PortalPage extends Pick<Page, 'pattern' | 'access' | 'needsVerifiedHotel'> {
  readonly heading: string;
  readonly lede: string;
  readonly content: LazyPart<object>;
}

const page = (
  { pattern, access, needsVerifiedHotel }: Pick<Page, 'pattern' | 'access' | 'needsVerifiedHotel'>,
  words: Pick<PortalPage, 'heading' | 'lede'>,
  content: PortalPage['content'],
): PortalPage => ({ pattern, access, needsVerifiedHotel, ...words, content });

/** A screen of the management portal, at `/management-portal/…`. */
const screen = (
  path: string,
  words: Pick<PortalPage, 'heading' | 'lede'>,
  content: PortalPage['content'],
): PortalPage => {
  const { pattern, access } = path.includes('/') ? portalRecordPage : portalScreenPage;
  return page({ access, pattern: pattern.replace(/:.*/, path) }, words, content);
};

const CONTACTS = { heading: 'Contacts', lede: 'Whom you work for, and what is to be done next.' };
const CONTACT = { heading: 'Contact', lede: 'What you know, what you promised, and what happened.' };
const contacts = lazyPage(
  async () => (await import(/* webpackChunkName: "contacts" */ './crm/crm-page')).CrmPage,
);
const contact = lazyPage(
  async () => (await import(/* webpackChunkName: "contact" */ './crm/contact-page')).ContactPage,
);

/** Where the administrator signs in: the way in that everybody may see. */
export const AUTH_PATTERN = portalAuthPage.pattern;

export const PORTAL_PAGES: readonly PortalPage[] = [
  page(
    travelerDashboardPage,
    { heading: 'Your trips', lede: 'What you keep, asked for and booked, place by place.' },
    lazyPage(async () => (await import(/* webpackChunkName: "traveler" */ './traveler/trips')).Trips),
  ),
  page(
    agentDashboardPage,
    { heading: 'Agent dashboard', lede: 'What waits for you, and how the last days went.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "agent-today" */ './agent/agent-dashboard')).AgentDashboard,
    ),
  ),
  page(
    agentProfilePage,
    { heading: 'Your entry', lede: 'What travelers read of you in the directory.' },
    lazyPage(async () => (await import(/* webpackChunkName: "agent" */ './agent/own-entry')).OwnEntry),
  ),
  page(
    enhanceProfilePage,
    {
      heading: 'Enhance your entry',
      lede: 'A better text, for you to look at. It is used only if you say so.',
    },
    lazyPage(async () => (await import(/* webpackChunkName: "enhance" */ './agent/enhance')).Enhance),
  ),
  page(
    travelerRequestsPage,
    { heading: 'Your requests', lede: 'What you have asked travel agents for.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "traveler-requests" */ './requests/traveler-requests'))
          .TravelerRequests,
    ),
  ),
  page(
    travelerMessagesPage,
    { heading: 'Messages', lede: 'What you and travel agents say about your requests.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "traveler-messages" */ './requests/traveler-messages'))
          .TravelerMessages,
    ),
  ),
  page(
    agentRequestsPage,
    { heading: 'Requests', lede: 'What travelers ask you for, the most urgent first.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "agent-requests" */ './requests/agent-requests')).AgentRequests,
    ),
  ),
  page(
    agentRequestPage,
    { heading: 'Request', lede: 'What is wished for, your quote, and what you say to each other.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "agent-request" */ './requests/request-page')).RequestPage,
    ),
  ),
  page(
    agentMessagesPage,
    {
      heading: 'Messages',
      lede: 'What you and your travelers say about their requests, and what you and hotels write.',
    },
    lazyPage(
      async () => (await import(/* webpackChunkName: "agent-messages" */ './requests/messages')).Messages,
    ),
  ),
  page(
    agentThreadPage,
    { heading: 'Messages', lede: 'What you and your traveler say about a request.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "agent-thread" */ './requests/thread-page')).ThreadPage,
    ),
  ),
  page(
    agentHotelThreadPage,
    { heading: 'Messages', lede: 'What you and a hotel write to each other.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "connection-thread" */ './requests/connection-page'))
          .AgentHotelThreadPage,
    ),
  ),
  page(
    agentNetworkPage,
    { heading: 'Network', lede: 'Hotels and travel agents you work with.' },
    lazyPage(async () => (await import(/* webpackChunkName: "network" */ './connections/network')).Network),
  ),
  page(
    agentNetworkPartPage,
    { heading: 'Network', lede: 'Hotels and travel agents you work with.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "network-part" */ './connections/network-part')).NetworkPart,
    ),
  ),
  page(
    agentMyAgentsPage,
    { heading: 'My agents', lede: 'Travel agents you are connected with.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "my-agents" */ './connections/my-agents')).MyAgents,
    ),
  ),
  page(
    hotelAgentsPage,
    { heading: 'Agents', lede: 'Travel agents your house works with.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "hotel-agents" */ './connections/hotel-agents')).HotelAgents,
    ),
  ),
  page(
    hotelAgentsPartPage,
    { heading: 'Agents', lede: 'Travel agents your house works with.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "network-part" */ './connections/network-part')).NetworkPart,
    ),
  ),
  page(
    hotelMessagesPage,
    { heading: 'Messages', lede: 'What you and travel agents write to each other.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "hotel-messages" */ './requests/hotel-messages')).HotelMessages,
    ),
  ),
  page(
    hotelThreadPage,
    { heading: 'Messages', lede: 'What you and a travel agent write to each other.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "connection-thread" */ './requests/connection-page'))
          .HotelThreadPage,
    ),
  ),
  page(agentCrmPage, CONTACTS, contacts),
  page(agentContactPage, CONTACT, contact),
  page(hotelCrmPage, CONTACTS, contacts),
  page(hotelContactPage, CONTACT, contact),
  page(
    hotelDashboardPage,
    { heading: 'Hotel dashboard', lede: 'What waits for you, and your house on Atoll.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "hotel-today" */ './hotel/hotel-overview')).HotelOverview,
    ),
  ),
  page(
    completeProfilePage,
    { heading: 'Complete your profile', lede: 'What guests and agents need to know about your house.' },
    lazyPage(async () => (await import(/* webpackChunkName: "hotel" */ './hotel/profile-form')).ProfileForm),
  ),
  page(
    hotelProfileEditPage,
    { heading: 'Edit your profile', lede: 'What guests and agents read of your house.' },
    lazyPage(async () => (await import(/* webpackChunkName: "hotel" */ './hotel/profile-form')).ProfileForm),
  ),
  page(
    hotelGalleryPage,
    { heading: 'Gallery', lede: 'What your house looks like, for everybody who looks for one.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "hotel-gallery" */ './hotel/gallery/gallery-overview'))
          .GalleryOverview,
    ),
  ),
  page(
    hotelGalleryPartPage,
    { heading: 'Gallery', lede: 'What your house looks like, for everybody who looks for one.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "hotel-gallery-part" */ './hotel/gallery/gallery-part'))
          .GalleryPart,
    ),
  ),
  page(
    hotelSettingsPage,
    { heading: 'Settings', lede: 'Your public page, requests of agents, and your mails.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "hotel-settings" */ './hotel/hotel-settings')).HotelSettings,
    ),
  ),
  page(
    verificationPage,
    { heading: 'Verification', lede: 'Where your verification stands.' },
    lazyPage(async () => (await import(/* webpackChunkName: "hotel" */ './hotel/verification')).Verification),
  ),
  page(
    verificationPendingPage,
    { heading: 'Verification pending', lede: 'Where your profile stands, and what happens next.' },
    lazyPage(async () => (await import(/* webpackChunkName: "hotel" */ './hotel/verification')).Verification),
  ),
  screen(
    'dashboard',
    { heading: 'Management portal', lede: 'What needs somebody, and who waits for an answer.' },
    lazyPage(async () => (await import(/* webpackChunkName: "management" */ './management/queues')).Queues),
  ),
  screen(
    'reports',
    { heading: 'Reports', lede: 'What travelers, agents and hotels have reported.' },
    lazyPage(async () => (await import(/* webpackChunkName: "reports" */ './management/reports')).Reports),
  ),
  screen(
    'cities',
    { heading: 'Cities', lede: 'What the site tells of each city, and what is missing.' },
    lazyPage(async () => (await import(/* webpackChunkName: "cities" */ './cities/city-list')).CityList),
  ),
  screen(
    'cities/:record',
    { heading: 'City', lede: 'What its page says and shows.' },
    lazyPage(async () => (await import(/* webpackChunkName: "city" */ './cities/city-form')).EditedCityPage),
  ),
  screen(
    'countries',
    { heading: 'Countries', lede: 'Which countries the site has, and what it tells of them.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "countries" */ './countries/country-list')).CountryList,
    ),
  ),
  screen(
    'countries/:record',
    { heading: 'Country', lede: 'What its page says and shows, and whether it is on the site.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "country" */ './countries/country-form')).EditedCountryPage,
    ),
  ),
  screen(
    'home',
    { heading: 'Home', lede: 'What the front page claims and shows.' },
    lazyPage(async () => (await import(/* webpackChunkName: "home-parts" */ './home/home-parts')).HomeParts),
  ),
  screen(
    'agent-hub',
    { heading: 'Agent hub', lede: 'Every agent of the directory, and the way to bring your own.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "agent-hub" */ './agent-hub/agent-hub')).AgentHub,
    ),
  ),
  screen(
    'agent-hub/:record',
    { heading: 'Agent', lede: 'What the directory says of an agent.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "hub-agent" */ './agent-hub/agent-form')).HubAgentPage,
    ),
  ),
  screen(
    'enhance-profiles',
    { heading: 'Agents’ texts', lede: 'Agents whose entry says little, and a better text for each.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "enhance-profiles" */ './enhance-profiles/enhance-profiles'))
          .EnhanceProfiles,
    ),
  ),
  screen(
    'media',
    { heading: 'Media', lede: 'Pictures that were uploaded, and where the site shows them.' },
    lazyPage(async () => (await import(/* webpackChunkName: "media" */ './media/media-page')).MediaPage),
  ),
  screen(
    'expo',
    { heading: 'Events', lede: 'What the expo shows.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "edited-events" */ './expo/edited-events')).EditedEvents,
    ),
  ),
  screen(
    'expo/:record',
    { heading: 'Event', lede: 'What an event of the expo says, its programme and who takes part.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "edited-event" */ './expo/event-form')).EditedEvent,
    ),
  ),
  screen(
    'outreach',
    { heading: 'Outreach', lede: 'Mails to people who have agreed to get them.' },
    lazyPage(async () => (await import(/* webpackChunkName: "outreach" */ './outreach/outreach')).Outreach),
  ),
  screen(
    'outreach/:record',
    { heading: 'Mailing', lede: 'What a mail says, who gets it, and how it stands.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "mailing" */ './outreach/mailing-page')).MailingPage,
    ),
  ),
  screen(
    'releases',
    { heading: 'Releases', lede: 'Which release of each remote everybody gets.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "releases" */ './releases/releases-page')).ReleasesPage,
    ),
  ),
  screen(
    'users',
    { heading: 'Users', lede: 'Everybody’s accounts, and who works in the portal.' },
    lazyPage(async () => (await import(/* webpackChunkName: "accounts" */ './accounts/accounts')).Accounts),
  ),
  screen(
    'users/:record',
    { heading: 'User', lede: 'An account, where it is signed in, and what it may do.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "account-of-user" */ './accounts/account')).AccountPage,
    ),
  ),
  screen(
    'jobs',
    { heading: 'Jobs', lede: 'Work in the background, and mails that could not be sent.' },
    lazyPage(async () => (await import(/* webpackChunkName: "jobs" */ './jobs/jobs-page')).JobsPage),
  ),
  screen(
    'audit',
    { heading: 'Audit log', lede: 'Who changed what, and what happened to accounts.' },
    lazyPage(async () => (await import(/* webpackChunkName: "audit" */ './audit/audit-page')).AuditPage),
  ),
  screen(
    'pages',
    { heading: 'Pages', lede: 'Pages of the site that are written here.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "edited-pages" */ './pages/edited-pages')).EditedPagesList,
    ),
  ),
  screen(
    'pages/:record',
    { heading: 'Page', lede: 'What a page of the site says, and how it came to be.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "edited-page" */ './pages/page-form')).EditedPageForm,
    ),
  ),
  screen(
    'indexing',
    INDEXING,
    lazyPage(async () => (await import(/* webpackChunkName: "indexing" */ './indexing/indexing')).Indexing),
  ),
  page(
    accountPage,
    { heading: 'Your account', lede: 'Who you are, where you are signed in, and what we keep.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "account" */ './account/account-content')).AccountContent,
    ),
  ),
];
