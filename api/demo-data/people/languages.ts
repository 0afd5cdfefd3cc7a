import { countries } from 'countries-list';
import { AGENT_LANGUAGES, type AgentLanguage } from '@atoll/contracts/agent';

const facts: Readonly<Record<string, { readonly languages: readonly string[] } | undefined>> = countries;

/** Languages that agents anywhere learn, the most frequent first. */
const LEARNED: readonly AgentLanguage[] = ['en', 'es', 'fr', 'de', 'it', 'zh', 'pt', 'ar', 'ja', 'ru'];
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' };

function known(language: string): AgentLanguage | undefined {
  return AGENT_LANGUAGES.find((code) => code === (SAME[language] ?? language));
}

/** The languages of a country that agents can be searched by; may be none. */
export function languagesOf(countryCode: string): readonly AgentLanguage[] {
  const own = facts[countryCode]?.languages ?? [];
  return [...new Set(own.map(known).filter((language) => language !== undefined))];
}

/** What one agent there speaks: the country's first language, often English, sometimes others. Never none. */
export function spokenBy(random: () => number, countryCode: string): AgentLanguage[] {
  const own = languagesOf(countryCode);
  const spoken = own.filter((_, index) => index === 0 || random() < 0.5);
  if (spoken.length === 0 || random() < 0.8) spoken.push('en');
  for (const language of LEARNED.slice(1)) if (random() < 0.07) spoken.push(language);
  return [...new Set(spoken)];
}
