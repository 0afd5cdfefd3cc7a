import { portalAuthPage } from '@atoll/contracts/pages/portal-auth.page';
import {
  accountPage,
  agentDashboardPage,
  completeProfilePage,
  hotelDashboardPage,
  portalDashboardPage,
  travelerDashboardPage,
  verificationPage,
  verificationPendingPage,
} from '@atoll/contracts/pages/signed-in.page';
import { lazyPage, type LazyPart } from '@atoll/platform/lazy-part';

/** A signed-in page: its heading comes from the server, what is behind it from its own code. */
export interface PortalPage {
  readonly pattern: string;
  readonly heading: string;
  readonly lede: string;
  readonly content: LazyPart<object>;
}

const page = (
  { pattern }: { readonly pattern: string },
  words: Pick<PortalPage, 'heading' | 'lede'>,
  content: PortalPage['content'],
): PortalPage => ({ pattern, ...words, content });

/** Where the administrator signs in: the only page of this remote that everybody may see. */
export const AUTH_PATTERN = portalAuthPage.pattern;

export const PORTAL_PAGES: readonly PortalPage[] = [
  page(
    travelerDashboardPage,
    { heading: 'Your trip', lede: 'What you keep in mind for your travels.' },
    lazyPage(async () => (await import(/* webpackChunkName: "workspace" */ './traveler/trip')).Trip),
  ),
  page(
    agentDashboardPage,
    { heading: 'Agent dashboard', lede: 'Your entry in the directory.' },
    lazyPage(async () => (await import(/* webpackChunkName: "workspace" */ './agent/own-entry')).OwnEntry),
  ),
  page(
    hotelDashboardPage,
    { heading: 'Hotel dashboard', lede: 'Your house on Atoll.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "workspace" */ './hotel/hotel-overview')).HotelOverview,
    ),
  ),
  page(
    completeProfilePage,
    { heading: 'Complete your profile', lede: 'What guests and agents need to know about your house.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "workspace" */ './hotel/profile-form')).ProfileForm,
    ),
  ),
  page(
    verificationPage,
    { heading: 'Verification', lede: 'Where your verification stands.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "workspace" */ './hotel/verification')).Verification,
    ),
  ),
  page(
    verificationPendingPage,
    { heading: 'Verification pending', lede: 'Where your profile stands, and what happens next.' },
    lazyPage(
      async () => (await import(/* webpackChunkName: "workspace" */ './hotel/verification')).Verification,
    ),
  ),
  page(
    portalDashboardPage,
    { heading: 'Management portal', lede: 'Hotels and travel agents that wait for an answer.' },
    lazyPage(async () => (await import(/* webpackChunkName: "workspace" */ './management/queues')).Queues),
  ),
  page(
    accountPage,
    { heading: 'Your account', lede: 'Who you are, where you are signed in, and what we keep.' },
    lazyPage(
      async () =>
        (await import(/* webpackChunkName: "workspace" */ './account/account-content')).AccountContent,
    ),
  ),
];
