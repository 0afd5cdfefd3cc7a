import { Type, type Static } from 'typebox';

/** Who gets a kind of mail. */
export const MAIL_SIDES = ['traveler', 'agent', 'hotel'] as const;
export type MailSide = (typeof MAIL_SIDES)[number];

/** The kinds of mail that a mailbox can turn off, as its owner reads them. Whatever is not here is always sent. */
export const MAIL_SETTINGS = {
  quotes: {
    side: 'traveler',
    title: 'New quotes',
    text: 'An agent has sent you a quote, or a new version of it.',
  },
  messages: {
    side: 'traveler',
    title: 'Unread messages',
    text: 'An agent has written to you, and you have not read it for ten minutes.',
  },
  reminders: {
    side: 'traveler',
    title: 'Reminders and changes',
    text: 'An agent cannot help, nobody has answered, or your trip is over and you may say how it was.',
  },
  news: {
    side: 'traveler',
    title: 'News from Atoll',
    text: 'What is new on Atoll, where you have agreed to such mails.',
  },
  'agent-requests': {
    side: 'agent',
    title: 'New requests',
    text: 'A traveler asks you for a quote, or asks again.',
  },
  'agent-reminders': {
    side: 'agent',
    title: 'Reminders',
    text: 'A request waits for your answer, and the time for it runs out.',
  },
  'agent-messages': {
    side: 'agent',
    title: 'Unread messages',
    text: 'A traveler or a hotel has written to you, and you have not read it for ten minutes.',
  },
  'agent-changes': {
    side: 'agent',
    title: 'Changes',
    text: 'A traveler has changed, closed or withdrawn a request, or accepted another quote.',
  },
  'agent-accepted': {
    side: 'agent',
    title: 'Accepted quotes and reviews',
    text: 'A traveler has accepted your quote, or reviewed you after the trip.',
  },
  'agent-connections': {
    side: 'agent',
    title: 'Connections',
    text: 'A hotel or an agent would like to connect with you, or has accepted.',
  },
  'hotel-connections': {
    side: 'hotel',
    title: 'Connections',
    text: 'An agent would like to connect with you, or has accepted.',
  },
  'hotel-messages': {
    side: 'hotel',
    title: 'Unread messages',
    text: 'An agent has written to you, and you have not read it for ten minutes.',
  },
} as const satisfies Readonly<
  Record<string, { readonly side: MailSide; readonly title: string; readonly text: string }>
>;
export type MailSetting = keyof typeof MAIL_SETTINGS;
export const MAIL_SETTING_KEYS = Object.keys(MAIL_SETTINGS) as MailSetting[];

/** GET and PUT /api/mails/:token: the kinds that a mailbox does not want. */
export const MailSettingsBody = Type.Object(
  { off: Type.Array(Type.Enum(MAIL_SETTING_KEYS), { uniqueItems: true }) },
  { additionalProperties: false },
);
export type MailSettingsBody = Readonly<Static<typeof MailSettingsBody>>;

/** GET /api/account/mails: where the account that is signed in says which mails it gets. */
export const OwnMailSettings = Type.Object({ page: Type.String() });
export type OwnMailSettings = Readonly<Static<typeof OwnMailSettings>>;

export const MAIL_PATHS = {
  /** GET and PUT MailSettingsBody, of who has the link. */
  settings: '/api/mails/:token',
  /** POST without a session, as RFC 8058 has it: turns one kind off. GET leads to the page and changes nothing. */
  off: '/api/mails/:token/off/:setting',
  /** GET OwnMailSettings. */
  own: '/api/account/mails',
} as const;
