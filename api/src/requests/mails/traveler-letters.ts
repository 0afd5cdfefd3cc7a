import { DECLINE_REASONS } from '@atoll/contracts/quote-request';
import type { Letter } from '../../shared/mail/letter';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';

const NOT_YOU = 'If this was not you, you can leave this mail alone: nothing happens.';

/** Nothing that its sender typed: the address may be a stranger's. */
export function linkLetter({ reference }: QuoteRequestDocument, href: string): Letter {
  return {
    subject: `Confirm your request ${reference}`,
    paragraphs: [
      'With this address somebody has asked travel agents at Atoll for quotes.',
      'Please confirm it: no agent sees the request before. The link is also the way to quotes and messages, so keep it to yourself.',
      NOT_YOU,
    ],
    action: { text: 'Confirm and open your request', href },
  };
}

export function linksLetter(links: readonly { readonly reference: string; readonly href: string }[]): Letter {
  const [first, ...more] = links.map(({ reference, href }) => ({ text: `Open request ${reference}`, href }));
  return {
    subject: 'Your requests at Atoll',
    paragraphs: [
      'Somebody has asked for the links of the requests with this address. Whoever has a link may read and answer, so keep them to yourself.',
      NOT_YOU,
    ],
    ...(first ? { action: first } : {}),
    moreActions: more,
  };
}

/** Why an agent sends no quote. */
function why({ state, declined }: InvitationDocument, name: string): string {
  if (state !== 'declined' || !declined) return `${name} has not answered in time.`;
  return `${name} cannot help with it: ${DECLINE_REASONS[declined.reason].toLowerCase()}.`;
}

export interface MovedOn {
  readonly request: QuoteRequestDocument;
  readonly ended: InvitationDocument;
  readonly endedName: string;
  /** Who is asked instead; null where there is nobody. */
  readonly nextName: string | null;
  readonly href: string;
}

export function movedOnLetter({ request, ended, endedName, nextName, href }: MovedOn): Letter {
  const next = nextName
    ? `We have asked ${nextName} instead.`
    : 'Nobody else is asked instead. The other agents are not touched by this.';
  return {
    subject: `News of your request ${request.reference}`,
    paragraphs: [why(ended, endedName), ...(ended.declined?.text ? [`“${ended.declined.text}”`] : []), next],
    action: { text: 'Open your request', href },
  };
}

export function noAnswerLetter(
  { reference }: QuoteRequestDocument,
  wasAnybodyAsked: boolean,
  href: string,
): Letter {
  return {
    subject: `Nobody can answer your request ${reference}`,
    paragraphs: [
      wasAnybodyAsked
        ? 'None of the agents who were asked has sent a quote, so we have closed the request. We are sorry.'
        : 'No agent with an account at Atoll plans trips to this place, so nobody was asked and we have closed the request. We are sorry.',
      'You can ask again with other dates, another place or other agents.',
    ],
    action: { text: 'Open your request', href },
  };
}

export function messagesLetter({ reference }: QuoteRequestDocument, agentName: string, href: string): Letter {
  return {
    subject: `New message about your request ${reference}`,
    paragraphs: [`${agentName} has written to you.`],
    action: { text: 'Read and answer it', href },
  };
}

export function quoteLetter(
  { reference }: QuoteRequestDocument,
  agentName: string,
  version: number,
  href: string,
): Letter {
  return {
    subject:
      version > 1
        ? `${agentName} has changed the quote for your request ${reference}: version ${version}`
        : `${agentName} has sent a quote for your request ${reference}`,
    paragraphs: ['Look at it, compare it with others, and say what you would like to be different.'],
    action: { text: 'Open the quote', href },
  };
}

/** What happens after an acceptance: Atoll takes no money. */
export function acceptedLetter({ reference }: QuoteRequestDocument, agentName: string, href: string): Letter {
  return {
    subject: `You have accepted the quote of ${agentName}`,
    paragraphs: [
      `Your request ${reference} is settled. ${agentName} has your name, e-mail address and phone from now on, and tells you how to pay and what is booked when. Atoll takes no payment.`,
      'What you accepted stays on the page of your request as it is, to be read and printed. The other agents have been told.',
    ],
    action: { text: 'See what you accepted', href },
  };
}

/** Once, after the trip. */
export function reviewLetter({ reference }: QuoteRequestDocument, agentName: string, href: string): Letter {
  return {
    subject: `How was it with ${agentName}?`,
    paragraphs: [
      `Your trip of request ${reference} is over. If you like, say how it was with ${agentName}: one to five stars and a few sentences, which everybody can read. Your name stands below only if you say so.`,
      'We ask only once.',
    ],
    action: { text: `Review ${agentName}`, href: `${href}#review` },
  };
}
