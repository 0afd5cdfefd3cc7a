import type { Acceptance, OwnRequest } from '@atoll/contracts/quote';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { firstName } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LocalTime } from '../local-time';
import { LazyLooks } from '../look/lazy-looks';
import { ownPath } from '../requests.api';
import { AcceptedDocument } from './accepted-document';
import * as s from './accepted.module.css';
import { UndoBar } from './undo-bar';

interface AcceptedViewProps {
  readonly request: OwnRequest;
  readonly acceptance: Acceptance;
  readonly token: string;
  /** Whether the trip is over: then nothing of it is to come. */
  readonly isOver: boolean;
}

/** What the agent does now, and that Atoll takes no payment. */
function NextSteps({ request, name }: { readonly request: OwnRequest; readonly name: string }) {
  return (
    <ol className={s.next}>
      <li>
        {request.undoUntil
          ? `In a few seconds ${name} gets your name, e-mail and phone, and then writes to you with the next steps.`
          : `${name} has your name, e-mail and phone, and writes to you with the next steps.`}
      </li>
      <li>You pay {name} by the terms below. Atoll takes no payment.</li>
      <li>Whatever is still open, you settle in the messages with {name}.</li>
      {request.review && (
        <li>
          After the trip, from <LocalTime iso={request.review.from} /> on, you can say here how it was.
        </li>
      )}
    </ol>
  );
}

/** What happens next, and what was accepted, frozen for both. */
export function AcceptedView({ request, acceptance, token, isOver }: AcceptedViewProps) {
  const agent = request.invitations.find(({ agent: { id } }) => id === acceptance.quote.agentId)?.agent;
  const name = agent ? firstName(agent.name) : 'The agent';
  const heading = useRef<HTMLHeadingElement>(null);
  const wasJustAccepted = useEffectEvent(() => request.undoUntil !== null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (wasJustAccepted()) heading.current?.focus();
  }, []);
  return (
    <section className={s.accepted} aria-labelledby="accepted">
      {request.undoUntil && <UndoBar token={token} undoUntil={request.undoUntil} agent={name} />}
      <h2 className="display h2" id="accepted" ref={heading} tabIndex={-1}>
        {isOver ? 'What you accepted' : 'What happens next'}
      </h2>
      {!isOver && <NextSteps request={request} name={name} />}
      <AcceptedDocument
        acceptance={acceptance}
        reference={request.reference}
        agentName={agent?.name ?? 'The agent'}
      />
      <LazyLooks quotes={[{ ...acceptance, agent: name }]} wish={request.wish} fallback={null} />
      <p className={s.buttons}>
        <Button variant="quiet" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
        <Button
          variant="quiet"
          icon="download"
          href={ownPath(REQUEST_PATHS.ownAcceptance, token)}
          download={`${request.reference}.json`}
        >
          JSON
        </Button>
      </p>
      <p className="small muted">
        What you accepted stays as it is for both of you. Names are kept apart from it and can be removed.
      </p>
    </section>
  );
}
