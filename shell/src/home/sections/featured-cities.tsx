import { artworkVariant } from '@atoll/contracts/artwork';
import { countOf } from '@atoll/contracts/words';
import { toAppError } from '@atoll/platform';
import { Carousel } from '@atoll/ui/carousel';
import { ErrorState } from '@atoll/ui/page-state';
import { Poster } from '@atoll/ui/poster';
import { usePopularDestinationsQuery } from '../home.api';

/** Cities with the most featured agents (HOM-07). */
export function FeaturedCities() {
  const { currentData, error, refetch } = usePopularDestinationsQuery();
  if (error && !currentData)
    return (
      <section className="section-tight">
        <ErrorState
          title="The featured cities could not be loaded"
          text={toAppError(error).message}
          onRetry={() => void refetch()}
        />
      </section>
    );
  if (!currentData || currentData.cities.length === 0) return null;
  return (
    <section className="section-tight">
      <div className="wrap">
        <Carousel
          bleed
          label="Featured cities"
          heading={
            <>
              <h2 className="display h2">Featured cities</h2>
              <p className="muted">Cities with the most featured agents.</p>
            </>
          }
        >
          {currentData.cities.map(({ slug, city, image, agentCount, featuredCount }) => (
            <Poster
              key={slug}
              href={`/travel-agents/${slug}`}
              name={city}
              note={featuredCount > 0 ? `${featuredCount} featured` : countOf(agentCount, 'agent')}
              src={artworkVariant(image, '304x480', 'avif')}
            />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
