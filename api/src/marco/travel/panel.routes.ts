import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { MarcoStatus } from '@atoll/contracts/marco';
import { ChatActivitiesAnswer, ChatActivitiesQuery } from '@atoll/contracts/marco-activities';
import { clientOf } from '../../shared/http/client-address';
import { degradeTo } from '../../shared/provider/degraded-answer';
import type { FindPlaces } from '../../shared/places/find-places';
import type { TokenBudget } from '../answers/token-budget';
import { TEXT_OF_SPENT, TEXTS } from '../answers/texts/texts';
import type { FindChatActivities } from './chat-activities';

export interface PanelRoutesDeps {
  readonly isOn: boolean;
  readonly budget: TokenBudget;
  readonly findPlaces: FindPlaces;
  readonly findActivities: FindChatActivities;
}

/** Whether Marco is there (MAR-58), and the activities of its side panel (MAR-06). */
export function panelRoutes({
  isOn,
  budget,
  findPlaces,
  findActivities,
}: PanelRoutesDeps): FastifyPluginAsyncTypebox {
  const tags = ['marco'];
  return async (app) => {
    app.get(
      API_PATHS.marcoStatus,
      { schema: { tags, summary: 'Whether Marco answers now', response: { 200: MarcoStatus } } },
      async ({ ip }, reply) => {
        reply.header('cache-control', 'no-store');
        if (!isOn) return { isOn: false, message: TEXTS.off };
        const spent = await budget.spentBy(clientOf(ip));
        return spent === null ? { isOn: true } : { isOn: false, message: TEXT_OF_SPENT[spent] };
      },
    );
    app.get(
      API_PATHS.marcoActivities,
      {
        schema: {
          tags,
          summary: 'Activities of a city, for Marco’s side panel',
          querystring: ChatActivitiesQuery,
          response: { 200: ChatActivitiesAnswer },
        },
      },
      async ({ query }) => {
        const [place] = await findPlaces(query.city, 1);
        if (!place) return { place: null, activities: [] };
        const found = findActivities(place).then(({ place: city, activities }) => ({
          place: city,
          activities,
        }));
        return found.catch(degradeTo({ place: null, activities: [] }));
      },
    );
  };
}
