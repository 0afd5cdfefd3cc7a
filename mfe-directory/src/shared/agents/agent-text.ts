import type { AgentCard, AgentLanguage } from '@atoll/contracts/agent';
import { agentLanguageName } from '@atoll/contracts/agent-languages';
import { countOf, wholeNumberText } from '@atoll/contracts/words';

/** 'Portuguese, English, French'. */
export function languagesText(codes: readonly AgentLanguage[]): string {
  return codes.map(agentLanguageName).join(', ');
}

/** '1,204 travel agents'. */
export function countText(count: number, one = 'travel agent', several = `${one}s`): string {
  return countOf(count, one, several);
}

/** '900 travel agents, 27 featured': of a country. */
export function agentsText(agentCount: number, featuredCount: number): string {
  const featured = featuredCount > 0 ? `, ${wholeNumberText(featuredCount)} featured` : '';
  return countText(agentCount) + featured;
}

/** '38 ratings', and of invented ones that they are. */
export function ratingsText({ rating_count: count, sample }: AgentCard): string {
  return `${wholeNumberText(count)} ${sample ? 'sample ' : ''}${count === 1 ? 'rating' : 'ratings'}`;
}
