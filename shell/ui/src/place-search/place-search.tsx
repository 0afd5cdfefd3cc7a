import { PLACE_DEBOUNCE_MS, PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import { placeLabel, type CityOption, type PlaceKind } from '@atoll/contracts/place';
import { useState } from 'react';
import { classNames } from '../class-names';
import { controlClass, FieldFrame, useFieldIds, type FieldWords } from '../field/field-frame';
import { Icon, type IconName } from '../icon/icon';
import * as s from './place-search.module.css';
import { useCombobox } from './use-combobox';
import { NEAR_ME, useNearMeRow } from './use-near-me-row';
import { useSuggestions, type Search, type Suggestions } from './use-suggestions';

export type Place = CityOption;
export type SearchPlaces = Search<Place>;

export type PlaceSearchTexts = {
  searching: string;
  empty: string;
  /** Shown while there are fewer letters than it takes. */
  hint?: string;
  /** Above the recent places. */
  recent?: string;
};

export type PlaceSearchProps = FieldWords & {
  label: string;
  /** Of the text in a GET form; 'q' by default. */
  name?: string;
  /** The place that the text names; another one than the field's own last choice writes its name. */
  value: Place | null;
  /** What the field says at first where no place is chosen. */
  defaultText?: string;
  placeholder?: string;
  /** Answers with places; what it throws is shown with its message. The signal is aborted by the next letter. */
  search: SearchPlaces;
  /** A place was picked, or null: the text no longer names it. The next `value` must be what this was given. */
  onChange: (place: Place | null) => void;
  /** Every change of the text. */
  onText?: (text: string) => void;
  texts: PlaceSearchTexts;
  minLength?: number;
  debounceMs?: number;
  /** Rows at most. */
  limit?: number;
  /** Offered on focus while the field is empty. */
  recent?: readonly Place[];
  /** Finds the place where the traveler is; offered first while the field is empty. What it throws is shown. */
  nearMe?: () => Promise<Place>;
  required?: boolean;
  id?: string;
  className?: string;
};

const NONE: Place[] = [];
const FAILURE = 'Places could not be searched. Please try again.';

/** True for a result that can be shown and searched around (HSE-17). */
function isComplete(place: Partial<Place> | null | undefined): boolean {
  return Boolean(
    place?.name && place.country && Number.isFinite(place.latitude) && Number.isFinite(place.longitude),
  );
}

const KIND_ICONS: Readonly<Record<PlaceKind, IconName>> = {
  city: 'map-pin',
  airport: 'plane',
  landmark: 'building-monument',
  region: 'map',
  island: 'beach',
};

/** What a row says of a place beside its name; a city needs no word. */
const KIND_WORDS: Readonly<Record<PlaceKind, string>> = {
  city: '',
  airport: 'airport',
  landmark: 'landmark',
  region: 'region',
  island: 'island',
};

export function placeInWords(place: Place | null): string {
  return place ? placeLabel(place) : '';
}

/** A row as it is read out: the place, what was found of it, what it is, its code. */
function rowInWords(place: Place): string {
  const { name, matched, kind, iataCode } = place;
  const shown = matched ? { ...place, name: `${name} (${matched})` } : place;
  return [placeLabel(shown), kind && KIND_WORDS[kind], iataCode].filter(Boolean).join(' ');
}

function keyOf(place: Place | null): string {
  return place ? `${placeInWords(place)} ${place.latitude} ${place.longitude}` : '';
}

/** The one line of the popover that is not a place; null when the places speak for themselves. */
function lineFor(suggestions: Suggestions<Place>, texts: PlaceSearchTexts, hasText: boolean): string | null {
  if (suggestions.state === 'searching') return texts.searching;
  if (suggestions.state === 'failed') return suggestions.message;
  if (suggestions.state === 'found') return suggestions.items.length === 0 ? texts.empty : null;
  return hasText ? (texts.hint ?? null) : null;
}

/** A field that finds a place while one types (HSE-13 to 17; LOOK 'Place autocomplete'). */
export function PlaceSearch(props: PlaceSearchProps) {
  const { label, name = 'q', value, placeholder, search, onChange, onText, texts, recent = NONE } = props;
  const { hint, error, hideLabel, variant, className, required } = props;
  const { minLength = PLACE_QUERY_MIN_LENGTH, debounceMs = PLACE_DEBOUNCE_MS, limit } = props;
  const ids = useFieldIds(props.id, { hint, error });
  const [text, setText] = useState(placeInWords(value) || (props.defaultText ?? ''));
  const [chosen, setChosen] = useState<Place | null>(value);
  if (keyOf(value) !== keyOf(chosen)) {
    setChosen(value);
    setText(placeInWords(value));
  }

  const suggestions = useSuggestions<Place>(
    async (query, signal) => (await search(query, signal)).filter(isComplete),
    { query: text, isActive: chosen === null, minLength, debounceMs, limit, failure: FAILURE },
  );
  const places = suggestions.state === 'found' ? suggestions.items : NONE;
  const near = useNearMeRow(text === '' ? props.nearMe : undefined);
  const showsRecent = text === '' && (recent.length > 0 || near.isOffered);
  const items = showsRecent ? recent : places;
  // The row 'Near me' is above the recent places.
  const rowsBefore = showsRecent && near.isOffered ? 1 : 0;
  const optionCount = rowsBefore + items.length;

  function write(next: string): void {
    if (next === text) return;
    setText(next);
    onText?.(next);
  }

  function choose(place: Place | null): void {
    if (keyOf(place) === keyOf(chosen)) return;
    setChosen(place);
    onChange(place);
  }

  const { isOpen, open, close, inputProps, listProps, optionId } = useCombobox({
    id: ids.controlId,
    labelId: ids.labelId,
    optionsKey: [...(rowsBefore > 0 ? [NEAR_ME] : []), ...items.map(keyOf)].join(),
    // Recent places wait until an arrow key chooses one.
    takesFirst: !showsRecent,
    text,
    onText: (next) => {
      write(next);
      // Text that is not the place's name means that no place is chosen.
      if (next !== placeInWords(chosen)) choose(null);
    },
    onPick: (index) => {
      if (index < rowsBefore) {
        open();
        near.ask((place) => {
          close();
          write(placeInWords(place));
          choose(place);
        });
        return;
      }
      const place = items[index - rowsBefore] ?? null;
      write(placeInWords(place));
      choose(place);
    },
    onClear: () => {
      write('');
      choose(null);
    },
  });

  const line = showsRecent ? near.line : lineFor(suggestions, texts, text.trim() !== '');
  const isShown = isOpen && (line !== null || optionCount > 0);
  const hasList = isShown && optionCount > 0;
  return (
    <FieldFrame
      {...{ ids, label, hint, error, hideLabel, variant }}
      className={classNames(s.root, className)}
    >
      <input
        {...inputProps}
        {...ids.control}
        onFocus={() => {
          if (showsRecent) open();
        }}
        type="text"
        name={name}
        className={controlClass(variant)}
        placeholder={placeholder}
        required={required}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <div className={classNames(s.popover, variant === 'cell' && s.underCell, !isShown && s.closed)}>
        <p
          role="status"
          className={classNames(
            s.line,
            (showsRecent ? near.hasFailed : suggestions.state === 'failed') && s.failed,
            isShown && !line && s.quiet,
          )}
        >
          {isShown && (line ?? `${optionCount} ${optionCount === 1 ? 'place' : 'places'}`)}
        </p>
        {hasList && showsRecent && recent.length > 0 && texts.recent && (
          <p className={s.recent}>{texts.recent}</p>
        )}
        <ul {...listProps} aria-label={label} className={s.list} hidden={!hasList}>
          {hasList && rowsBefore > 0 && (
            <li id={optionId(0)} role="option" className={s.row}>
              <Icon name="current-location" className={s.pin} />
              {NEAR_ME}
            </li>
          )}
          {hasList &&
            items.map((place, index) => (
              <li
                key={keyOf(place)}
                id={optionId(rowsBefore + index)}
                role="option"
                aria-label={rowInWords(place)}
                className={s.row}
              >
                <Icon name={showsRecent ? 'history' : KIND_ICONS[place.kind ?? 'city']} className={s.pin} />
                <span className={s.place}>
                  <b>{place.name}</b>
                  {place.matched && <span className={s.matched}> ({place.matched})</span>},{' '}
                  {place.region && `${place.region}, `}
                  {place.country}
                </span>
                {place.iataCode && <code className={s.code}>{place.iataCode}</code>}
              </li>
            ))}
        </ul>
      </div>
    </FieldFrame>
  );
}
