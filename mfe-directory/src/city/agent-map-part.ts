import { lazyPart } from '@atoll/platform/lazy-part';

const map = lazyPart(async () => (await import(/* webpackChunkName: "agent-map" */ './agent-map')).AgentMap);

/** The agents of a city on a map, whose code comes beside that of the page. */
export const AgentMap = map.Part;

/** Fetches its code, on the server and before hydration, which must draw alike. Resolves to the name of its chunk. */
export async function prepareAgentMap(): Promise<string> {
  await map.fetch();
  return 'agent-map';
}
