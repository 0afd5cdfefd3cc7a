import type { PricedLine, Quote } from '@atoll/contracts/quote';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLineInPlan } from '../plans/use-line';
import type { ChangeLineProps } from './change-line';
import * as s from './line-menu.module.css';

const change = lazyPart<ChangeLineProps>(
  async () => (await import(/* webpackChunkName: "change-line" */ './change-line')).ChangeLine,
);

interface LineMenuProps {
  readonly token: string;
  readonly quote: Quote;
  readonly line: PricedLine;
  /** The agent's first name. */
  readonly agent: string;
  /** False where nothing can be changed any more: then the line can still be used. */
  readonly isOpen: boolean;
  /** The line itself, with a place for the button that opens what can be done with it. */
  readonly children: (button: ReactNode) => ReactNode;
}

/** A line with one button, which shows what can be done with it: so that the comparison stays as low as its lines. */
export function LineMenu({ isOpen: canChange, children, ...of }: LineMenuProps) {
  const { line, agent, quote } = of;
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [asked, setAsked] = useState<{ readonly text: string; readonly version: number } | null>(null);
  const { isBusy, use, note, choice } = useLineInPlan(of);
  const opener = useRef<HTMLButtonElement>(null);

  function press(event: KeyboardEvent): void {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || !isShown || isInDialog) return;
    setShown(false);
    opener.current?.focus();
  }

  const usingButton = (text: string, className: string | undefined) => (
    <Button
      variant="text"
      size="small"
      className={className}
      busy={isBusy}
      aria-label={`Use in my plan: ${line.title}, ${agent}`}
      onClick={use}
    >
      {text}
    </Button>
  );
  const button = canChange ? (
    <Button
      ref={opener}
      variant="text"
      size="small"
      className={s.opener}
      aria-expanded={isShown}
      aria-controls={id}
      aria-label={`Change or use: ${line.title}, ${agent}`}
      onClick={() => setShown(!isShown)}
    >
      <Icon name="pencil" size="s" />
      Change
    </Button>
  ) : (
    usingButton('Use', s.opener)
  );
  return (
    <div className={s.line} onKeyDown={press}>
      {children(
        <span className={s.button} data-needs-script="">
          {button}
        </span>,
      )}
      {canChange && (
        <div id={id} className={s.actions} hidden={!isShown}>
          <Button
            variant="text"
            size="small"
            className={s.action}
            aria-label={`Change this line: ${line.title}, ${agent}`}
            onClick={() => setChanging(true)}
          >
            Change this line
          </Button>
          {usingButton('Use in my plan', s.action)}
        </div>
      )}
      {isChanging && (
        <change.Part
          {...of}
          canChange={canChange}
          onAsked={(text) => setAsked({ text, version: quote.version })}
          onClose={() => setChanging(false)}
          fallback={null}
        />
      )}
      {choice}
      {note && (
        <div className={s.asked} role="status">
          {note}
        </div>
      )}
      {asked?.version === quote.version && (
        <p className={s.asked} role="status">
          <b>You asked: {asked.text}</b> {agent} answers with a new version.
        </p>
      )}
    </div>
  );
}
