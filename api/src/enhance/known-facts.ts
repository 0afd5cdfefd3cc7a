import { AGENT_SPECIALITY_LABELS } from '@atoll/contracts/agent';
import type { KnownAgent } from '../shared/directory/hub-agents';

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const LIST = new Intl.ListFormat('en');

/** What the directory knows of an agent, a sentence each, its own text first: all that a text of it may say. */
export function knownFacts({ view, record }: Pick<KnownAgent, 'view' | 'record'>): string {
  const { name, agency, city, country, summary, specialities, languages } = view;
  const { since } = record;
  const text = summary.trim();
  const good = specialities.map((word) => AGENT_SPECIALITY_LABELS[word].toLowerCase());
  const spoken = languages.map((code) => LANGUAGE_NAMES.of(code) ?? code);
  return [
    ...(text === '' ? [] : [/[.!?…]$/u.test(text) ? text : `${text}.`]),
    `${name} is a travel agent in ${city}, ${country}.`,
    ...(agency === name ? [] : [`The agency is ${agency}.`]),
    ...(good.length > 0 ? [`Good at ${LIST.format(good)}.`] : []),
    ...(spoken.length > 0 ? [`Speaks ${LIST.format(spoken)}.`] : []),
    ...(typeof since === 'number' ? [`Travel agent since ${since}.`] : []),
  ].join(' ');
}
