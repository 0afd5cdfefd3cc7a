import type { MapLayer } from '@atoll/contracts/pages/map.page';
import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { CardList } from '@atoll/ui/card-list';
import { useEffect, useMemo, useState } from 'react';
import { openedCluster, type MapGoal, type Seen } from '../map-view';
import * as s from './more-layers.module.css';
import type { MoreOnMap } from './on-map';
import { ThingCard, ThingRow } from './thing-row';
import { inPoints, thingMarkers, type Thing } from './things';
import { useThings, type ThingsLayer } from './use-things';

interface MoreLayersProps {
  seen: Seen;
  show: readonly MapLayer[];
  onMore: (more: MoreOnMap | null) => void;
  onPoint: (id: string | null) => void;
  goTo: (goal: MapGoal) => void;
}

/** Lines of a layer before somebody asks for all of them. */
const ROWS_FIRST = 10;
const NEAR_ZOOM = 16;

function moreOf(layers: readonly ThingsLayer[], zoom: number): MoreOnMap {
  const things = layers.flatMap((each) => each.things);
  const find = (id: string) => things.find((thing) => thing.id === id);
  return {
    markers: thingMarkers(things),
    cardOf: (id) => {
      const standing = inPoints(things).find(([first]) => first?.id === id);
      return standing && <ThingCard things={standing} />;
    },
    goalOf: (id) => {
      const thing = find(id);
      return thing ? goalOf(thing, zoom) : null;
    },
  };
}

function goalOf({ lat, lng, bounds }: Thing, zoom: number): MapGoal {
  if (bounds) return openedCluster({ lat, lng, bounds: [...bounds] }, zoom);
  return { latitude: lat, longitude: lng, zoom: Math.max(zoom, NEAR_ZOOM) };
}

/** The layers beside agents and destinations: their lists, and for the map their markers (MAP-26). */
export function MoreLayers({ seen, show, onMore, onPoint, goTo }: MoreLayersProps) {
  const layers = useThings(seen, show);
  const more = useMemo(() => moreOf(layers, seen.view.zoom), [layers, seen]);
  useEffect(() => onMore(more), [more, onMore]);
  useEffect(() => () => onMore(null), [onMore]);
  const far = layers.filter(({ isTooFar }) => isTooFar).map(({ kind }) => `${kind}s`);
  const open = (thing: Thing) => goTo(goalOf(thing, seen.view.zoom));
  return (
    <>
      {far.length > 0 && <p className="small">Zoom in to a town to see {far.join(' and ')}.</p>}
      {layers.map((layer) => (
        <LayerList key={layer.kind} layer={layer} onPoint={onPoint} onOpen={open} />
      ))}
    </>
  );
}

const PLURALS = { hotel: 'Hotels', tour: 'Tours', sight: 'Sights' } as const;

interface LayerListProps {
  layer: ThingsLayer;
  onPoint: (id: string | null) => void;
  onOpen: (thing: Thing) => void;
}

function LayerList({ layer, onPoint, onOpen }: LayerListProps) {
  const { kind, things, isCut, hasFailed, isFetching, isTooFar } = layer;
  const [showsAll, setShowsAll] = useState(false);
  const count = things.reduce((sum, thing) => sum + thing.count, 0);
  const name = PLURALS[kind];
  const heading = `${isCut ? 'At least ' : ''}${countOf(count, kind)} in sight`;
  // From afar there are no tours, and of hotels those that have a page here: no zero is said of the others.
  if (isTooFar && count === 0) return null;
  return (
    <section className={s.layer} aria-label={`${name} on the map`} aria-busy={isFetching}>
      <h2 className="title" aria-live="polite">
        {isFetching && count === 0 ? `Looking for ${name.toLowerCase()}` : heading}
      </h2>
      {hasFailed && (
        <p className="small" role="status">
          {name} are not available right now; the rest of the map is.
        </p>
      )}
      <CardList
        layout="list"
        className={s.cards}
        items={showsAll ? things : things.slice(0, ROWS_FIRST)}
        idOf={({ id }) => id}
        onPoint={onPoint}
        isStale={isFetching}
      >
        {(thing) => <ThingRow thing={thing} onOpen={() => onOpen(thing)} />}
      </CardList>
      {!showsAll && things.length > ROWS_FIRST && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          Show all {things.length} lines
        </Button>
      )}
    </section>
  );
}
