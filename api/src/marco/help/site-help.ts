import type { UserType } from '@atoll/contracts/account-words';
import { bookingsPage } from '@atoll/contracts/pages/bookings.page';
import { homePage } from '@atoll/contracts/pages/home.page';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { privacyPage, termsPage } from '@atoll/contracts/pages/legal.page';
import { loginPage } from '@atoll/contracts/pages/login.page';
import { hotelMarketingPage, whyHref } from '@atoll/contracts/pages/marketing.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { forgotPasswordPage } from '@atoll/contracts/pages/recovery.page';
import { registerAsPage, registerPage } from '@atoll/contracts/pages/registration.page';
import { requestPage } from '@atoll/contracts/pages/request.page';
import { accountPage, travelerDashboardPage } from '@atoll/contracts/pages/signed-in.page';
import { sitemapPage } from '@atoll/contracts/pages/sitemap.page';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import type { MessageLanguage } from '../understanding/reading/read-message';
import { says, searchable } from './said';
import ar from './site-help/ar.json';
import de from './site-help/de.json';
import en from './site-help/en.json';
import es from './site-help/es.json';
import fr from './site-help/fr.json';
import hi from './site-help/hi.json';
import it from './site-help/it.json';
import ja from './site-help/ja.json';
import pt from './site-help/pt.json';
import tr from './site-help/tr.json';

/** What the help text answers. */
export const HELP_TOPICS = [
  'bookingIsReal',
  'myBookings',
  'cancelBooking',
  'isFree',
  'becomeAgent',
  'listHotel',
  'deleteAccount',
  'signIn',
  'privacy',
  'whoIsMarco',
  'reachAPerson',
  'requestQuote',
  'pricesAndCurrency',
  'savedTrips',
  'whatIsAtoll',
  'sampleData',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

const registerHref = (type: UserType) => registerAsPage.pattern.replace(':userType', type);

/** The pages that an answer may lead to, by the names that the files of help have for them. */
const HREFS = {
  account: pageHref(accountPage),
  agents: pageHref(travelAgentsPage),
  bookings: pageHref(bookingsPage),
  forgotPassword: pageHref(forgotPasswordPage),
  home: pageHref(homePage),
  hotelMarketing: pageHref(hotelMarketingPage),
  hotels: pageHref(hotelsPage),
  login: pageHref(loginPage),
  privacy: pageHref(privacyPage),
  register: pageHref(registerPage),
  registerAgent: registerHref('agent'),
  registerHotel: registerHref('hotel'),
  request: pageHref(requestPage),
  sitemap: pageHref(sitemapPage),
  terms: pageHref(termsPage),
  tours: pageHref(toursPage),
  trips: pageHref(travelerDashboardPage),
  whyAgents: whyHref('agents'),
  whyMarco: whyHref('marco'),
} as const;

interface HelpText {
  readonly text: string;
  /** What a link is called, by the name of its page. */
  readonly links: Readonly<Partial<Record<keyof typeof HREFS, string>>>;
}

interface TopicText extends HelpText {
  /**
   * Ways to ask for it. A way is groups of phrases with commas between them; a message asks so where it has a phrase of
   * every group.
   */
  readonly words: readonly (readonly string[])[];
}

interface Help {
  /** Where no topic answers. */
  readonly unknown: HelpText;
  readonly topics: Readonly<Record<HelpTopic, TopicText>>;
}

/** The help text of the site, by language. */
export const SITE_HELP: Readonly<Record<MessageLanguage, Help>> = { ar, de, en, es, fr, hi, it, ja, pt, tr };

/** An answer about the site: from its help text alone, so that nothing is promised that the site does not do. */
export interface SiteHelp {
  /** Null where the help text has no answer, which its text then says. */
  readonly topic: HelpTopic | null;
  readonly text: string;
  readonly links: { text: string; href: string }[];
}

/** How much of a message one way to ask has: the letters of the longest phrase of each group, 0 where a group has none. */
function lettersOf(message: string, way: readonly string[]): number {
  const lengths = way.map((group) =>
    Math.max(
      0,
      ...group
        .split(', ')
        .filter((phrase) => says(message, phrase))
        .map(({ length }) => length),
    ),
  );
  return lengths.includes(0) ? 0 : lengths.reduce((sum, length) => sum + length, 0);
}

/** Of several topics the one whose words are most of the message: 'delete my account' says more than 'my account'. */
function topicOf(text: string, language: MessageLanguage): HelpTopic | null {
  const message = searchable(text);
  const { topics } = SITE_HELP[language];
  let best: HelpTopic | null = null;
  let most = 0;
  for (const topic of HELP_TOPICS) {
    const letters = Math.max(...topics[topic].words.map((way) => lettersOf(message, way)));
    if (letters > most) [best, most] = [topic, letters];
  }
  return best;
}

function linksOf({ links }: HelpText): SiteHelp['links'] {
  return (Object.entries(links) as [keyof typeof HREFS, string][]).map(([page, text]) => ({
    text,
    href: HREFS[page],
  }));
}

/** Answers a question about the site in the language of the message, or says that the help text has no answer (MAR-63). */
export function siteHelp(text: string, language: MessageLanguage): SiteHelp {
  const { unknown, topics } = SITE_HELP[language];
  const topic = topicOf(text, language);
  const help = topic ? topics[topic] : unknown;
  return { topic, text: help.text, links: linksOf(help) };
}

/** Whether a message asks about the site; one about a trip ('is breakfast free') does not. */
export function asksAboutSite(text: string, language: MessageLanguage): boolean {
  return topicOf(text, language) !== null;
}
