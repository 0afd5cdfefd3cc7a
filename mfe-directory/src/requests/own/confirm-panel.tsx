import type { OwnRequest } from '@atoll/contracts/quote';
import type { AskedAgent } from '@atoll/contracts/quote-request';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { AgentRow } from '../form/agent-row';
import { useMatches } from '../form/use-matches';
import { useConfirmRequestMutation } from '../requests.api';
import * as s from './own-request.module.css';
import { problemText } from '@atoll/platform/form-errors';

interface ConfirmPanelProps {
  readonly request: OwnRequest;
  readonly token: string;
}

interface Asked {
  readonly agent: AskedAgent;
  readonly reasons: readonly string[];
}

/** Whom a request will be asked of: those who are chosen already, else those who fit now. */
function useWhoIsAsked({ wish, invitations, chosen = [] }: OwnRequest): readonly Asked[] {
  const { place, interests, languages } = wish;
  const known: Asked[] = [...invitations, ...chosen.map((agent) => ({ agent, reasons: [] }))];
  const { matches } = useMatches({
    placeText: known.length > 0 ? '' : place.text,
    place: null,
    city: place.city,
    country: place.country,
    interests,
    languages,
    agentIds: null,
  });
  if (known.length > 0) return known;
  return (matches?.agents ?? []).map(({ reasons, ...agent }) => ({ agent, reasons }));
}

/** The address is confirmed by a click, not by opening the link: programs that look into mails open links too. */
export function ConfirmPanel({ request, token }: ConfirmPanelProps) {
  const [confirm, { isLoading, error }] = useConfirmRequestMutation();
  const asked = useWhoIsAsked(request);
  const problem = problemText(error);
  return (
    <section className={s.panel} aria-labelledby="confirm">
      <h2 className="display h2" id="confirm">
        Shall we ask them?
      </h2>
      <p>No agent has seen your request yet. Say yes, and each gets 48 hours of working days to answer.</p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <p>
        <Button size="large" busy={isLoading} onClick={() => void confirm(token)}>
          Yes, ask these agents
        </Button>
      </p>
      <p className="small muted" data-without-script="">
        Saying yes needs JavaScript.
      </p>
      {/* Below the button, which would move away under the finger when the list arrives. */}
      {asked.length > 0 && (
        <ul className={s.rows} aria-label="Agents who will be asked">
          {asked.map(({ agent, reasons }) => (
            <li key={agent.id}>
              <AgentRow agent={agent} reasons={reasons} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
