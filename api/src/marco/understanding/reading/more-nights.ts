import { fold } from '@atoll/contracts/fold';
import type { MessageLanguage } from './languages/language';

/** How each language says that nights come to those that there are. */
const MORE: Readonly<Record<MessageLanguage, readonly string[]>> = {
  en: ['more', 'extra', 'another', 'longer'],
  de: ['noch', 'mehr', 'weitere', 'länger', 'zusätzlich'],
  fr: ['de plus', 'supplémentaire', 'supplémentaires', 'encore'],
  es: ['más', 'adicional', 'adicionales'],
  it: ['in più', 'ancora'],
  pt: ['mais', 'a mais'],
  tr: ['daha', 'ek'],
  hi: ['और', 'ज़्यादा'],
  ja: ['もう', '追加', 'さらに'],
  ar: ['أخرى', 'إضافية', 'زيادة'],
};

const plain = (text: string) => fold(text) || text;

/** Whether nights are said to be more: 'one more night', 'noch zwei Nächte'. */
export function saysMore(text: string, language: MessageLanguage): boolean {
  const said = ` ${(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(plain).join(' ')} `;
  return MORE[language].some((words) =>
    language === 'ja' ? text.includes(words) : said.includes(` ${plain(words)} `),
  );
}
