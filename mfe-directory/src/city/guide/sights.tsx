import { sightHref, sightKindWord, sightRef, type Sight } from '@atoll/contracts/city-guide';
import type { City } from '@atoll/contracts/destination';
import { countOf } from '@atoll/contracts/words';
import type { MapMarker } from '@atoll/map/map-model';
import { LazyPriceMap } from '@atoll/map/lazy-price-map';
import { StaticMap } from '@atoll/map/static-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { SaveButton } from '@atoll/platform/save-button';
import { Icon } from '@atoll/ui/icon';
import { useMemo, useState } from 'react';
import { kindIcon } from './guide-text';
import * as s from './sights.module.css';

const ZOOM = 12;

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-directory/map' });
}

/** What to see: cards with the numbers of the map beside them. */
export function Sights({ city, sights }: { readonly city: City; readonly sights: readonly Sight[] }) {
  const { name, slug, lat, lng } = city;
  const [pointedAt, point] = useState<string | null>(null);
  const center = useMemo(() => ({ latitude: lat, longitude: lng }), [lat, lng]);
  const markers = useMemo(
    () =>
      sights.map((sight, index): MapMarker => ({
        id: sight.id,
        name: sight.name,
        label: String(index + 1),
        latitude: sight.lat,
        longitude: sight.lng,
      })),
    [sights],
  );
  return (
    <section className="wrap section-tight" id="see" aria-labelledby="see-heading">
      <div className="section-head">
        <div>
          <h2 className="display h2" id="see-heading">
            What to see
          </h2>
          <p>
            {countOf(sights.length, 'sight')} and where they are. Save the ones you want: hotels can then be
            sorted by the walk to them.
          </p>
        </div>
      </div>
      <div className={s.see}>
        <ol aria-label={`Sights of ${name}`}>
          {sights.map((sight, index) => (
            <li
              key={sight.id}
              id={`sight-${sight.id}`}
              className={s.sight}
              onPointerEnter={() => point(sight.id)}
              onPointerLeave={() => point(null)}
            >
              <span className={s.tile} aria-hidden="true">
                <Icon name={kindIcon(sight.kind)} />
                <span className={s.number}>{index + 1}</span>
              </span>
              <div>
                <h3 className="title">{sight.name}</h3>
                <p className={`micro muted ${s.local}`}>{sight.local ?? sightKindWord(sight.kind)}</p>
                <p className="small muted">{sight.about}</p>
              </div>
              <SaveButton
                item={{
                  kind: 'sight',
                  id: sightRef(slug, sight.id),
                  title: sight.name,
                  place: name,
                  position: { latitude: sight.lat, longitude: sight.lng },
                  href: sightHref(slug, sight.id),
                }}
              />
            </li>
          ))}
        </ol>
        <div className={s.beside}>
          <div className={s.map}>
            <LazyPriceMap
              placeholder={<StaticMap name={name} center={center} markers={markers} />}
              label={`Map of the sights of ${name}`}
              markersLabel="Sights on the map"
              markers={markers}
              hoveredId={pointedAt}
              center={center}
              zoom={ZOOM}
              initial3d={false}
              basemap={readSettings().basemap}
              onError={reportMapError}
            />
          </div>
          <p className={`micro muted ${s.note}`}>Dots are about right, to a few hundred meters.</p>
        </div>
      </div>
    </section>
  );
}
