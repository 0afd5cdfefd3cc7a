import { fold } from '@atoll/contracts/fold';
import { DANGER_WORDS } from './danger-words';

/** `selfHarm` gets a line more than any other danger. */
export type Danger = 'emergency' | 'selfHarm';

/** Scripts whose words are joined to each other or to particles are looked for anywhere. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Devanagari}]/u;

function says(message: string, phrase: string): boolean {
  return JOINED.test(phrase) ? message.includes(fold(phrase)) : message.includes(` ${fold(phrase)} `);
}

/**
 * Whether somebody is in danger, ill or robbed. Every language is looked at, because a message in distress is short and
 * may be in any; a false alarm costs a sentence.
 */
export function dangerIn(text: string): Danger | null {
  const message = ` ${fold(text.replaceAll(/['’]/g, ' '))} `;
  const isSaid = (kind: Danger) =>
    Object.values(DANGER_WORDS).some((words) => words[kind].some((phrase) => says(message, phrase)));
  return isSaid('selfHarm') ? 'selfHarm' : isSaid('emergency') ? 'emergency' : null;
}
