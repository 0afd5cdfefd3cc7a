import type { FastifyPluginAsync } from 'fastify';
import type { DescribeTours } from '../shared/activities/describe-tours';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { ExchangeRates } from '../shared/money/exchange-rates';
import type { WatchCache } from '../shared/observability/cache-watch';
import type { TravelProviders } from '../shared/travel/amadeus/amadeus.provider';
import type { TravelConfig } from '../shared/travel/travel.config';
import { activitiesRoutes } from './activities.routes';
import { createActivitiesService } from './activities.service';
import { toTour } from './tour-mapper';

export interface ActivitiesFeatureDeps {
  readonly config: Pick<PlatformConfig, 'NODE_ENV'> & Pick<TravelConfig, 'PROVIDER_DEADLINE_MS'>;
  readonly travel: Pick<TravelProviders, 'activities'>;
  readonly rates: ExchangeRates;
  readonly watchCache: WatchCache;
}

// Production's provider has real tours: nothing of them is invented.
const isSample = ({ NODE_ENV }: Pick<PlatformConfig, 'NODE_ENV'>) => NODE_ENV !== 'production';

/** What activities of the vendor are like, for features that show some of them. */
export function describeTours(config: Pick<PlatformConfig, 'NODE_ENV'>): DescribeTours {
  return (activities, centre) =>
    activities.map((activity) => toTour(activity, { isSample: isSample(config), centre }));
}

/** Tours and activities of the travel vendor. */
export function activitiesFeature({
  config,
  travel,
  rates,
  watchCache,
}: ActivitiesFeatureDeps): FastifyPluginAsync {
  const activities = createActivitiesService({
    provider: travel.activities,
    rates,
    watchCache,
    deadlineMs: config.PROVIDER_DEADLINE_MS,
    isSample: isSample(config),
  });
  return activitiesRoutes({ activities });
}
