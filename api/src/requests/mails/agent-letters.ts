import { wishText } from '@atoll/contracts/wish-in-words';
import { firstName } from '@atoll/contracts/words';
import type { Letter } from '../../shared/mail/letter';
import type { QuoteRequestDocument } from '../models/quote-request.model';

interface AgentLetter {
  readonly request: QuoteRequestDocument;
  /** When it lapses, on the agent's own clock: 'Monday 30 November, 01:05 in Lisbon'. */
  readonly lapsesAt: string;
  /** The change of the wish that it tells of, by its version; 0 where it tells of none. */
  readonly version: number;
  readonly publicUrl: string;
}

const requestPage = ({ request, publicUrl }: AgentLetter) => ({
  text: 'Open the request',
  href: `${publicUrl}/agent/requests/${request._id}`,
});

const changesIn = ({ request, version }: AgentLetter) =>
  request.wish_changes.find((change) => change.version === version)?.items ?? [];

/** An agent's mails about one request. */
export const AGENT_LETTERS = {
  invited: (about: AgentLetter): Letter => ({
    subject: `New request ${about.request.reference}`,
    paragraphs: [
      `A traveler asks you for a quote: ${wishText(about.request.wish)}.`,
      `Please send a quote, or decline, by ${about.lapsesAt}. After that another agent is asked.`,
    ],
    action: requestPage(about),
  }),
  reminder: (about: AgentLetter): Letter => ({
    subject: `Request ${about.request.reference} waits for you`,
    paragraphs: [
      `You have not answered yet: ${wishText(about.request.wish)}.`,
      `On ${about.lapsesAt}, it goes to another agent.`,
    ],
    action: requestPage(about),
  }),
  withdrawn: (about: AgentLetter): Letter => ({
    subject: `Request ${about.request.reference} was withdrawn`,
    paragraphs: [
      `The traveler does not look for quotes any more: ${wishText(about.request.wish)}. You need do nothing.`,
    ],
    action: requestPage(about),
  }),
  closed: (about: AgentLetter): Letter => ({
    subject: `Request ${about.request.reference} is closed`,
    paragraphs: [
      `${
        about.request.closed_reason === 'found'
          ? 'The traveler has found what they wanted'
          : 'The traveler has closed the request'
      }: ${wishText(about.request.wish)}. Thank you for your time; you need do nothing.`,
      'Should it be opened again within a week, we tell you.',
    ],
    action: requestPage(about),
  }),
  reopened: (about: AgentLetter): Letter => ({
    subject: `Request ${about.request.reference} is open again`,
    paragraphs: [
      `The traveler looks for quotes again: ${wishText(about.request.wish)}. A quote that you sent counts as before.`,
      `If you have not answered yet, please do so by ${about.lapsesAt}.`,
    ],
    action: requestPage(about),
  }),
  changed: (about: AgentLetter): Letter => ({
    subject: `Request ${about.request.reference} was changed`,
    paragraphs: [
      `${firstName(about.request.contact.name)} has changed a request that you were asked about: ${wishText(about.request.wish)}.`,
      ...changesIn(about).map(({ what, before, after }) => `${what}: ${before} → ${after}`),
      'A quote that you sent before stays as it is; you can send a new version.',
    ],
    action: requestPage(about),
  }),
  accepted: (about: AgentLetter): Letter => ({
    subject: `Your quote for request ${about.request.reference} was accepted`,
    paragraphs: [
      `The traveler has accepted your quote: ${wishText(about.request.wish)}.`,
      'Their name, address and phone are on the page of the request now. Please write to them about payment and bookings: Atoll takes no payment.',
    ],
    action: requestPage(about),
  }),
  reviewed: (about: AgentLetter): Letter => ({
    subject: `You were reviewed for request ${about.request.reference}`,
    paragraphs: [
      `A traveler whose quote you made has reviewed you after the trip: ${wishText(about.request.wish)}. Everybody can read it on your page in the directory.`,
      'You can answer it once.',
    ],
    action: requestPage(about),
  }),
  'review-changed': (about: AgentLetter): Letter => ({
    subject: `A review that you answered was changed (request ${about.request.reference})`,
    paragraphs: [
      `The traveler has changed the review of your trip: ${wishText(about.request.wish)}. Beside your answer stands that it was written before.`,
      'You can change your answer.',
    ],
    action: requestPage(about),
  }),
  'not-chosen': (about: AgentLetter): Letter => ({
    subject: `Request ${about.request.reference} is settled`,
    paragraphs: [
      `The traveler has accepted the quote of another agent: ${wishText(about.request.wish)}. Thank you for your time; you need do nothing.`,
    ],
    action: requestPage(about),
  }),
  messages: (about: AgentLetter): Letter => ({
    subject: `New message about request ${about.request.reference}`,
    paragraphs: [
      `${firstName(about.request.contact.name)} has written to you about a request: ${wishText(about.request.wish)}.`,
    ],
    action: {
      text: 'Read and answer it',
      href: `${about.publicUrl}/agent/messages/${about.request._id}`,
    },
  }),
} as const;
