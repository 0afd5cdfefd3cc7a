import type { AgentCard, AgentLanguage } from '@atoll/contracts/agent';

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

export function languageName(code: AgentLanguage): string {
  return LANGUAGES.of(code) ?? code;
}

/** 'Portuguese, English, French'. */
export function languagesText(codes: readonly AgentLanguage[]): string {
  return codes.map(languageName).join(', ');
}

export function inNumbers(count: number): string {
  return count.toLocaleString('en');
}

/** '1,204 travel agents'. */
export function countText(count: number, one = 'travel agent', several = `${one}s`): string {
  return `${inNumbers(count)} ${count === 1 ? one : several}`;
}

/** '900 travel agents, 27 featured': of a country. */
export function agentsText(agentCount: number, featuredCount: number): string {
  const featured = featuredCount > 0 ? `, ${inNumbers(featuredCount)} featured` : '';
  return countText(agentCount) + featured;
}

/** '38 ratings', and of invented ones that they are. */
export function ratingsText({ rating_count: count, sample }: AgentCard): string {
  return `${inNumbers(count)} ${sample ? 'sample ' : ''}${count === 1 ? 'rating' : 'ratings'}`;
}
