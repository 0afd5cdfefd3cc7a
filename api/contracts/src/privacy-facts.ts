import { COOKIES, type CookieUse } from './cookies';
import { HOTEL_DOCUMENT_SECONDS } from './constants';
import { KEPT_SECONDS, timeInWords } from './kept-for';
import type { VendorUse } from './site-settings';

/** Whom something that is kept is about; `site` is about nobody. */
export type KeptAbout = 'account' | 'business' | 'marco' | 'requests' | 'shared' | 'safety' | 'site';

/** Something that the database keeps. */
export interface StoredFact {
  readonly about: KeptAbout;
  readonly name: string;
  /** Which data that is, and for how long, in sentences; empty where it is about nobody. */
  readonly text: string;
  /** After which the database removes it by itself, the longest of them; null where it does not. */
  readonly keptSeconds: number | null;
}

const time = (use: keyof typeof KEPT_SECONDS) => timeInWords(KEPT_SECONDS[use]);

function aboutNobody(name: string, keptSeconds: number | null = null): StoredFact {
  return { about: 'site', name, text: '', keptSeconds };
}

/** Every collection of the database, by its name: what /privacy is made from, and a test compares with the models. */
export const STORED: Readonly<Record<string, StoredFact>> = {
  users: {
    about: 'account',
    name: 'Your account',
    text: 'Your e-mail address, whether you confirmed it, a hash of your password and what you told about yourself when you registered: your name, and for a hotel its address, stars and phone. Until you delete the account.',
    keptSeconds: null,
  },
  registrations: {
    about: 'account',
    name: 'Registrations',
    text: `What you entered to register, with a hash of the password. Until you confirm your address, at most ${time('registration')}.`,
    keptSeconds: KEPT_SECONDS.registration,
  },
  sessions: {
    about: 'account',
    name: 'Where you are signed in',
    text: `Each device by its browser and system, such as “Firefox on Linux”, and when you used it; no network address. Until you sign out, at most ${time('session')} after your last visit.`,
    keptSeconds: KEPT_SECONDS.session,
  },
  link_tokens: {
    about: 'account',
    name: 'Links in our mails',
    text: `A hash of each link, so that it works once. A link to confirm an address is good for ${time('confirmationLink')}, one to set a new password for ${time('recoveryLink')}.`,
    keptSeconds: KEPT_SECONDS.confirmationLink,
  },
  saved_items: {
    about: 'account',
    name: 'What you saved',
    text: 'Hotels, tours, agents, sights, events and destinations that you saved while signed in. Until you remove them or delete the account.',
    keptSeconds: null,
  },
  hotels: {
    about: 'business',
    name: 'The profile of your hotel',
    text: 'Name, address, stars, phone and e-mail address, what we answered and when. Until you delete the account.',
    keptSeconds: null,
  },
  hotel_galleries: {
    about: 'business',
    name: 'The gallery of your hotel',
    text: 'The pictures that you upload, without the place and camera that a file names, what you say of them, your collections and whether your page is shown. Pictures of an approved hotel are public. Until you remove them or delete the account.',
    keptSeconds: null,
  },
  hotel_documents: {
    about: 'business',
    name: 'Documents that verify your hotel',
    text: `PDF files and pictures that you upload for your verification, which our administrators and you alone read. Until you remove them or delete the account, at most ${timeInWords(HOTEL_DOCUMENT_SECONDS)} after our answer.`,
    // A job removes them, because their bytes go with them.
    keptSeconds: null,
  },
  agent_entries: {
    about: 'business',
    name: 'Your request to be listed',
    text: 'Your name, city and country, which entry of the directory you claim, and what we answered. Until you delete the account.',
    keptSeconds: null,
  },
  agents: {
    about: 'business',
    name: 'The directory',
    text: 'The public profiles of travel agents, which everybody can read, with the picture, text, phone, website and opening hours that a listed agent gives. One that came with an account goes with it; one that was there before stays, without the account and what it wrote.',
    keptSeconds: null,
  },
  marco_conversations: {
    about: 'marco',
    name: 'Conversations',
    text: `What you ask Marco, what Marco answers, and what it has understood of your trip: where, when, for whom, with the ages of children where you said them, and what it may cost. Without an account, ${time('visitor')} after your last message; with one, until you delete them or the account.`,
    keptSeconds: KEPT_SECONDS.visitor,
  },
  marco_plans: {
    about: 'marco',
    name: 'Plans',
    text: `Plans that Marco made for you, and what you share of them. Without an account, ${time('visitor')} after your last change; with one, until you delete them or the account.`,
    keptSeconds: KEPT_SECONDS.visitor,
  },
  marco_answers: {
    about: 'marco',
    name: 'Answers on their way',
    text: `Your message and the answer to it, so that it goes on where your connection was cut. ${time('answer')}.`,
    keptSeconds: KEPT_SECONDS.answer,
  },
  marco_spent_tokens: {
    about: 'marco',
    name: 'How much Marco was used',
    text: `How many words the language model was given and gave, by the network address that asked; not what they said. ${time('spentTokens')}.`,
    keptSeconds: KEPT_SECONDS.spentTokens,
  },
  quote_requests: {
    about: 'requests',
    name: 'Requests for quotes',
    text: `What you wish, and your name, e-mail address and phone. Agents see them only where you say so or accept a quote; before that they see your first name and the wish. ${time('quoteRequest')} after the last change.`,
    keptSeconds: KEPT_SECONDS.quoteRequest,
  },
  request_invitations: {
    about: 'requests',
    name: 'Which agents were asked',
    text: `Which agents were asked, when, and whether and how they answered. ${time('quoteRequest')}.`,
    keptSeconds: KEPT_SECONDS.quoteRequest,
  },
  quotes: {
    about: 'requests',
    name: 'Quotes',
    text: `What agents offer, in versions that never change. ${time('quoteRequest')}.`,
    keptSeconds: KEPT_SECONDS.quoteRequest,
  },
  trip_plans: {
    about: 'requests',
    name: 'Plans made from quotes',
    text: `Quotes that you share, and plans that you made from one, without the names and contact data of anybody. Until you end the sharing, remove the plan or delete the account, at most ${time('quoteRequest')} after the last change. A plan without an account that you never changed goes after ${time('unusedPlan')}, and earlier where very many are made of the same quote.`,
    keptSeconds: KEPT_SECONDS.quoteRequest,
  },
  conversation_reports: {
    about: 'requests',
    name: 'Reports',
    text: `That you reported a conversation, why, and in which words, for the administrators. Until the request or the connection is gone, at most ${time('quoteRequest')}.`,
    keptSeconds: KEPT_SECONDS.quoteRequest,
  },
  quote_costs: {
    about: 'requests',
    name: 'Costs of agents',
    text: `What the parts of a quote cost its agent, which nobody else is shown. ${time('quoteRequest')}.`,
    keptSeconds: KEPT_SECONDS.quoteRequest,
  },
  quote_acceptances: {
    about: 'requests',
    name: 'Accepted quotes',
    text: 'What was accepted and when, without names and contact data. For good, because both sides may have to show it.',
    keptSeconds: null,
  },
  request_reviews: {
    about: 'requests',
    name: 'Reviews',
    text: 'How many stars you gave an agent after the trip, your text, the month of the trip and, only where you allow it, the first letter of your first name; and what the agent answered. Everybody can read it. Until you remove it or delete your account; that an account of an agent is deleted leaves it.',
    keptSeconds: null,
  },
  review_reports: {
    about: 'requests',
    name: 'Reported reviews',
    text: `Which review or answer was reported to us, why, and what was written about it; not who did. ${time('reviewReport')}.`,
    keptSeconds: KEPT_SECONDS.reviewReport,
  },
  request_messages: {
    about: 'requests',
    name: 'Messages about requests',
    text: `What travelers and agents write to each other. ${time('quoteRequest')} after it was written.`,
    keptSeconds: KEPT_SECONDS.quoteRequest,
  },
  request_files: {
    about: 'requests',
    name: 'Files of messages',
    text: `Pictures and PDF files that travelers and agents send each other, which nobody else can read. Pictures are drawn anew, without the place and the camera that they came with. ${time('quoteRequest')} after they were sent; what was never sent, a day.`,
    // The clock removes them, because their bytes go with them.
    keptSeconds: null,
  },
  crm_contacts: {
    about: 'business',
    name: 'Contacts',
    text: 'Whom an agent or a hotel works for: what they wrote down of a customer, with notes and tasks, and, of a request for quotes, the name that the agent sees and, once released, the e-mail address and phone. Nobody else reads it. Until its owner removes it or deletes the account; what came from a request goes with the request or with the account of its traveler.',
    keptSeconds: null,
  },
  crm_kept_contacts: {
    about: 'business',
    name: 'Removed contacts',
    text: `Contacts that were removed or merged into another, so that this can be undone. ${time('keptContact')}.`,
    keptSeconds: KEPT_SECONDS.keptContact,
  },
  crm_imports: {
    about: 'business',
    name: 'Imports of contacts',
    text: `A CSV file that you brought, and how far its import has come. ${time('contactImport')}.`,
    keptSeconds: null,
  },
  crm_import_problems: {
    about: 'business',
    name: 'Lines that were not imported',
    text: `Lines of such a file that could not be taken, and why. ${time('contactImport')}.`,
    keptSeconds: KEPT_SECONDS.contactImport,
  },
  agent_jobs: aboutNobody('Changes of many agents', KEPT_SECONDS.agentJob),
  agent_job_records: {
    about: 'business',
    name: 'Agents before a change of many',
    text: `So that it can be undone. ${time('agentJob')}.`,
    keptSeconds: KEPT_SECONDS.agentJob,
  },
  agent_job_problems: {
    about: 'business',
    name: 'Lines of agents that were not imported',
    text: `Lines of our files that we could not take, with why. ${time('agentJob')}.`,
    keptSeconds: KEPT_SECONDS.agentJob,
  },
  connections: {
    about: 'business',
    name: 'Connections of hotels and agents',
    text: 'Which hotels and agents work together, who asked whom with which words, and what was answered when; two agents who are connected see each other’s e-mail address. Until one of the two accounts is deleted.',
    keptSeconds: null,
  },
  connection_messages: {
    about: 'business',
    name: 'Messages of hotels and agents',
    text: `What a hotel and an agent who are connected write to each other. ${time('connectionMessage')} after it was written; all of it goes where one of the two accounts is deleted.`,
    keptSeconds: KEPT_SECONDS.connectionMessage,
  },
  connection_files: {
    about: 'business',
    name: 'Files of hotels and agents',
    text: `Pictures and PDF files that they send each other, kept as those between travelers and agents. ${time('connectionMessage')} after they were sent; what was never sent, a day.`,
    // The clock removes them, because their bytes go with them.
    keptSeconds: null,
  },
  connection_blocks: {
    about: 'business',
    name: 'Ended conversations of hotels and agents',
    text: 'Which of the two has ended the conversation. Until they let it go on, or one of the two accounts is deleted.',
    keptSeconds: null,
  },
  mail_settings: {
    about: 'requests',
    name: 'Which mails you do not want',
    text: 'The kinds of mail that were turned off for an e-mail address, with a hash of the address instead of the address. Until the account with that address is deleted; without one for good, so that what was turned off stays off.',
    keptSeconds: null,
  },
  agent_absences: {
    about: 'business',
    name: 'When you are away',
    text: 'Until when an agent takes no requests. Until it is changed or the account is deleted.',
    keptSeconds: null,
  },
  shared_posts: {
    about: 'shared',
    name: 'Links that you share',
    text: 'The page, its title and the day, not who shared it. For good, because links live for years.',
    keptSeconds: null,
  },
  security_events: {
    about: 'safety',
    name: 'What happened to accounts',
    text: `Sign-ins, failed ones, changed passwords and the like, with time, e-mail address and network address; never a password. ${time('securityEvent')}, also after an account is deleted.`,
    keptSeconds: KEPT_SECONDS.securityEvent,
  },
  mail_list_members: {
    about: 'shared',
    name: 'Mail lists',
    text: 'Your e-mail address and name on lists of people who agreed to news from us, until you are taken off or delete an account of that address.',
    keptSeconds: null,
  },
  mailing_recipients: {
    about: 'shared',
    name: 'News that we sent',
    text: 'Which of these mails went to your address, or did not because you do not want them.',
    keptSeconds: null,
  },
  mail_lists: aboutNobody('mail lists'),
  mailings: aboutNobody('mailings'),
  portal_edits: {
    about: 'safety',
    name: 'Changes by our staff',
    text: `Who of our staff changed what on the site, with the values before and after and the e-mail address of whoever changed it. ${time('portalEdit')}.`,
    keptSeconds: KEPT_SECONDS.portalEdit,
  },
  managed_page_versions: {
    about: 'safety',
    name: 'Versions of pages',
    text: 'Who of our staff wrote what on a page of the site, by e-mail address, for as long as the site has the page.',
    keptSeconds: null,
  },
  rate_limits: {
    about: 'safety',
    name: 'Limits',
    text: `How often a network address, an e-mail address or an account did something that is limited. At most ${time('limit')}.`,
    keptSeconds: KEPT_SECONDS.limit,
  },
  mails: {
    about: 'safety',
    name: 'Mails to be sent',
    text: `To whom and about what, without the text. Until the mail is sent; one that nobody accepted, ${time('givenUpMail')}.`,
    keptSeconds: KEPT_SECONDS.givenUpMail,
  },
  outbox: {
    about: 'safety',
    name: 'Mails of a trial site',
    text: `A site that sends no mail, such as one on a developer's machine, keeps them to be read there. ${time('outboxMail')}.`,
    keptSeconds: KEPT_SECONDS.outboxMail,
  },
  entry_visit_counts: {
    about: 'business',
    name: 'Visits of your entry',
    text: `How many people saw your entry of the directory on each day. Who they were is not kept: to count nobody twice, a running server remembers a scrambled value until the end of the day, which cannot be turned back. ${time('entryVisits')}.`,
    keptSeconds: KEPT_SECONDS.entryVisits,
  },
  page_view_counts: aboutNobody('how often each page was seen on a day'),
  cities: aboutNobody('what is told about cities'),
  country_settings: aboutNobody('what is told about countries'),
  country_images: aboutNobody('pictures of countries'),
  city_cards: aboutNobody('counts of agents by city'),
  destination_cards: aboutNobody('counts of agents by country'),
  card_progress: aboutNobody('how current those counts are'),
  hotel_contents_2: aboutNobody('descriptions of hotels'),
  expo_events: aboutNobody('fairs and events of the travel trade'),
  site_content: aboutNobody('words and pictures of the front page'),
  managed_pages: aboutNobody('pages of the site'),
  media_buckets: aboutNobody('groups of uploaded pictures'),
  media_pictures: aboutNobody('sizes of uploaded pictures'),
  media_jobs: aboutNobody('work on uploaded pictures', KEPT_SECONDS.mediaJob),
  changes: aboutNobody('which page has to be made anew', KEPT_SECONDS.change),
  releases: aboutNobody('builds of the site'),
  release_pointers: aboutNobody('which build runs'),
  release_health: aboutNobody('how often a build failed'),
  schema_migrations: aboutNobody('which changes of the database were made'),
  kept_releases: aboutNobody('which builds are still loaded'),
  index_now_submissions: aboutNobody('which pages search engines know', KEPT_SECONDS.indexNowSubmission),
  index_now_settings: aboutNobody('which key search engines know'),
  index_now_pages: aboutNobody('which pages search engines saw'),
  job_locks: aboutNobody('which server does a job'),
  marco_keys: aboutNobody('the key that signs cookies'),
  write_checks: aboutNobody('whether the database can be written'),
  demo_seed: aboutNobody('how much sample data there is'),
};

