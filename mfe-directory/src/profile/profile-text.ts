import { wholeNumberText } from '@atoll/contracts/words';
import type { Agent, AgentCard } from '@atoll/contracts/agent';
import { titled } from '@atoll/contracts/page-titles';
import { languagesText } from '../shared/agents/agent-text';

/** The city of an agent as breadcrumbs need it. */
export function cityOfAgent({ city, clean_city: slug, country, clean_country }: AgentCard) {
  return { city, slug, country, clean_country };
}

/** 'Inês Marques, travel agent in Lisbon | Atoll': the same from the server and in the browser. */
export function profileTitle({ name, city }: AgentCard): string {
  return titled(`${name}, travel agent in ${city}`);
}

/** '2 agents called Inês Marques in Lisbon'. */
export function sameNameTitle(agents: readonly [AgentCard, ...AgentCard[]]): string {
  const [{ name, city }] = agents;
  return `${wholeNumberText(agents.length)} agents called ${name} in ${city}`;
}

/** What search engines show of an agent; one that has just been listed has no more than a name and a place. */
export function profileDescription({ name, agency, city, country, languages, summary }: Agent): string {
  const who = agency === name ? name : `${name} of ${agency}`;
  const speaks = languages.length === 0 ? '' : ` Speaks ${languagesText(languages)}.`;
  return `${who} in ${city}, ${country}. ${summary}${speaks}`;
}

/** 'example.com/about': what somebody would type. */
export function websiteInWords(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
