import { toAppError } from '@atoll/platform';
import { IconButton } from '@atoll/ui/button';
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import * as s from './notices.module.css';

interface Said {
  readonly text: string;
  readonly isProblem?: boolean;
  /** Takes what was done back by another write; answers with what hindered it, or undefined. */
  readonly undo?: () => Promise<unknown>;
}

interface Slot {
  said: { readonly said: Said; readonly at: number } | null;
  readonly listeners: Set<() => void>;
}

/** By the page's store, so that what was said of a contact that is gone is still there on the page of all. */
const slots = new WeakMap<object, Slot>();

function slotOf(store: object): Slot {
  const slot = slots.get(store) ?? { said: null, listeners: new Set() };
  slots.set(store, slot);
  return slot;
}

/** Says what was done, with the way back, or why it was not. One at a time; it stays until it is closed. */
export function useNotice(): (said: Said | null) => void {
  const store = useStore();
  return useCallback(
    (said) => {
      const slot = slotOf(store);
      slot.said = said && { said, at: (slot.said?.at ?? 0) + 1 };
      for (const listener of slot.listeners) listener();
    },
    [store],
  );
}

function Bar({ said: { text, isProblem, undo } }: { readonly said: Said }) {
  const say = useNotice();
  const [isBusy, setBusy] = useState(false);
  async function takeBack(): Promise<void> {
    if (!undo || isBusy) return;
    setBusy(true);
    const problem = await undo();
    say(
      problem === undefined
        ? { text: 'Taken back.' }
        : { text: `It could not be taken back. ${toAppError(problem).message}`, isProblem: true },
    );
  }
  return (
    <div className={s.bar} role={isProblem ? 'alert' : 'status'}>
      <p>{text}</p>
      {undo && (
        <button type="button" className={s.undo} aria-disabled={isBusy} onClick={() => void takeBack()}>
          Undo
        </button>
      )}
      <IconButton icon="x" label="Close this message" className={s.close} onClick={() => say(null)} />
    </div>
  );
}

/** The place where pages say what was done. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const slot = slotOf(useStore());
  const said = useSyncExternalStore(
    useCallback(
      (listener) => {
        slot.listeners.add(listener);
        return () => slot.listeners.delete(listener);
      },
      [slot],
    ),
    () => slot.said,
  );
  return (
    <>
      {children}
      {said && <Bar key={said.at} said={said.said} />}
    </>
  );
}
