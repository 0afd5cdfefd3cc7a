import { Button } from '@atoll/ui/button';
import { useEffect, useRef } from 'react';
import { SentText, type Sent } from './sent-text';
import * as s from './request-page.module.css';

/** The request is there and waits for its address to be confirmed. */
export function SentView({ reference, email }: Sent) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Also brings it into sight.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`wrap ${s.page}`}>
      <h1 className="display h1" ref={heading} tabIndex={-1}>
        Look into your mail
      </h1>
      <SentText reference={reference} email={email} />
      <p className={s.actions}>
        <Button href="/travel-agents">Find travel agents</Button>
      </p>
    </section>
  );
}
