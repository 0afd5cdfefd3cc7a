import { TextField } from '@atoll/ui/field';
import { SearchBar } from '@atoll/ui/search-bar';
import { Tabs } from '@atoll/ui/tabs';
import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import * as s from './hero-search.module.css';
import type { PlaceFieldProps } from './place-field';
import { SEARCH_KINDS, type SearchKind } from './search-kinds';
import { inputState, type InputState } from './input-state';

const fetchPlaceField = () => import(/* webpackChunkName: "place-field" */ './place-field');

const FIELD = { label: 'Destination', name: 'q', placeholder: 'Where to?', variant: 'cell' } as const;

/** The field that suggests places, and what the plain one before it held. */
interface Suggesting {
  readonly PlaceField: ComponentType<PlaceFieldProps>;
  readonly before: InputState;
}

/**
 * The search of the front page: a form like any other, whose place the server knows with or without JavaScript. Dates
 * and people are the browser's own fields, which need no code; the page of results offers its calendar. The field
 * suggests places (HOM-05) once somebody turns to it: its code is not for those who only look.
 */
export function HeroSearch() {
  const [kind, setKind] = useState<SearchKind>('hotels');
  /** Null until somebody turns to the field and its code is here. */
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null);
  const plainField = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const { action, submitLabel, name, details } = SEARCH_KINDS[kind];

  async function wantSuggestions(): Promise<void> {
    // Without its code the plain field goes on: the server knows the place.
    const code = await fetchPlaceField().catch(() => null);
    const input = plainField.current;
    // A letter that is still being composed would be lost with its field; the end of its composition asks again.
    if (!code || !input || isComposing.current) return;
    // At once, so that no letter is typed between reading the plain field and showing the other one.
    flushSync(() => setSuggesting({ PlaceField: code.PlaceField, before: inputState(input) }));
  }

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
        {suggesting === null ? (
          <TextField
            {...FIELD}
            ref={plainField}
            autoComplete="off"
            required
            onFocus={() => void wantSuggestions()}
            // It had the focus already when this page was taken over.
            onInput={() => void wantSuggestions()}
            onCompositionStart={() => (isComposing.current = true)}
            onCompositionEnd={() => {
              isComposing.current = false;
              void wantSuggestions();
            }}
          />
        ) : (
          <suggesting.PlaceField {...FIELD} kind={kind} before={suggesting.before} />
        )}
        {details.map((detail) => (
          <TextField {...detail} key={detail.name} variant="cell" />
        ))}
      </SearchBar>
    </div>
  );
}
