import type { User } from '@atoll/contracts/account';
import { plainText } from '@atoll/contracts/handed-on';
import { fold } from '@atoll/contracts/fold';
import { OWN_QUERY_MAX, OWN_QUERY_MIN, type OwnHit } from '@atoll/contracts/own-search';
import { toAppError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogHead } from '@atoll/ui/dialog';
import { Icon } from '@atoll/ui/icon';
import { Notice } from '@atoll/ui/notice';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { placesOf, searchWordsOf, type Workspace } from '../places';
import { useOwnHitsQuery } from './own-search.api';
import { useKeyChoice } from './search-key';
import * as s from './search-sheet.module.css';

const PAUSE_MS = 250;
const TITLE_ID = 'own-search-title';

/** What was typed, once somebody pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Kind {
  readonly kind: string;
  readonly hits: readonly OwnHit[];
}

/** Whose things are searched. */
interface Whose {
  readonly workspace: Workspace;
  readonly user: Pick<User, 'portal'>;
}

/** Places of the workspace by their words: known without asking anybody. */
function placesWith({ workspace, user }: Whose, query: string): readonly Kind[] {
  const words = fold(query).split(' ');
  const hits = placesOf(workspace, user)
    .flatMap(({ places }) => places)
    .filter((place) => words.every((word) => fold(place.words).includes(word)))
    .map(({ href, words: title }) => ({ href, title, detail: '' }));
  return hits.length > 0 ? [{ kind: 'Places', hits }] : [];
}

/** The sentence while there is nothing to choose from; null where there is. */
function stateOf(isPortal: boolean, query: string, isWaiting: boolean, count: number): string | null {
  if (query.length < OWN_QUERY_MIN)
    return isPortal
      ? 'Type the name of a screen, city, country, agent, page, event or account.'
      : 'Type a name, a place, a number such as AT-7K2M9Q, or a word of a message.';
  if (isWaiting && count === 0) return 'Searching…';
  const nothing = isPortal ? 'Nothing here has' : 'Nothing of yours has';
  return count === 0 ? `${nothing} “${plainText(query)}”. Try fewer or other words.` : null;
}

interface HitsProps {
  readonly id: string;
  readonly kinds: readonly Kind[];
  readonly chosen: number;
  readonly onChoose: () => void;
}

function Hits({ id, kinds, chosen, onChoose }: HitsProps) {
  const all = kinds.flatMap(({ hits }) => hits);
  return (
    <div id={id} role="listbox" aria-label="Found" className={s.list}>
      {kinds.map(({ kind, hits }) => (
        <div key={kind} role="group" aria-label={kind}>
          <p className={s.kind} aria-hidden="true">
            {kind}
          </p>
          {hits.map((hit) => {
            const at = all.indexOf(hit);
            const { href, title, detail } = hit;
            return (
              <a
                key={href}
                id={`${id}-${at}`}
                href={href}
                role="option"
                tabIndex={-1}
                aria-selected={at === chosen}
                className={s.hit}
                onClick={onChoose}
              >
                <b>{title}</b>
                {detail && <span>{detail}</span>}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface Props extends Whose {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What is typed, and what of the account's own has it: arrows move, Enter opens, Escape closes. */
function Search({ onClose, ...whose }: Omit<Props, 'open'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const settled = useSettled(text).trim();
  const query = text.trim();
  const isLong = settled.length >= OWN_QUERY_MIN;
  const { currentData, isFetching, error, refetch } = useOwnHitsQuery(settled, { skip: !isLong });
  const isWaiting = isFetching || settled !== query;
  const kinds =
    query.length < OWN_QUERY_MIN ? [] : [...(currentData?.kinds ?? []), ...placesWith(whose, query)];
  const count = kinds.flatMap(({ hits }) => hits).length;
  const state = stateOf(whose.workspace === 'admin', query, isWaiting, count);
  const at = Math.min(chosen, count - 1);

  function move(event: KeyboardEvent): void {
    const option = list.current?.querySelector<HTMLElement>(`[id="${id}-hits-${at}"]`);
    if (event.key === 'Enter') option?.click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || count === 0) return;
    event.preventDefault();
    setChosen((at + step + count) % count);
  }

  // The chosen one comes into sight; the focus stays in the field.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at, count]);

  return (
    <>
      <div className={s.field}>
        <Icon name="search" />
        <input
          data-autofocus=""
          type="search"
          role="combobox"
          aria-label={searchWordsOf(whose.workspace)}
          aria-expanded={count > 0}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? `${id}-hits-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={OWN_QUERY_MAX}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={move}
        />
      </div>
      <div ref={list}>
        {error && !isFetching && isLong && (
          <Notice tone="danger" role="alert">
            {toAppError(error).message}{' '}
            <button type="button" onClick={() => void refetch()}>
              Try again
            </button>
          </Notice>
        )}
        {count > 0 && <Hits id={`${id}-hits`} kinds={kinds} chosen={at} onChoose={onClose} />}
      </div>
      <p role="status" className={state && !error ? s.state : 'visually-hidden'}>
        {error ? '' : (state ?? (isWaiting ? '' : `${count} found`))}
      </p>
    </>
  );
}

/** The search over one's own things, as a dialog above the page. */
export function SearchSheet({ open, onClose, ...whose }: Props) {
  const [isOn, setOn] = useKeyChoice();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={TITLE_ID} kind="modal" className={s.sheet}>
      <DialogHead title={searchWordsOf(whose.workspace)} />
      <DialogBody className={s.body}>
        <Search {...whose} onClose={onClose} />
        <p className={s.keys}>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes.
          </span>
          <Button variant="text" size="small" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
            {isOn ? 'The key / opens this' : 'The key / is off'}
          </Button>
        </p>
      </DialogBody>
    </Dialog>
  );
}
