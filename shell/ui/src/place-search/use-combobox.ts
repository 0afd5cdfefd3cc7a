import Combobox from '@github/combobox-nav';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';

/** `keyCode` of a key that an input method keeps for itself; Safari says it in no other way. */
const INPUT_METHOD = 229;

export type ComboboxOptions = {
  /** Id of the input; list and options take theirs from it. */
  id: string;
  labelId: string;
  /** Tells one set of options from another; empty while there is none. */
  optionsKey: string;
  /** Enter takes the first option, before any arrow key; the first Arrow Down stays at it, because it is where one goes. */
  takesFirst: boolean;
  text: string;
  onText: (text: string) => void;
  onPick: (index: number) => void;
  /** Escape where nothing is open. */
  onClear: () => void;
};

/**
 * An editable combobox with a list. combobox-nav has the keys, the highlight and the commit while options are shown;
 * it alone writes `aria-expanded` after the first draw, `aria-activedescendant` and `aria-selected`. Ours is when
 * they are shown: typing, a click and an arrow open, leaving and Escape close, a second Escape clears. Spread the
 * props on an input and a list whose children are the options.
 */
export function useCombobox({
  id,
  labelId,
  optionsKey,
  takesFirst,
  text,
  onText,
  onPick,
  onClear,
}: ComboboxOptions) {
  const [isOpen, setOpen] = useState(false);
  const navigation = useRef<Combobox>(null);
  const listId = `${id}-list`;
  const shownKey = isOpen ? optionsKey : '';
  const open = () => setOpen(true);
  /** Whether an arrow key has chosen since the text was typed; the first option is chosen without one. */
  const hasMoved = useRef(false);
  const close = () => {
    hasMoved.current = false;
    setOpen(false);
  };

  // Whoever came to the field before hydration gets the list, and what they typed is still in the element.
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    if (document.activeElement === input) open();
    if (input.value !== text) onText(input.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when React takes over
  }, []);

  const commit = useEffectEvent((index: number) => {
    close();
    onPick(index);
  });

  // Before the next key, which an effect after the paint may miss.
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    const list = document.getElementById(listId);
    if (shownKey === '' || !(input instanceof HTMLInputElement) || !list) return;
    // A new one each time: one that is stopped in the middle of a composition never hears its end.
    const started = new Combobox(input, list, {
      tabInsertsSuggestions: false,
      firstOptionSelectionMode: takesFirst ? 'selected' : 'none',
    });
    const onCommit = ({ target }: Event) => commit([...list.children].indexOf(target as Element));
    list.addEventListener('combobox-commit', onCommit);
    started.start();
    navigation.current = started;
    return () => {
      list.removeEventListener('combobox-commit', onCommit);
      started.stop();
      navigation.current = null;
    };
  }, [id, listId, shownKey, takesFirst]);

  // Letters and the end of a composition drop the highlight, also where the list stays as it is.
  const highlightAgain = () => {
    hasMoved.current = false;
    navigation.current?.resetSelection();
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      if (!isOpen) onClear();
      close();
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      hasMoved.current = true;
      open();
    }
  }

  /** Before combobox-nav has the key. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    // Kept from it too, which knows a composition only if it began while the list was there.
    if (event.keyCode === INPUT_METHOD) return event.stopPropagation();
    const hasModifier = event.shiftKey || event.metaKey || event.altKey || event.ctrlKey;
    if (hasModifier || !navigation.current || !event.key.startsWith('Arrow')) return;
    if (event.key === 'ArrowDown' && !hasMoved.current) navigation.current.clearSelection();
    hasMoved.current = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  }

  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': false,
    'aria-haspopup': 'listbox',
    'aria-labelledby': labelId,
    autoComplete: 'off',
    value: text,
    onChange: ({ currentTarget }) => {
      open();
      highlightAgain();
      onText(currentTarget.value);
    },
    onClick: open,
    onBlur: close,
    onCompositionEnd: highlightAgain,
    onKeyDown,
    onKeyDownCapture,
  } satisfies ComponentProps<'input'>;

  const listProps = {
    id: listId,
    role: 'listbox',
    // The focus stays in the input, whatever is pressed in the list.
    onMouseDown: (event) => event.preventDefault(),
  } satisfies ComponentProps<'ul'>;

  return { isOpen, open, close, inputProps, listProps, optionId: (index: number) => `${id}-option-${index}` };
}
