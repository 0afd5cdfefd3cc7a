import { PLACE_DEBOUNCE_MS, PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import { useId, useState } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import * as rows from '../place-search/place-search.module.css';
import { useCombobox } from '../place-search/use-combobox';
import { useSuggestions, type Search, type Suggestions } from '../place-search/use-suggestions';
import { TEXT_MAX, type InputWords } from '../search-line/search-line';
import * as line from '../search-line/search-line.module.css';
import * as s from './suggest-input.module.css';

/** One line under the field, which leads to a page. */
export type SearchSuggestion = {
  /** Tells it from the others. */
  id: string;
  icon: IconName;
  title: string;
  /** After the title: 'Lisbon, Portugal'. */
  note?: string;
  href: string;
};

export type SuggestInputProps = InputWords & {
  suggest: Search<SearchSuggestion>;
  onPick: (suggestion: SearchSuggestion) => void;
  texts: {
    searching: string;
    empty: string;
    /** While there are fewer letters than it takes. */
    hint: string;
    /** Where the search fails without words of its own. */
    failure: string;
  };
};

const NONE: SearchSuggestion[] = [];

function lineFor(
  suggestions: Suggestions<SearchSuggestion>,
  texts: SuggestInputProps['texts'],
  text: string,
): string | null {
  if (suggestions.state === 'searching') return texts.searching;
  if (suggestions.state === 'failed') return suggestions.message;
  if (suggestions.state === 'found') return suggestions.items.length === 0 ? texts.empty : null;
  const letters = text.trim().length;
  return letters > 0 && letters < PLACE_QUERY_MIN_LENGTH ? texts.hint : null;
}

/** A field of a `SearchLine` that suggests pages while one types; Enter without a chosen one submits the text. */
export function SuggestInput({ label, placeholder, value, suggest, onPick, texts }: SuggestInputProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [written, setWritten] = useState(value);
  if (value !== written) {
    setWritten(value);
    setText(value);
  }
  const suggestions = useSuggestions(suggest, {
    query: text,
    isActive: text !== written,
    minLength: PLACE_QUERY_MIN_LENGTH,
    debounceMs: PLACE_DEBOUNCE_MS,
    failure: texts.failure,
  });
  const items = suggestions.state === 'found' ? suggestions.items : NONE;
  const { isOpen, inputProps, listProps, optionId } = useCombobox({
    id,
    labelId: `${id}-label`,
    optionsKey: items.map((item) => item.id).join(),
    takesFirst: false,
    text,
    onText: setText,
    onPick: (index) => {
      const picked = items[index];
      if (picked) onPick(picked);
    },
    onClear: () => setText(''),
  });

  const words = lineFor(suggestions, texts, text);
  const isShown = isOpen && (words !== null || items.length > 0);
  const hasList = isShown && items.length > 0;
  return (
    <>
      <label className="visually-hidden" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        {...inputProps}
        id={id}
        type="text"
        name="q"
        className={line.input}
        placeholder={placeholder}
        maxLength={TEXT_MAX}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <div className={classNames(rows.popover, s.popover, !isShown && rows.closed)}>
        <p
          role="status"
          className={classNames(
            rows.line,
            suggestions.state === 'failed' && rows.failed,
            isShown && !words && rows.quiet,
          )}
        >
          {isShown && (words ?? `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}`)}
        </p>
        <ul {...listProps} aria-label={label} className={rows.list} hidden={!hasList}>
          {hasList &&
            items.map((item, index) => (
              <li key={item.id} id={optionId(index)} role="option" className={rows.row}>
                <Icon name={item.icon} className={rows.pin} />
                <span className={rows.place}>
                  <b>{item.title}</b>
                  {item.note && `, ${item.note}`}
                </span>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