/** What each cookie is for. */
export const COOKIE_FACTS: Readonly<Record<CookieUse, string>> = {
  session: `Keeps you signed in. Set when you sign in, removed when you sign out, at most ${timeInWords(COOKIES.session.seconds)} after your last visit.`,
  device: `Says that you signed in here before, so that strangers who try your password cannot lock you out. ${timeInWords(COOKIES.device.seconds)} after you last signed in.`,
  visitor: `Makes your conversations and plans with Marco yours alone where you have no account. Set when you first write to Marco, ${timeInWords(COOKIES.visitor.seconds)} after your last message.`,
  release: `A random name, so that you get the same build of the site at each visit. Set only while a new build is tried on some visitors. ${timeInWords(COOKIES.release.seconds)}.`,
};

/** What the browser keeps by itself, by its key, which may be the beginning of one. */
export interface DeviceFact {
  readonly key: string;
  /** In the tab until it is closed, or in the browser until you clear it. */
  readonly where: 'tab' | 'browser';
  readonly text: string;
}

export const KEPT_ON_DEVICE: readonly DeviceFact[] = [
  {
    key: 'atoll-saved',
    where: 'browser',
    text: 'Hotels, tours, agents, sights, events and destinations that you saved. Removed when you sign out, because your account has them. Where hotels are sorted by walking time, the positions of sights, tours and events among them, and of stops of your plans, go to our server with the search, which reckons the ways with them.',
  },
  {
    key: 'atoll-saved-with',
    where: 'browser',
    text: 'Which account these are the same as.',
  },
  { key: 'atoll-recent-searches', where: 'browser', text: 'The last places that you searched.' },
  {
    key: 'atoll-bookings',
    where: 'browser',
    text: 'Bookings that you simulated here, without your name and card.',
  },
  { key: 'atoll-currency', where: 'browser', text: 'The currency that you chose to compare prices in.' },
  {
    key: 'atoll-own-search-key',
    where: 'browser',
    text: 'Whether the key / opens the search of your workspace.',
  },
  { key: 'atoll-theme', where: 'browser', text: 'Whether you chose light or dark colors.' },
  {
    key: 'atoll-signed-in',
    where: 'browser',
    text: 'Which account is signed in here. It opens nothing.',
  },
  {
    key: 'atoll-pending-email',
    where: 'browser',
    text: 'The address that you registered last, so that its mail can be sent again.',
  },
  {
    key: 'atoll-conversation',
    where: 'browser',
    text: 'Which conversation with Marco you go on with.',
  },
  {
    key: 'mfe-overrides',
    where: 'browser',
    text: 'Builds of the site that you agreed to try.',
  },
  {
    key: 'atoll-draft:',
    where: 'tab',
    text: 'What you typed into a form and did not send; never a password.',
  },
  {
    key: 'atoll-request',
    where: 'browser',
    text: 'A request for quotes that you began and did not send. Removed when it is sent.',
  },
  {
    key: 'atoll-choices',
    where: 'browser',
    text: 'What you chose of the quotes that you compare. Removed when another version of the quote comes.',
  },
  {
    key: 'atoll-plans',
    where: 'browser',
    text: 'The links of plans that you made from quotes, so that you find them again.',
  },
  {
    key: 'atoll-booking-guest',
    where: 'tab',
    text: 'Name, e-mail address, phone and requests of a booking that you began; never the card.',
  },
  { key: 'atoll-booking-confirmed', where: 'tab', text: 'Your last simulated booking.' },
  { key: 'atoll-scroll', where: 'tab', text: 'How far down you were on each page.' },
];

/** What somebody outside is given where they are switched on, and what for. */
export const VENDOR_FACTS: Readonly<Record<VendorUse, { readonly name: string; readonly text: string }>> = {
  travel: {
    name: 'Travel data',
    text: 'Gets the place, dates and number of guests that you search with, and nothing that names you.',
  },
  'language-model': {
    name: 'The language model behind Marco',
    text: 'Gets what you write to Marco, the conversation so far and what our own search found for it; of a travel agent who asks for a better text, the text of the entry.',
  },
  'web-search': {
    name: 'Web search',
    text: 'Gets the words that Marco looks up for you.',
  },
  'map-search': {
    name: 'Map search',
    text: 'Gets the name of a place that you searched and that our own list does not have.',
  },
  geocoder: {
    name: 'Geocoder',
    text: 'Gets the name of a place that you searched and that our own list does not have.',
  },
  basemap: {
    name: 'Map pictures',
    text: 'Your browser loads maps from there, so that it sees your network address and which part you look at.',
  },
  mail: {
    name: 'Mail',
    text: 'Gets the mails that we send you, with your address.',
  },
  pictures: {
    name: 'Storage of pictures',
    text: 'Holds the pictures that are uploaded to the site.',
  },
};
