import type { MessageLanguage } from '../understanding/reading/read-message';
import { DANGER_WORDS, type Danger } from './danger-words';
import { says, searchable } from './said';

/** What somebody in danger says, and the language in which it is said. */
export interface SaidDanger {
  readonly kind: Danger;
  readonly language: MessageLanguage;
}

const LANGUAGES = Object.keys(DANGER_WORDS) as MessageLanguage[];

/**
 * Whether somebody is in danger, ill or robbed. Every language is looked at, because a message in distress is short and
 * may be in any, and whose words they are tells the language best; a false alarm costs a sentence.
 */
export function dangerIn(text: string): SaidDanger | null {
  const message = searchable(text);
  const languageOf = (kind: Danger) =>
    LANGUAGES.find((language) => DANGER_WORDS[language][kind].some((phrase) => says(message, phrase)));
  for (const kind of ['selfHarm', 'emergency'] as const) {
    const language = languageOf(kind);
    if (language) return { kind, language };
  }
  return null;
}
