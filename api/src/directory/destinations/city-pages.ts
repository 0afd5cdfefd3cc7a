import { AGENT_SPECIALITY_LABELS, type AgentLanguage, type AgentSpeciality } from '@atoll/contracts/agent';
import type { CityPageKind, CityPageLink } from '@atoll/contracts/destination';
import { slugify } from '@atoll/contracts/slug';
import { countOf } from '@atoll/contracts/words';
import type { CityFacts, Topic } from './city-topic';
import { topicsOfGuide } from './guide-pages/guide-topics';

/** With fewer there is nothing to choose from. */
const CHOICE_MIN = 3;
/** Of each kind on the city's own page; the page about choosing leads to all. */
const LINKS_MAX = 4;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const languageName = (code: AgentLanguage) => languageNames.of(code) ?? code;

/** 'Culture 120, Food 98.', the most first; '' where there are none. */
function counted<Key>(counts: ReadonlyMap<Key, number>, nameOf: (key: Key) => string): string {
  const parts = byCount(counts).map((key) => `${nameOf(key)} ${counts.get(key) ?? 0}`);
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}

function byCount<Key>(counts: ReadonlyMap<Key, number>): Key[] {
  return [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key);
}

/** The agents of the city in numbers, with ways to those of each speciality and language. */
function choosing(facts: CityFacts): Topic | null {
  const { city, slug, agentCount, ratedCount, specialities, languages } = facts;
  if (agentCount < CHOICE_MIN) return null;
  return {
    link: { kind: 'guide', slug: 'choosing-an-agent', title: `How to choose a travel agent in ${city}` },
    intro: `${countOf(agentCount, 'agent works', 'agents work')} in ${city}, and ${countOf(ratedCount, 'has', 'have')} a rating. These are the numbers to choose by.`,
    sections: [
      { title: 'What they plan', text: counted(specialities, (key) => AGENT_SPECIALITY_LABELS[key]) },
      { title: 'What they speak', text: counted(languages, languageName) },
    ].filter(({ text }) => text !== ''),
    note: null,
    links: listTopics(facts).map(({ link }) => ({
      title: link.title,
      href: `/travel-agents/${slug}/${link.kind}/${link.slug}`,
    })),
    agents: {},
  };
}

function top({ city }: CityFacts, speciality: AgentSpeciality): Topic {
  const label = AGENT_SPECIALITY_LABELS[speciality];
  return {
    link: { kind: 'top', slug: speciality, title: `Top travel agents for ${label.toLowerCase()} in ${city}` },
    intro: `The best rated agents in ${city} who are good at ${label.toLowerCase()}.`,
    sections: [],
    note: null,
    links: [],
    agents: { specialities: [speciality], sort: 'rating' },
  };
}

function best({ city }: CityFacts, language: AgentLanguage): Topic {
  const name = languageName(language);
  return {
    link: {
      kind: 'best',
      slug: `${slugify(name)}-speaking`,
      title: `${name}-speaking travel agents in ${city}`,
    },
    intro: `Agents in ${city} who plan your trip with you in ${name}.`,
    sections: [],
    note: null,
    links: [],
    agents: { languages: [language], sort: 'best' },
  };
}

/** Pages of agents who share something, of which the city has at least one; those with the most agents first. */
function listTopics(facts: CityFacts): Topic[] {
  return [
    ...byCount(facts.specialities).map((key) => top(facts, key)),
    ...byCount(facts.languages).map((code) => best(facts, code)),
  ];
}

/** Guides, where the city has something for them that its own page does not say. */
function guideTopics(facts: CityFacts): Topic[] {
  const { guide } = facts;
  const agents = choosing(facts);
  return [...(guide ? topicsOfGuide(facts, guide) : []), ...(agents ? [agents] : [])];
}

/** What the city's own page leads to: its guides, and some of the other pages. */
export function cityPageLinks(facts: CityFacts): CityPageLink[] {
  const lists = listTopics(facts);
  const some = (kind: CityPageKind) => lists.filter(({ link }) => link.kind === kind).slice(0, LINKS_MAX);
  return [...guideTopics(facts), ...some('top'), ...some('best')].map(({ link }) => link);
}

/** Null for a page that the city does not have. */
export function findTopic(facts: CityFacts, kind: CityPageKind, slug: string): Topic | null {
  const topics = [...guideTopics(facts), ...listTopics(facts)];
  return topics.find(({ link }) => link.kind === kind && link.slug === slug) ?? null;
}
