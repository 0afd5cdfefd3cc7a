import type { StreetDetail } from '../basemap/ground';
import type { MapCredits } from '../price-map/use-map-stage';
import { Credit } from './credit';
import * as s from './attribution.module.css';

const NO_STREETS = 'Simplified map: no streets here';

interface AttributionProps {
  readonly credits: MapCredits;
  /** The basemap has nothing more to show at this zoom. */
  readonly isSimplified: boolean;
  readonly streets: StreetDetail;
}

/** Whose data the map shows, and what it does not know. It stays in sight while any part of the map is. */
export function Attribution({ credits, isSimplified, streets }: AttributionProps) {
  return (
    <div className={s.corner}>
      <p className={s.attribution}>
        {isSimplified && <span>{streets === 'none' ? NO_STREETS : 'Simplified map'}</span>}
        {credits.hasOwnWorld && <OwnCredits hasOpenStreetMap={credits.hasOpenStreetMap} />}
        {credits.others.map((words) => (
          <Credit key={words} text={words} />
        ))}
      </p>
    </div>
  );
}

function OwnCredits({ hasOpenStreetMap }: { hasOpenStreetMap: boolean }) {
  return (
    <>
      <span>
        © <a href="https://www.geonames.org/">GeoNames</a>{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
      </span>
      <span>
        <a href="https://www.naturalearthdata.com/">Natural Earth</a>
      </span>
      {hasOpenStreetMap && (
        <span>
          © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>
        </span>
      )}
    </>
  );
}
