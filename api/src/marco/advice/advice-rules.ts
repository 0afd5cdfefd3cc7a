import {
  ADVISING,
  AFTER_AT,
  ANY_HOUSE,
  CONTACT_WORDS,
  DEED_WORDS,
  HOUR_WORDS,
  HOUSE_WORDS,
  MONEY_WORDS,
  NAMING,
  OWN_DEEDS,
  RATING_WORDS,
  STAYING,
} from './advice-words';
import { hasTag, isCapital, isNumber, type Word } from './tagged-words';

const CLOSED: readonly ReadonlySet<string>[] = [
  MONEY_WORDS,
  RATING_WORDS,
  HOUR_WORDS,
  DEED_WORDS,
  CONTACT_WORDS,
  OWN_DEEDS,
  NAMING,
];

const JOINS_NUMBERS = new Set(['or', 'to', 'and']);
const SHARES_OUT = new Set(['a', 'an', 'per', 'each', 'every', 'the']);

/** A number counts what stands behind it: 'two or three days', 'about twenty degrees'. An amount stands alone, or is one 'a day'. */
function isCounting(words: readonly Word[], at: number): boolean {
  const [word, ...rest] = words.slice(at);
  if (!word) return false;
  if (/\d/u.test(word.text) && !/^\d{1,3}$/u.test(word.text)) return false;
  // 'Half a day' counts days.
  if (word.tags.has('Ordinal') || word.text === 'half') return true;
  // 'One of the islands', 'the best one', but not 'one a night'.
  if (word.text === 'one' && !SHARES_OUT.has(rest[0]?.text ?? '')) return true;
  const counted = rest.find(
    ({ tags, text }) =>
      SHARES_OUT.has(text) || (!tags.has('Adjective') && !tags.has('Value') && !JOINS_NUMBERS.has(text)),
  );
  if (!counted || SHARES_OUT.has(counted.text)) return false;
  const isThing = counted.tags.has('Noun') || counted.tags.has('Unit');
  return isThing && !counted.tags.has('Pronoun') && !counted.tags.has('Currency');
}

/** Houses in general: 'hotels', 'a small hotel'. One house, named or not, is for the claims. */
function isHouseInGeneral(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  const isPlural = text.endsWith('s') && HOUSE_WORDS.has(text.slice(0, -1));
  if (isPlural) return words[at - 1]?.text !== 'the' && !isNameBeside(words, at);
  const before = words
    .slice(0, at)
    .findLast((word) => !word.tags.has('Adjective') && !word.tags.has('Adverb'));
  return before !== undefined && ANY_HOUSE.has(before.text) && !isNameBeside(words, at);
}

