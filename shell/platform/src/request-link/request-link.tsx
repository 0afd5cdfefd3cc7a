import { requestHref, type KnownRequest } from '@atoll/contracts/pages/request-href';
import { requestOpened, useAppDispatch } from '@atoll/platform';
import { Button, type ButtonProps } from '@atoll/ui/button';
import { isPlainClick } from '@atoll/ui/plain-click';
import type { MouseEvent } from 'react';

interface RequestLinkProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'wide' | 'className' | 'children'
> {
  readonly known: KnownRequest;
  /** Drawn as a link among words instead of a button. */
  readonly inText?: boolean;
  /** Called besides, however the form is opened. */
  readonly onAsk?: () => void;
}

/**
 * Opens the form that asks agents for quotes above the page, with what is known of the request. It is a link to the
 * form's own page, which it leads to before any code is here, and in another tab.
 */
export function RequestLink({ known, inText = false, onAsk, children, ...look }: RequestLinkProps) {
  const dispatch = useAppDispatch();
  const href = requestHref(known);
  function open(event: MouseEvent): void {
    onAsk?.();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dispatch(requestOpened(known));
  }
  if (inText) {
    return (
      <a className="link" href={href} onClick={open}>
        {children}
      </a>
    );
  }
  return (
    <Button {...look} href={href} onClick={open}>
      {children}
    </Button>
  );
}
