import { AGENT_SPECIALITY_LABELS } from './agent';
import { agentLanguageName } from './agent-languages';
import type { RequestWish } from './quote-request';
import type { WishDifference } from './request-change';
import { budgetText, partyText, whenText } from './wish-in-words';

const NONE = 'none';

/** The parts of a wish as words, in the order in which the form asks for them. */
const PARTS: readonly (readonly [string, (wish: RequestWish) => string])[] = [
  ['Place', ({ place }) => place.text],
  ['Dates', ({ when }) => whenText(when)],
  ['People', partyText],
  ['Budget', ({ budget }) => budgetText(budget) ?? NONE],
  [
    'Likes',
    ({ interests }) => interests.map((interest) => AGENT_SPECIALITY_LABELS[interest]).join(', ') || NONE,
  ],
  ['Languages', ({ languages }) => languages.map(agentLanguageName).join(', ') || NONE],
  ['Wishes', ({ notes }) => notes.trim() || NONE],
];

/** What is different between two wishes, as people read it; nothing where they say the same. */
export function wishDifferences(before: RequestWish, after: RequestWish): WishDifference[] {
  return PARTS.map(([what, words]) => ({ what, before: words(before), after: words(after) })).filter(
    (part) => part.before !== part.after,
  );
}
