import { AGENT_SPECIALITIES, type AgentSpeciality } from '@atoll/contracts/agent';

/** What a speciality is called besides its own name. */
const OTHER_WORDS: Readonly<Partial<Record<AgentSpeciality, readonly string[]>>> = {
  adventure: ['adventures'],
  beach: ['beaches'],
  cruise: ['cruises'],
  culture: ['cultural'],
  diving: ['scuba', 'snorkeling'],
  family: ['kids', 'children'],
  groups: ['group'],
  honeymoon: ['honeymooning'],
  luxury: ['luxurious'],
  rail: ['train', 'trains'],
  safari: ['safaris'],
  ski: ['skiing'],
  walking: ['hiking', 'trekking'],
  wellness: ['spa'],
};

/** The specialities of agents that somebody's own words name. */
export function wishedInterests(texts: readonly string[]): AgentSpeciality[] {
  const said = new Set(texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)));
  return AGENT_SPECIALITIES.filter((one) =>
    [one, ...(OTHER_WORDS[one] ?? [])].some((word) => said.has(word)),
  );
}
