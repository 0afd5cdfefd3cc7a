import { placeLabel, type CityOption } from '@atoll/contracts/place';
import { usePlaceSearch } from '@atoll/platform/place-search';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { PlaceSearch } from '@atoll/ui/place-search';
import { useState } from 'react';
import * as s from './line-form.module.css';
import type { LineDraft } from './quote-draft';

const TEXTS = { searching: 'Searching places...', empty: 'Not in our list of places' };
const NAME_MAX = 160;
const TEXT_MAX = 120;

interface LinePlaceProps {
  readonly line: LineDraft;
  readonly problem: string | undefined;
  readonly onChange: (change: Partial<LineDraft>) => void;
}

/** Where a line is on the map: by what was picked, or by a place that is chosen from the list; never by its words. */
export function LinePlace({ line: { spot, place }, problem, onChange }: LinePlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const find = usePlaceSearch();
  // A region is no point on a map.
  const search: typeof find = async (text, signal) =>
    (await find(text, signal)).filter(({ kind }) => kind !== 'region');

  function choose(chosen: CityOption | null): void {
    if (!chosen) return;
    const { latitude, longitude } = chosen;
    const name = placeLabel(chosen).slice(0, NAME_MAX);
    setOpen(false);
    onChange({
      spot: { kind: 'place', name, latitude, longitude },
      ...(place.trim() === '' && { place: chosen.name.slice(0, TEXT_MAX) }),
    });
  }

  if (isOpen && !spot)
    return (
      <PlaceSearch
        className={s.wide}
        label="Place on the map"
        hint="A town, a sight or an airport, chosen from the list"
        name="spot"
        value={null}
        search={search}
        onChange={choose}
        texts={TEXTS}
      />
    );
  return (
    <div className={s.page}>
      {spot ? (
        <>
          <Icon name="map-pin" size="s" />
          <span>On the map: {spot.name}</span>
          <Button variant="text" size="small" onClick={() => onChange({ spot: null })}>
            Take it off the map
          </Button>
        </>
      ) : (
        <Button variant="text" size="small" icon="map-pin" onClick={() => setOpen(true)}>
          Put it on the map
        </Button>
      )}
      {problem && <p>{problem}</p>}
    </div>
  );
}
