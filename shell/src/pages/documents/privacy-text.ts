import { DELETION_KEEPS } from '@atoll/contracts/account-deletion';
import { COOKIES, type CookieUse } from '@atoll/contracts/cookies';
import {
  COOKIE_FACTS,
  KEPT_ON_DEVICE,
  STORED,
  VENDOR_FACTS,
  type DeviceFact,
  type KeptAbout,
} from '@atoll/contracts/privacy-facts';
import type { SiteSettings, VendorUse } from '@atoll/contracts/site-settings';
import type { PageSection, PageText } from './document';

type Facts = NonNullable<PageSection['facts']>;

const stored = Object.values(STORED);

function factsAbout(about: KeptAbout): Facts {
  return stored.filter((fact) => fact.about === about).map(({ name, text }) => ({ term: name, text }));
}

const cookieUses = Object.keys(COOKIES) as CookieUse[];
const cookieFacts: Facts = cookieUses.map((use) => ({ term: COOKIES[use].name, text: COOKIE_FACTS[use] }));

const onDevice = (where: DeviceFact['where']) =>
  KEPT_ON_DEVICE.filter((fact) => fact.where === where)
    .map(({ text }) => text)
    .join(' ');

const deviceFacts: Facts = [
  { term: 'Until you clear it', text: onDevice('browser') },
  { term: 'Until you close the tab', text: onDevice('tab') },
];

function vendorFacts(vendors: NonNullable<SiteSettings['vendors']>): Facts {
  const uses = Object.keys(VENDOR_FACTS) as VendorUse[];
  return uses.flatMap((use) => {
    const host = vendors[use];
    if (host === undefined) return [];
    const { name, text } = VENDOR_FACTS[use];
    return [{ term: name, text: `${host ?? "On this site's own machine"}. ${text}` }];
  });
}

const aboutNobody = stored
  .filter(({ about }) => about === 'site')
  .map(({ name }) => name)
  .join(', ');

/** What happens to personal data, made from what the site keeps and whom it asks (HOM-19). */
export function privacyText({ analytics, vendors = {} }: SiteSettings): PageText {
  const others = vendorFacts(vendors);
  return {
    title: 'Privacy',
    lede: 'What this site knows about you, where it is kept, and for how long.',
    sections: [
      {
        title: 'While you look around',
        text: [
          'You can search, compare and plan without an account. There is no advertising here, and nobody follows you from site to site.',
          'What you search for is sent to our servers to answer you. The server’s log says which pages were asked for and how long they took, without what you searched for.',
          `Errors in pages are reported with the page, without what you typed. ${
            analytics
              ? 'Page views are counted by page and day, never for a person.'
              : 'Page views are not counted.'
          }`,
        ],
      },
      {
        title: 'Your account',
        text: [`On your account page you can download all of this, and delete it at once. ${DELETION_KEEPS}`],
        facts: factsAbout('account'),
      },
      { title: 'If you run a hotel or are a travel agent', facts: factsAbout('business') },
      {
        title: 'Marco',
        text: ['Nobody else sees your conversations and plans, except a plan that you share by its link.'],
        facts: factsAbout('marco'),
      },
      {
        title: 'Requests to travel agents',
        text: ['Who has the link of a request, which we mail to you alone, can read it and answer in it.'],
        facts: factsAbout('requests'),
      },
      { title: 'What you share', facts: factsAbout('shared') },
      { title: 'Safety and mail', facts: factsAbout('safety') },
      {
        title: 'Cookies',
        text: ['All of them are this site’s own, and no script can read them. None follows you elsewhere.'],
        facts: cookieFacts,
      },
      {
        title: 'In your browser',
        text: ['This stays on your device. You can delete it by clearing the data of this site.'],
        facts: deviceFacts,
      },
      {
        title: 'Who else gets something',
        text: [
          others.length > 0
            ? 'These work for the site. Nobody else does.'
            : 'Nobody: no service outside is switched on.',
        ],
        facts: others,
      },
      {
        title: 'Bookings',
        text: [
          'Bookings on this site are simulated. The form checks what you enter in your browser; neither your name nor your card is sent.',
          'A tour is booked with its supplier, on their site and under their rules.',
        ],
      },
      {
        title: 'What is about nobody',
        text: [`Besides, the database keeps what the site shows and needs to run: ${aboutNobody}.`],
      },
      {
        title: 'Your questions',
        text: [
          'Write to hello@atoll.example. You may ask what we know about you, and have it corrected or deleted.',
        ],
      },
    ],
    action: { words: 'Go to the home page', href: '/' },
  };
}
