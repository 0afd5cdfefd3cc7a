import type { CityOption } from '@atoll/contracts/place';
import { writeWalkGoals } from '@atoll/contracts/walking';
import { countOf } from '@atoll/contracts/words';
import { selectTrip, selectUser, useAppSelector } from '@atoll/platform';
import { announce } from '@atoll/ui/announce';
import { useEffect, useMemo, useRef } from 'react';
import { useHotelPage, type Walk } from '../../shared/hotel-page';
import { usePlansToWalkQuery, useSightsAroundQuery } from './walk.api';
import * as s from './walk-order.module.css';
import { walkGoals, walkText, type WalkGoal } from './walk-goals';

const HOW = 'Walking times are estimates: straight line × 1.3 at 4.8 km/h.';

function walkOf(goals: readonly WalkGoal[]): Walk | null {
  if (goals.length === 0) return null;
  const option = {
    value: 'walk' as const,
    label: 'Walking time to what you saved',
    reason: 'Fewest minutes on foot first.',
  };
  return { to: writeWalkGoals(goals), option, textOf: (hotel) => walkText(hotel, goals) };
}

/** What is said by whom listens: the list keeps its heading when it changes its order. */
function useAnnounced(text: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (text !== null && text !== last.current) announce(text);
    last.current = text;
  }, [text]);
}

/** Offers the order by the way on foot around a place, and says how it is reckoned or what it needs (HSE-65). */
export function WalkOrder({ place }: { place: CityOption }) {
  const { address, walk, setWalk } = useHotelPage();
  const isChosen = address.sort === 'walk';
  const { saved } = useAppSelector(selectTrip);
  const user = useAppSelector(selectUser);
  const { data } = usePlansToWalkQuery(undefined, { skip: !user });
  const plans = data?.plans;
  const goals = useMemo(() => walkGoals(place, saved, plans ?? []), [place, saved, plans]);
  useEffect(() => setWalk(walkOf(goals)), [goals, setWalk]);
  useEffect(() => () => setWalk(null), [setWalk]);
  const count = countOf(goals.length, 'saved place');
  useAnnounced(isChosen && walk ? `Hotels are sorted by walking time to ${count}` : null);
  if (!isChosen) return null;
  if (goals.length === 0) return <NothingSaved place={place} />;
  return <p className={`small muted ${s.note}`}>{HOW}</p>;
}

/** What to do where there is nothing to walk to. */
function NothingSaved({ place }: { place: CityOption }) {
  const { latitude, longitude } = place;
  const { data } = useSightsAroundQuery({ latitude, longitude });
  const city = data?.clusters.find((cluster) => cluster.city)?.city;
  // Written out: what makes it would be in the first code of every page of this remote.
  const onMap = `/map?show=sights&lat=${latitude}&lng=${longitude}&zoom=12`;
  return (
    <p className={`small ${s.note}`} role="status">
      Nothing is saved near {place.name} yet. Save what you want to see, and hotels are sorted by the way on
      foot to it.{' '}
      <a className="link" href={city ? `/travel-agents/${city.slug}#see` : onMap}>
        {city ? `Sights in ${city.name}` : 'Look at the map'}
      </a>
    </p>
  );
}
