import type { ChatWorkflow, MarcoIntent } from '@atoll/contracts/marco';
import { fold } from '@atoll/contracts/fold';
import { WEB_QUERY_MIN } from '../web-search/web-search';
import { ARABIC } from './words/arabic';
import { ENGLISH } from './words/english';
import { FRENCH } from './words/french';
import { GERMAN } from './words/german';
import { JAPANESE } from './words/japanese';
import type { LanguageWords } from './words/language-words';
import { SPANISH } from './words/spanish';

const LANGUAGES: readonly LanguageWords[] = [ENGLISH, GERMAN, FRENCH, SPANISH, JAPANESE, ARABIC];

/** Start a request for a quote, whatever else the message is about (MAR-20, C17). */
const WORKFLOW_WORDS = ['quote', 'booking', 'price', 'cost', 'package', 'plan'];

/** A number before 'days' or 'weeks', folded. */
const COUNT =
  '(?:\\d{1,2}|a|one|two|three|four|five|six|seven|ten|eine|zwei|drei|vier|funf|une|deux|trois|quatre|cinq|una|dos|tres|cuatro|cinco)';

/** A folded message, in spaces, so that a word is found as a whole. */
type Padded = string;

const padded = (text: string): Padded => ` ${fold(text)} `;

/** True where a message has a word of this kind in any language. */
function hasAny(message: Padded, kind: keyof LanguageWords): boolean {
  return LANGUAGES.some(({ [kind]: { words = [], beginnings = [], anywhere = [], counts = [] } = {} }) => {
    return (
      words.some((word) => message.includes(` ${word} `)) ||
      beginnings.some((beginning) => message.includes(` ${beginning}`)) ||
      anywhere.some((word) => message.includes(fold(word))) ||
      counts.some((word) => new RegExp(` ${COUNT} ${word} `).test(message))
    );
  });
}

/**
 * What a message is about, by its words alone: the same for every model (MAR-21). A plan goes before a look on the web,
 * that before hotels, and those before things to do.
 */
export function routeIntent(text: string): MarcoIntent {
  const message = padded(text);
  const isLookedUp = text.trim().length >= WEB_QUERY_MIN;
  if (hasAny(message, 'plan')) return 'itinerary';
  if (isLookedUp && hasAny(message, 'web')) return 'webSearch';
  if (hasAny(message, 'hotel')) return 'hotel';
  if (hasAny(message, 'activity')) return 'activity';
  if (hasAny(message, 'quote') || hasAny(message, 'smallTalk')) return 'general';
  if (isLookedUp && hasAny(message, 'vagueWeb')) return 'webSearch';
  if (hasAny(message, 'vaguePlan')) return 'itinerary';
  return 'general';
}

/** The workflow that a message starts, or null (MAR-20). */
export function startedWorkflow(text: string): ChatWorkflow | null {
  const message = padded(text);
  const isStarted = WORKFLOW_WORDS.some((word) => message.includes(` ${word} `));
  return isStarted ? { name: 'quoteRequest', step: 'initial' } : null;
}
