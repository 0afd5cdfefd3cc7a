import type { FastifyPluginAsync } from 'fastify';
import type { TravelProviders } from '../platform/travel/amadeus/amadeus.provider';
import type { TravelConfig } from '../platform/travel/travel.config';
import { activitiesRoutes } from './activities.routes';
import { createActivitiesService } from './activities.service';

export interface ActivitiesFeatureDeps {
  readonly config: Pick<TravelConfig, 'PROVIDER_DEADLINE_MS'>;
  readonly travel: Pick<TravelProviders, 'activities'>;
}

/** Tours and activities of the travel vendor. */
export function activitiesFeature({ config, travel }: ActivitiesFeatureDeps): FastifyPluginAsync {
  const activities = createActivitiesService(travel.activities, config.PROVIDER_DEADLINE_MS);
  return activitiesRoutes({ activities });
}
