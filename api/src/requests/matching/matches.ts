import { AGENT_LANGUAGES, AGENT_SPECIALITIES } from '@atoll/contracts/agent';
import { REQUEST_AGENTS_MAX, type RequestMatches } from '@atoll/contracts/quote-request';
import { Type, type Static } from 'typebox';
import type { RequestsParts } from '../requests-parts';
import { MATCHED_AGENTS, type Match } from './match.service';

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

type MatchesParts = Pick<RequestsParts, 'matching' | 'blockedAgents' | 'askable' | 'pages'>;

export const MatchesQuery = Type.Object({
  /** As it was typed; `city` and `country` are what was picked. */
  place: text(160),
  city: text(120),
  country: text(120),
  /** Parted by commas, as the others. */
  interests: text(400),
  languages: text(400),
  /** Instead of whom the site would ask. */
  agentIds: text(400),
});
export type MatchesQuery = Static<typeof MatchesQuery>;

const listOf = (words: string | undefined) => (words ?? '').split(',').filter(Boolean);

function known<Word extends string>(all: readonly Word[], words: string | undefined): Word[] {
  const wanted = listOf(words);
  return all.filter((word) => wanted.includes(word));
}

function toView({ agent, reasons }: Match): RequestMatches['agents'][number] {
  const { id, name, agency, city, country, picture, page, languages } = agent;
  return { id, name, agency, city, country, picture, page, languages: [...languages], reasons };
}

/** Who would be asked for quotes, and why; without those whom the account that is signed in has blocked. Nothing is written. */
export async function findMatches(
  { matching, blockedAgents, askable, pages }: MatchesParts,
  query: MatchesQuery,
  travelerId: string | null,
): Promise<RequestMatches> {
  const blocked = await blockedAgents({ travelerId, email: null });
  const isWelcome = ({ agent }: Match) => !blocked.has(agent.id);
  const { place: typed = '', city = '', country = '' } = query;
  const isNamed = [typed, city, country].some((part) => part.trim() !== '');
  const place = isNamed
    ? await askable.placeOf({ text: typed, city: city || null, country: country || null })
    : null;
  const wish = {
    place,
    interests: known(AGENT_SPECIALITIES, query.interests),
    languages: known(AGENT_LANGUAGES, query.languages),
  };
  const ids = [...new Set(listOf(query.agentIds))].slice(0, REQUEST_AGENTS_MAX);
  if (ids.length === 0) {
    const matches = (await matching.ranked(wish)).filter(isWelcome);
    return { agents: matches.slice(0, MATCHED_AGENTS).map(toView), notAskable: [] };
  }
  const chosen = (await matching.chosen(ids, wish)).filter(isWelcome);
  const others = ids.filter((id) => !chosen.some(({ agent }) => agent.id === id));
  const cards = await Promise.all(others.map((id) => pages.agent(id)));
  return {
    agents: chosen.map(toView),
    notAskable: cards.flatMap((card) => (card ? [{ id: card.id, name: card.name }] : [])),
  };
}
