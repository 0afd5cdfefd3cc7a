import { Credit } from './credit';
import * as s from './attribution.module.css';

interface AttributionProps {
  /** Whose basemap the deployment shows, in its own words; null for the map's own. */
  credit: string | null;
  /** Islands or shores of OpenStreetMap are in view. */
  hasOpenStreetMap: boolean;
  /** The basemap has no streets at this zoom. */
  isSimplified: boolean;
  /** The houses are drawn, not surveyed. */
  hasBuildings: boolean;
}

/** Whose data the map shows, and what on it is not to be taken literally. */
export function Attribution({ credit, hasOpenStreetMap, isSimplified, hasBuildings }: AttributionProps) {
  return (
    <p className={s.attribution}>
      {hasBuildings && <span>Buildings: illustrative</span>}
      {isSimplified && <span>Simplified map</span>}
      {credit === null ? <OwnCredits hasOpenStreetMap={hasOpenStreetMap} /> : <Credit text={credit} />}
    </p>
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
