import { AGENT_LANGUAGES, type AgentLanguage } from './agent';

/** In the order of `AGENT_LANGUAGES`, without their codes: six pages of the directory carry them. */
const NAMES =
  'English Chinese Spanish Hindi Arabic French Portuguese Russian German Japanese Italian Turkish Korean Vietnamese Indonesian Thai Polish Ukrainian Dutch Romanian Greek Hungarian Czech Swedish Danish Finnish Norwegian Hebrew Persian Urdu Bangla Tamil Swahili Amharic Malay Filipino Burmese Khmer Nepali Sinhala Divehi Georgian Armenian Azerbaijani Kazakh Uzbek Mongolian Serbian Croatian Bulgarian Slovak Slovenian Lithuanian Latvian Estonian Icelandic Albanian Macedonian Afrikaans Somali'.split(
    ' ',
  );

/** 'Portuguese' for 'pt': the languages that agents speak. */
export function agentLanguageName(code: AgentLanguage): string {
  return NAMES[AGENT_LANGUAGES.indexOf(code)] ?? code;
}