/** 'Hotel Paris' and 'the Paris hotel', but not 'a hotel in Paris'. */
function isNameBeside(words: readonly Word[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((word) => word && !word.isFirst && isCapital(word));
}

/** 'I would take the train': who speaks advises, and has done nothing. */
function isAdvising(words: readonly Word[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((word) => word && ADVISING.has(word.text.replace(/'.*/u, '')));
}

/** 'Stay at zorbello': what follows is a name, unless it is one of many. */
function namesHouse(words: readonly Word[], at: number): boolean {
  const [verb, preposition, next] = words.slice(at);
  if (!verb || !STAYING.has(verb.text) || preposition?.text !== 'at' || !next) return false;
  return !ANY_HOUSE.has(next.text) && !AFTER_AT.has(next.text) && !next.tags.has('Plural');
}

const OF_NOTHING_NAMED = new Set(['it', 'that', 'this', 'everything', 'all']);

/** What has happened: a deed is told in the past. */
function isPast(words: readonly Word[], at: number): boolean {
  const { tags, text } = words[at] as Word;
  if (!tags.has('PastTense')) return false;
  const before = words[at - 1];
  // 'That is taken care of', 'it is arranged': what 'it' is stands nowhere.
  if (before?.tags.has('Copula') && OF_NOTHING_NAMED.has(words[at - 2]?.text ?? '')) return true;
  if (/^(?:it|that|everything|all)'s$/.test(before?.text ?? '')) return true;
  // 'Is best visited', 'well connected', 'steep and paved with stone'.
  const isJoined = before?.tags.has('Conjunction') && hasTag(words[at - 2] ?? before, ['Adjective']);
  const isState =
    isJoined || (before && hasTag(before, ['Copula', 'Adverb', 'Preposition', 'Adjective', 'Determiner']));
  return !isState || text === 'was' || text === 'were';
}

const OF_HOURS = /^(?:at|until|till|from|on|for|daily|every|all|late|during)$/u;

/** 'Open until late', 'the gates close at dusk'; 'until late in April' is a season. */
function tellsHours(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  const next = words[at + 1];
  if (text === 'until' || text === 'till') return next?.text === 'late' && words[at + 2] === undefined;
  return (text === 'open' || text === 'close') && OF_HOURS.test(next?.text ?? '');
}

const IF = new Set([
  'if',
  'when',
  'while',
  'where',
  'unless',
  'once',
  'until',
  'that',
  'what',
  'how',
  'before',
]);
const STATES = /^(?:is|are|was|were|has|had|went|got|won|get|gets)$/u;
const STATES_OF_THINGS = /^(?:is|are|was|were|has|have|had|went|will)$/u;

/** What has become of the visitor, or of what is theirs: 'you are all set', 'your ticket is issued'. In a clause of 'if' nothing has. */
function tellsOfVisitor(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  const [who, contracted] = text.split("'");
  if (text === 'left') return words[at + 1] === undefined || STATES.test(words[at - 1]?.text ?? '');
  if (who !== 'you' && who !== 'your') return false;
  if (IF.has(words[at - 1]?.text ?? '')) return false;
  if (contracted === 're' || contracted === 've') return words[at + 1]?.text !== 'welcome';
  if (who === 'your') return words.slice(at + 1, at + 4).some((word) => STATES_OF_THINGS.test(word.text));
  return STATES.test(words[at + 1]?.text ?? '') && words[at + 2]?.text !== 'welcome';
}

const GIVING = new Set(['send', 'give', 'show', 'share', 'upload', 'enter', 'type', 'hand']);

/** What nobody may be asked for here, whatever it is: 'send me a copy of your passport'. */
function asksFor(words: readonly Word[], at: number): boolean {
  return GIVING.has(words[at]?.text ?? '') && ['me', 'your'].includes(words[at + 1]?.text ?? '');
}

const WEATHER_AND_WAYS = /^(?:rains|snows|helps|takes|pays|gets|becomes|stays|feels|depends|rained)$/;
const MODALS =
  /^(?:is|'s|can|could|may|might|will|would|be|not|often|usually|always|still|also|very|quite|too|so|rather)$/;

/** 'It is mild in May' is the weather; 'it is the best choice' and 'they love it' speak of a thing that stands nowhere. */
function isOfNothingNamed(words: readonly Word[], at: number): boolean {
  if (at > 0) return false;
  const { text } = words[at] as Word;
  // 'That sounds lovely' answers the visitor.
  if (/^(?:they|this|that|these|those)(?:'|$)/.test(text)) return words[1]?.text !== 'sounds';
  if (!/^it(?:'s)?$/.test(text)) return false;
  const start = words.findIndex((word, index) => index > 0 && !MODALS.test(word.text));
  const said = words[start];
  // 'It is a good idea to start early'.
  const isToDo =
    said?.tags.has('Determiner') && words.slice(start + 1, start + 4).some(({ text: each }) => each === 'to');
  if (!said || isToDo || WEATHER_AND_WAYS.test(said.text)) return false;
  return !said.tags.has('Adjective') || hasTag(said, ['Superlative', 'Comparative', 'PastTense']);
}

/** Whether a word, where it stands, says or may say what advice must not hold. */
export function isClosedOut(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const parts = [word.text, ...word.text.split(/['-]/u)];
  // 'A night under the stars' rates nothing.
  const isSky = word.text === 'stars' && words[at - 1]?.text === 'the';
  if (!isSky && parts.some((part) => CLOSED.some((list) => list.has(part)))) return true;
  if (hasTag(word, ['Money', 'Currency', 'Organization'])) return true;
  if (isNumber(word) && !isCounting(words, at)) return true;
  if (isOfNothingNamed(words, at)) return true;
  if (tellsHours(words, at) || tellsOfVisitor(words, at) || asksFor(words, at)) return true;
  if (word.text.split("'")[0] === 'i' && !isAdvising(words, at) && !/^i'd$/u.test(word.text)) return true;
  if (HOUSE_WORDS.has(word.text) && !isHouseInGeneral(words, at)) return true;
  return namesHouse(words, at) || isPast(words, at);
}
