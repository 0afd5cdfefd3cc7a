import { AGENT_LANGUAGES, type AgentLanguage } from '@atoll/contracts/agent';
import { countryRow } from '../../src/shared/countries/country-table';

/** Languages that agents anywhere learn, the most frequent first. */
const LEARNED: readonly AgentLanguage[] = ['en', 'es', 'fr', 'de', 'it', 'zh', 'pt', 'ar', 'ja', 'ru'];
/** What the table of countries calls otherwise. */
const OTHER_NAMES: Readonly<Record<string, AgentLanguage>> = {
  Mandarin: 'zh',
  Cantonese: 'zh',
  'Taiwanese Hokkien': 'zh',
  Dari: 'fa',
  Bengali: 'bn',
  Dhivehi: 'dv',
  Montenegrin: 'sr',
  Bosnian: 'hr',
};

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const BY_NAME = new Map([
  ...AGENT_LANGUAGES.map((code) => [languageNames.of(code) ?? code, code] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** The languages of a country that agents can be searched by; may be none. */
function languagesOf(countryCode: string): readonly AgentLanguage[] {
  const own = countryRow(countryCode)?.languages ?? [];
  return [...new Set(own.flatMap((name) => BY_NAME.get(name) ?? []))];
}

/** What one agent there speaks: the country's first language, often English, sometimes others. Never none. */
export function spokenBy(random: () => number, countryCode: string): AgentLanguage[] {
  const own = languagesOf(countryCode);
  const spoken = own.filter((_, index) => index === 0 || random() < 0.5);
  if (spoken.length === 0 || random() < 0.8) spoken.push('en');
  for (const language of LEARNED.slice(1)) if (random() < 0.07) spoken.push(language);
  return [...new Set(spoken)];
}
