import {
  AGENT_LANGUAGES,
  AGENT_SPECIALITIES,
  AGENT_SPECIALITY_LABELS,
  type AgentLanguage,
  type AgentSpeciality,
} from '@atoll/contracts/agent';
import type { CityPage, CityPageKind, CityPageLink } from '@atoll/contracts/destination';
import { slugify } from '@atoll/contracts/slug';
import type { AgentFilters } from '../read-model/agent-filters';

/** What a content page of a city is about (DIR-03). */
interface Topic {
  readonly link: CityPageLink;
  readonly intro: string;
  readonly sections: CityPage['sections'];
  /** Which agents of the city it shows. */
  readonly agents: Partial<AgentFilters>;
}

/** What the pages are made from. */
export interface CityFacts {
  readonly city: string;
  readonly country: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly specialities: ReadonlySet<AgentSpeciality>;
  readonly languages: ReadonlySet<AgentLanguage>;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const languageName = (code: AgentLanguage) => languageNames.of(code) ?? code;

function choosing({ city, country, languages, specialities }: CityFacts): Topic {
  const knows = [...specialities].slice(0, 4).map((key) => AGENT_SPECIALITY_LABELS[key].toLowerCase());
  const speaks = [...languages].slice(0, 4).map(languageName);
  return {
    link: { kind: 'guide', slug: 'choosing-an-agent', title: `How to choose a travel agent in ${city}` },
    intro: `Three questions that lead to the right agent in ${city}, before you write to anybody.`,
    sections: [
      {
        title: 'What should the agent know?',
        text: knows.length
          ? `Agents in ${city} plan ${knows.join(', ')} and more. One who plans your kind of trip every week knows what a brochure leaves out.`
          : `Ask which trips the agent has planned in ${country} this year, and for whom.`,
      },
      {
        title: 'Which language will you speak?',
        text: speaks.length
          ? `You find agents who speak ${speaks.join(', ')}. Details are easier to settle in a language that both of you are at home in.`
          : `Settle at the start which language you write in: details get lost between two foreign ones.`,
      },
      {
        title: 'What does the rating say?',
        text: 'A rating that many travelers gave says more than a perfect one from a few. Look at the number beside it.',
      },
    ],
    agents: {},
  };
}

function firstVisit({ city, country, description, highlights }: CityFacts): Topic {
  return {
    link: { kind: 'guide', slug: 'first-visit', title: `Your first visit to ${city}` },
    intro: description,
    sections: [
      ...(highlights.length > 0 ? [{ title: 'Good to know', text: `${highlights.join('. ')}.` }] : []),
      {
        title: 'Before you go',
        text: `An agent on the spot tells you what has changed in ${country} lately: opening times, roads and permits.`,
      },
    ],
    agents: { isFeatured: true },
  };
}

function top({ city }: CityFacts, speciality: AgentSpeciality): Topic {
  const label = AGENT_SPECIALITY_LABELS[speciality];
  return {
    link: { kind: 'top', slug: speciality, title: `Top travel agents for ${label.toLowerCase()} in ${city}` },
    intro: `The best rated agents in ${city} who are good at ${label.toLowerCase()}.`,
    sections: [],
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
    agents: { languages: [language], sort: 'best' },
  };
}

/** The content pages that a city has: guides where something is told of it, the others where at least one agent fits. */
function topicsOf(facts: CityFacts): Topic[] {
  return [
    ...(facts.description ? [choosing(facts), firstVisit(facts)] : []),
    ...AGENT_SPECIALITIES.filter((key) => facts.specialities.has(key)).map((key) => top(facts, key)),
    ...AGENT_LANGUAGES.filter((code) => facts.languages.has(code)).map((code) => best(facts, code)),
  ];
}

export function cityPageLinks(facts: CityFacts): CityPageLink[] {
  return topicsOf(facts).map(({ link }) => link);
}

/** Null for a page that the city does not have. */
export function findTopic(facts: CityFacts, kind: CityPageKind, slug: string): Topic | null {
  return topicsOf(facts).find(({ link }) => link.kind === kind && link.slug === slug) ?? null;
}
