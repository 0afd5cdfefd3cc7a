import { Notice } from '@atoll/ui/notice';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** True where it answers a click on 'Send', which stands elsewhere on the screen. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Why a quote was not sent, or would not be. */
export function QuoteRefusal({ takesFocus, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Notice tone="danger" role="alert" tabIndex={-1} ref={ref}>
      {children}
    </Notice>
  );
}
