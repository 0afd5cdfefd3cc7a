import type { Agent } from '@atoll/contracts/agent';
import type { AgentDocument } from '../models/agent.model';
import type { CountrySettings } from '../models/country.model';
import { agentCard } from '../read-model/agent-card';

/** An agent as its profile shows it. Whose account owns it is nobody's business, and hidden countries are left out. */
export function agentProfile(agent: AgentDocument, settings: ReadonlyMap<string, CountrySettings>): Agent {
  const places = [...new Set([agent.clean_country, ...agent.places])].flatMap((slug) => {
    const country = settings.get(slug);
    return country?.is_visible ? [{ country: country.country, clean_country: slug }] : [];
  });
  return {
    ...agentCard(agent),
    user_id: null,
    region: agent.region,
    country_code: agent.country_code,
    places,
    rating_source: agent.rating_source,
    phone: agent.own_words?.phone ?? null,
    website: agent.own_words?.website ?? null,
    hours: agent.own_words?.hours ?? null,
    updated_at: agent.updated_at.toISOString(),
  };
}
