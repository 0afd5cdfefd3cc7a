import type { FastifyPluginAsync } from 'fastify';
import type { PlatformConfig } from '../platform/config/platform.config';
import type { TravelProviders } from '../platform/travel/amadeus/amadeus.provider';
import type { TravelConfig } from '../platform/travel/travel.config';
import { activitiesRoutes } from './activities.routes';
import { createActivitiesService } from './activities.service';

export interface ActivitiesFeatureDeps {
  readonly config: Pick<PlatformConfig, 'NODE_ENV'> & Pick<TravelConfig, 'PROVIDER_DEADLINE_MS'>;
  readonly travel: Pick<TravelProviders, 'activities'>;
}

/** Tours and activities of the travel vendor. */
export function activitiesFeature({ config, travel }: ActivitiesFeatureDeps): FastifyPluginAsync {
  const activities = createActivitiesService({
    provider: travel.activities,
    deadlineMs: config.PROVIDER_DEADLINE_MS,
    // Production's provider has real tours: nothing of them is invented.
    isSample: config.NODE_ENV !== 'production',
  });
  return activitiesRoutes({ activities });
}
