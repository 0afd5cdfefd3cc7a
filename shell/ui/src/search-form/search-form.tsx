import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import type { IconName } from '../icon/icon';
import { PlaceSearch, type Place, type PlaceSearchProps } from '../place-search/place-search';
import { SearchBar, SearchSummary } from '../search-bar/search-bar';
import { usePlaceDraft } from './use-place-draft';
import * as s from './search-form.module.css';

export type SearchFormProps = {
  /** What is searched: the accessible name of the form. */
  label: string;
  /** Where the form leads without JavaScript. */
  action: string;
  submitLabel: string;
  /** Before its script runs the form is a plain GET form, whose button must work. */
  isHydrated: boolean;
  /** Above results: lower, and one line on a phone. */
  compact?: boolean;
  /** '4 to 7 Dec, 2 guests, 1 room': the one line, under the place's name. */
  summary?: string;
  formRef?: RefObject<HTMLFormElement | null>;
  place: Place | null;
  onPlace: (place: Place) => void;
  placeField: Pick<
    PlaceSearchProps,
    'label' | 'placeholder' | 'search' | 'nearMe' | 'texts' | 'recent' | 'error'
  >;
  /** What is wrong with the other fields, in sentences. */
  problems?: readonly string[];
  /** 'Choose a city to search.': what the button says while no place is chosen. */
  missing: string;
  /** True says it only once the button was pressed, and never disables the button. */
  saysMissingWhenPressed?: boolean;
  /** The button was pressed over text that is no chosen place; without it that is as good as no text. */
  onTyped?: (text: string) => void;
  /** Another way to the results, beside the button. `missing` is what it says while no place is chosen. */
  other?: { label: string; icon: IconName; missing: string; onPress: () => void };
  /** Beside it, such as the last search. */
  afterMissing?: ReactNode;
  /** The button was pressed with a place chosen. */
  onSearchNow?: () => void;
  /** The other fields, with `variant="cell"`; none where only the place is asked for. */
  children?: ReactNode;
};

/** A search for something at a place: the place, the other fields and the button. */
export function SearchForm(props: SearchFormProps) {
  const { compact = false, placeField, problems, other, saysMissingWhenPressed = false } = props;
  const ownRef = useRef<HTMLFormElement>(null);
  const formRef = props.formRef ?? ownRef;
  const id = useId();
  const draft = usePlaceDraft(props.place, props.onPlace);
  const [isOpen, setOpen] = useState(false);
  /** What the pressed button missed. */
  const [missed, setMissed] = useState<string | null>(null);
  const isMissing = draft.place === null;

  function press(missing: string, go: () => void): void {
    setMissed(isMissing ? missing : null);
    if (isMissing) return formRef.current?.querySelector<HTMLInputElement>('[name=q]')?.focus();
    setOpen(false);
    go();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = formRef.current?.querySelector<HTMLInputElement>('[name=q]')?.value.trim();
    if (isMissing && typed && props.onTyped) {
      setMissed(null);
      props.onTyped(typed);
      return;
    }
    press(props.missing, () => props.onSearchNow?.());
  }
  function leave(event: FocusEvent<HTMLFormElement>): void {
    if (event.target.getAttribute('name') === 'q') draft.leave();
  }

  return (
    <div className={classNames(s.form, compact && s.compact)}>
      {compact && (
        <SearchSummary
          className={s.summary}
          title={props.place?.name ?? ''}
          text={props.summary ?? ''}
          expanded={isOpen}
          controls={`${id}-form`}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      <SearchBar
        id={`${id}-form`}
        ref={formRef}
        className={classNames(s.bar, isOpen && s.open)}
        label={props.label}
        action={props.action}
        submitLabel={props.submitLabel}
        submitDisabled={props.isHydrated && isMissing && !saysMissingWhenPressed}
        compact={compact}
        onSubmit={submit}
        onBlur={leave}
        other={
          other && (
            <Button
              variant="quiet"
              icon={other.icon}
              data-needs-script=""
              onClick={() => press(other.missing, other.onPress)}
            >
              {other.label}
            </Button>
          )
        }
      >
        <PlaceSearch
          {...placeField}
          error={isMissing && missed !== null ? missed : placeField.error}
          name="q"
          variant="cell"
          // Until the form can say what is missing the browser does; an empty search would load the page anew.
          required={!props.isHydrated}
          value={draft.place}
          onChange={draft.change}
        />
        {props.children}
        <HiddenPlace place={props.place} />
      </SearchBar>
      {problems?.map((problem) => (
        <p key={problem} className={s.problem} role="alert">
          {problem}
        </p>
      ))}
      {isMissing && (missed !== null || !saysMissingWhenPressed) && (
        <p className={s.missing}>
          <span role={missed === null ? undefined : 'alert'}>{missed ?? props.missing}</span>{' '}
          {props.afterMissing}
        </p>
      )}
    </div>
  );
}

/** The chosen place of a form that is sent without JavaScript. */
function HiddenPlace({ place }: { place: Place | null }) {
  if (!place) return null;
  return (
    <>
      <input type="hidden" name="city" value={place.name} />
      <input type="hidden" name="country" value={place.country} />
      <input type="hidden" name="lat" value={place.latitude} />
      <input type="hidden" name="lng" value={place.longitude} />
      {place.region && <input type="hidden" name="region" value={place.region} />}
      {place.kind && <input type="hidden" name="kind" value={place.kind} />}
    </>
  );
}
