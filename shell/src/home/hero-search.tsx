import { TextField } from '@atoll/ui/field';
import { SearchBar } from '@atoll/ui/search-bar';
import { Tabs } from '@atoll/ui/tabs';
import { lazy, Suspense, useRef, useState } from 'react';
import * as s from './hero-search.module.css';
import { SEARCH_KINDS, type SearchKind } from './search-kinds';

const fetchPlaceField = () => import(/* webpackChunkName: "place-field" */ './place-field');
const PlaceField = lazy(async () => ({ default: (await fetchPlaceField()).PlaceField }));

const FIELD = { label: 'Destination', name: 'q', placeholder: 'Where to?', variant: 'cell' } as const;

/**
 * The search of the front page: a form like any other, whose place the server knows with or without JavaScript. The
 * field suggests places (HOM-05) once somebody turns to it: its code is not for those who only look.
 */
export function HeroSearch() {
  const [kind, setKind] = useState<SearchKind>('hotels');
  /** What was typed before the field that suggests was here; null until somebody turns to it. */
  const [typed, setTyped] = useState<string | null>(null);
  const plainField = useRef<HTMLInputElement>(null);
  const { action, submitLabel, name } = SEARCH_KINDS[kind];

  function wantSuggestions(): void {
    fetchPlaceField().then(
      () => setTyped((before) => before ?? plainField.current?.value ?? ''),
      // Without its code the plain field goes on: the server knows the place.
      () => undefined,
    );
  }

  const plain = (
    <TextField {...FIELD} ref={plainField} autoComplete="off" required onFocus={wantSuggestions} />
  );
  return (
    <div className={s.search}>
      <Tabs
        look="pill"
        label="Search for"
        value={kind}
        onChange={setKind}
        tabs={[
          { value: 'hotels', label: 'Hotels', icon: 'bed' },
          { value: 'tours', label: 'Tours', icon: 'route' },
          { value: 'agents', label: 'Agents', icon: 'user-search' },
        ]}
      />
      <SearchBar className={s.bar} label={name} submitLabel={submitLabel} action={action}>
        {typed === null ? (
          plain
        ) : (
          <Suspense fallback={plain}>
            <PlaceField {...FIELD} kind={kind} defaultText={typed} />
          </Suspense>
        )}
      </SearchBar>
    </div>
  );
}
