import { useCallback, useState, type ComponentProps, type KeyboardEvent } from 'react';

const PAGE = 10;

export type ComboboxOptions<Item> = {
  /** Id of the input; list and options take theirs from it. */
  id: string;
  labelId: string;
  items: readonly Item[];
  text: string;
  onText: (text: string) => void;
  onPick: (item: Item) => void;
  /** Escape where nothing is open. */
  onClear: () => void;
};

/** The options' highlight after a key that moves it; null for a key that does not. */
function moved(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowDown') return at < last ? at + 1 : 0;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : last;
  if (key === 'PageDown') return Math.min(last, at + PAGE);
  if (key === 'PageUp') return Math.max(0, at - PAGE);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** Scrolls the list and nothing else. */
function keepInSight(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const { top, bottom } = option.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

/**
 * The keyboard, pointer and ARIA of an editable combobox with a list (APG 'Editable Combobox With List
 * Autocomplete'): arrows, Home, End and Page keys move the highlight, Enter picks, Escape closes and then clears, Tab
 * picks nothing. Spread the props on an input, a list and its options.
 */
export function useCombobox<Item>({
  id,
  labelId,
  items,
  text,
  onText,
  onPick,
  onClear,
}: ComboboxOptions<Item>) {
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const idOf = (index: number) => `${id}-option-${index}`;

  const open = () => setOpen(true);
  const close = useCallback(() => {
    setOpen(false);
    setHighlighted(-1);
  }, []);

  function highlight(index: number): void {
    setHighlighted(index);
    keepInSight(document.getElementById(idOf(index)));
  }

  function pick(item: Item): void {
    close();
    onPick(item);
  }

  function onArrow(event: KeyboardEvent): void {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isOpen && !isArrow) return;
    const next = moved(event.key, isOpen ? highlighted : -1, items.length);
    if (next === null) return;
    event.preventDefault();
    open();
    highlight(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const item = items[highlighted];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (!isOpen) onClear();
      close();
    } else if (event.key === 'Enter' && isOpen && item !== undefined) {
      event.preventDefault();
      pick(item);
    } else onArrow(event);
  }

  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': `${id}-list`,
    'aria-labelledby': labelId,
    autoComplete: 'off',
    value: text,
    onChange: ({ currentTarget }) => {
      open();
      setHighlighted(-1);
      onText(currentTarget.value);
    },
    onClick: open,
    onBlur: close,
    onKeyDown,
  } satisfies ComponentProps<'input'>;

  const listProps = {
    id: `${id}-list`,
    role: 'listbox',
    // The focus stays in the input, whatever is pressed in the list.
    onMouseDown: (event) => event.preventDefault(),
    onMouseLeave: () => setHighlighted(-1),
  } satisfies ComponentProps<'ul'>;

  const optionProps = (item: Item, index: number) =>
    ({
      id: idOf(index),
      role: 'option',
      'aria-selected': index === highlighted,
      onMouseMove: () => setHighlighted(index),
      onClick: () => pick(item),
    }) satisfies ComponentProps<'li'>;

  const activeId = highlighted >= 0 ? idOf(highlighted) : undefined;
  return { isOpen, open, setHighlighted, activeId, inputProps, listProps, optionProps };
}
