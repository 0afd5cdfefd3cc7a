import type { Board as BoardAnswer, ContactRow } from '@atoll/contracts/crm';
import { STAGE_WORDS, STAGES, type Stage } from '@atoll/contracts/crm-words';
import { wholeNumberText } from '@atoll/contracts/words';
import { classNames } from '@atoll/ui/class-names';
import { Icon } from '@atoll/ui/icon';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ContactLink, linkIdOf } from '../contact-link';
import { QuoteTotal } from '../quote-total';
import { StageSelect } from '../stage-select';
import { nextWords } from '../task-words';
import type { Moving } from '../use-move';
import type { BoardDrag } from './board-drag';
import * as s from './board.module.css';

interface Shared {
  readonly moving: Moving;
  readonly today: string;
  readonly openId: string | null;
  /** Null until a pointer has come near. */
  readonly drag: BoardDrag | null;
}

/** The stage that a key moves to; null for other keys, and where there is none. */
function stageOfKey(key: string, stage: Stage): Stage | null {
  const step = { '[': -1, ']': 1 }[key];
  return step === undefined ? null : (STAGES[STAGES.indexOf(stage) + step] ?? null);
}

interface CardProps extends Shared {
  readonly contact: ContactRow;
  readonly onKeyMove: (contact: ContactRow, to: Stage) => void;
}

function Card({ contact, moving, today, openId, drag, onKeyMove }: CardProps) {
  const { id, place, company, nextTask, stage } = contact;
  const element = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (drag && element.current) return drag.card(element.current, id, setDragged);
    return undefined;
  }, [drag, id]);
  const next = nextWords(nextTask, today);
  const isRefused = moving.refused === id;

  function press(event: KeyboardEvent): void {
    const to = stageOfKey(event.key, stage);
    // A menu takes letters and signs for its own choices.
    if (!to || event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onKeyMove(contact, to);
  }
  return (
    <li
      ref={element}
      className={classNames(s.card, id === openId && s.open, isRefused && s.refused, isDragged && s.dragged)}
      aria-busy={moving.waiting.has(id) || undefined}
      onKeyDown={press}
    >
      <h3>
        <ContactLink contact={contact} />
      </h3>
      <p className={s.about}>{place || company || '\u00a0'}</p>
      <div className={s.worth}>
        <QuoteTotal quote={contact.quote} />
        <StageSelect contact={contact} moving={moving} isSmall />
      </div>
      <p className={classNames(s.next, (next.isUrgent || isRefused) && s.urgent)}>
        <Icon name={isRefused ? 'alert-circle' : 'clock'} size="s" />
        {isRefused ? 'Move refused, put back' : next.text}
      </p>
    </li>
  );
}

interface ColumnProps extends Shared {
  readonly column: BoardAnswer['columns'][number];
  readonly onDrop: (id: string, to: Stage) => void;
  readonly onKeyMove: CardProps['onKeyMove'];
  readonly listHref: (stage: Stage) => string;
}

function Column({ column: { stage, total, contacts }, onDrop, listHref, ...shared }: ColumnProps) {
  const { drag } = shared;
  const element = useRef<HTMLElement>(null);
  const drop = useRef(onDrop);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    if (!drag || !element.current) return undefined;
    return drag.column(element.current, { over: setOver, drop: (id) => drop.current(id, stage) });
  }, [drag, stage]);
  const isFolded = stage === 'lost';
  return (
    <section
      ref={element}
      aria-label={STAGE_WORDS[stage]}
      className={classNames(s.column, isFolded && s.folded, isOver && s.over)}
    >
      <h2 className={s.head}>
        {isFolded ? <a href={listHref(stage)}>{STAGE_WORDS[stage]}</a> : STAGE_WORDS[stage]}{' '}
        <span className={s.count}>{wholeNumberText(total)}</span>
      </h2>
      {!isFolded && (
        <ul className={s.cards}>
          {contacts.map((contact) => (
            <Card key={contact.id} contact={contact} {...shared} />
          ))}
        </ul>
      )}
      {!isFolded && total > contacts.length && (
        <a className="link" href={listHref(stage)}>
          All {wholeNumberText(total)} in the list
        </a>
      )}
    </section>
  );
}

interface BoardProps extends Pick<ColumnProps, 'moving' | 'today' | 'openId' | 'listHref'> {
  readonly board: BoardAnswer;
}

/** Contacts in the columns of their stages. Menus and keys move them; dragging comes on top. */
export function Board({ board, moving, ...shared }: BoardProps) {
  const [drag, setDrag] = useState<BoardDrag | null>(null);
  const moved = useRef<string | null>(null);
  const isAsked = useRef(false);
  const cards = board.columns.flatMap(({ contacts }) => contacts);

  // A card that a key has moved is another element in another column: the focus goes with it.
  useEffect(() => {
    if (moved.current === null) return;
    const link = document.getElementById(linkIdOf(moved.current));
    if (link && link !== document.activeElement) link.focus();
    if (link && !moving.waiting.has(moved.current)) moved.current = null;
  });

  async function loadDrag(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    const { boardDrag } = await import(/* webpackChunkName: "board-drag" */ './board-drag');
    setDrag(boardDrag);
  }
  function drop(id: string, to: Stage): void {
    const contact = cards.find((each) => each.id === id);
    if (contact) moving.move(contact, to);
  }
  return (
    // Not when it enters: that is not said where a dialog closes under the pointer.
    <div className={s.board} onPointerOver={({ pointerType }) => pointerType === 'mouse' && void loadDrag()}>
      {board.columns.map((column) => (
        <Column
          key={column.stage}
          column={column}
          {...shared}
          moving={moving}
          drag={drag}
          onDrop={drop}
          onKeyMove={(contact, to) => {
            moved.current = contact.id;
            moving.move(contact, to);
          }}
        />
      ))}
    </div>
  );
}
