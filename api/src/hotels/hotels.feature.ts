import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { DescribeHotels } from '../shared/hotels/describe-hotels';
import type { FindPlaces } from '../shared/places/find-places';
import type { WatchCache } from '../shared/observability/cache-watch';
import type { TravelProviders } from '../shared/travel/amadeus/amadeus.provider';
import type { TravelConfig } from '../shared/travel/travel.config';
import { createHotelContentRepository } from './hotel-content.repository';
import { pageView } from './hotel-view';
import { createHotelContents } from './hotel-contents';
import { hotelsRoutes } from './hotels.routes';
import { createHotelsService } from './hotels.service';
import { listedContent, sampleContent } from './sample-content';

export interface HotelsFeatureDeps {
  readonly config: Pick<PlatformConfig, 'NODE_ENV'> & Pick<TravelConfig, 'PROVIDER_DEADLINE_MS'>;
  readonly database: Connection;
  readonly travel: Pick<TravelProviders, 'hotels'>;
  readonly findPlaces: FindPlaces;
  readonly watchCache: WatchCache;
}

function contentsOf({ config, database }: Pick<HotelsFeatureDeps, 'config' | 'database'>) {
  const repository = createHotelContentRepository(database);
  // Production never invents what a real hotel is like.
  const describe = config.NODE_ENV === 'production' ? listedContent : sampleContent;
  return { repository, contents: createHotelContents(repository, describe) };
}

/** What hotels of the vendor's list are like, for features that show some of them. */
export function describeHotels(deps: Pick<HotelsFeatureDeps, 'config' | 'database'>): DescribeHotels {
  const { contents } = contentsOf(deps);
  return async (listed) => {
    const known = await contents(listed);
    return pageView(
      listed.flatMap(({ hotelId }) => {
        const content = known.get(hotelId);
        return content ? [{ content, distanceKm: null }] : [];
      }),
    );
  };
}

/** Hotels and their offers: the travel vendor's, with what we know of each house. */
export function hotelsFeature({
  config,
  database,
  travel,
  findPlaces,
  watchCache,
}: HotelsFeatureDeps): FastifyPluginAsync {
  const { repository, contents } = contentsOf({ config, database });
  const hotels = createHotelsService({
    provider: travel.hotels,
    repository,
    contents,
    findPlaces,
    watchCache,
    deadlineMs: config.PROVIDER_DEADLINE_MS,
  });
  return hotelsRoutes({ hotels });
}
