import { COOKIES, type CookieUse } from './cookies';
import { KEPT_SECONDS, timeInWords } from './kept-for';
import type { VendorUse } from './site-settings';

/** Whom something that is kept is about; `site` is about nobody. */
export type KeptAbout = 'account' | 'business' | 'marco' | 'shared' | 'safety' | 'site';

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
    text: 'Hotels, tours and agents that you saved while signed in. Until you remove them or delete the account.',
    keptSeconds: null,
  },
  hotels: {
    about: 'business',
    name: 'The profile of your hotel',
    text: 'Name, address, stars, phone and e-mail address, what we answered and when. Until you delete the account.',
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
    text: `What you ask Marco and what Marco answers. Without an account, ${time('visitor')} after your last message; with one, until you delete them or the account.`,
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
  page_view_counts: aboutNobody('how often each page was seen on a day'),
  cities: aboutNobody('what is told about cities'),
  country_settings: aboutNobody('what is told about countries'),
  country_images: aboutNobody('pictures of countries'),
  city_cards: aboutNobody('counts of agents by city'),
  destination_cards: aboutNobody('counts of agents by country'),
  card_progress: aboutNobody('how current those counts are'),
  hotel_contents_2: aboutNobody('descriptions of hotels'),
  site_content: aboutNobody('words and pictures of the front page'),
  media_buckets: aboutNobody('groups of uploaded pictures'),
  media_pictures: aboutNobody('sizes of uploaded pictures'),
  media_jobs: aboutNobody('work on uploaded pictures', KEPT_SECONDS.mediaJob),
  changes: aboutNobody('which page has to be made anew', KEPT_SECONDS.change),
  releases: aboutNobody('builds of the site'),
  release_pointers: aboutNobody('which build runs'),
  release_health: aboutNobody('how often a build failed'),
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
    text: 'Hotels, tours and agents that you saved. Removed when you sign out, because your account has them.',
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
    text: 'Gets what you write to Marco, the conversation so far and what our own search found for it.',
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
