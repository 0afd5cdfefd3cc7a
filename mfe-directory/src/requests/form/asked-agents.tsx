import { REQUEST_AGENTS_MAX } from '@atoll/contracts/quote-request';
import { countOf } from '@atoll/contracts/words';
import { Button, IconButton } from '@atoll/ui/button';
import { FieldGroup } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { AgentRow } from './agent-row';
import { Problem } from './problem';
import * as s from './request-form.module.css';
import type { useMatches } from './use-matches';
import type { RequestFields } from './use-request-form';

type Matches = ReturnType<typeof useMatches>;
type Props = RequestFields & { readonly found: Matches };

function NotAskable({ found: { matches } }: Pick<Props, 'found'>) {
  const names = (matches?.notAskable ?? []).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Notice tone="sun" role="status">
      {names.join(' and ')} cannot be asked here at the moment.
      {matches?.agents.length === 0 &&
        ' We ask others who know the place instead, once you say where you go.'}
    </Notice>
  );
}

function Agents({ draft, change, found: { matches } }: Props) {
  const agents = matches?.agents ?? [];
  const ids = agents.map(({ id }) => id);
  if (agents.length === 0)
    return (
      <p className="small muted">Nobody fits yet. Send it all the same: we look for somebody who does.</p>
    );
  return (
    <>
      <p className="small muted">
        {countOf(agents.length, 'agent')} {draft.agentIds ? 'chosen' : 'matched'}, up to {REQUEST_AGENTS_MAX}.
      </p>
      <ul className={s.agents} aria-label="Agents who are asked">
        {agents.map((agent) => (
          <li key={agent.id}>
            <AgentRow agent={agent} reasons={agent.reasons}>
              <IconButton
                icon="x"
                label={`Do not ask ${agent.name}`}
                onClick={() => {
                  const left = ids.filter((id) => id !== agent.id);
                  change({ agentIds: left.length > 0 ? left : null });
                }}
              />
            </AgentRow>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who is asked: those who fit the request, or those whom the traveler has chosen. */
export function AskedAgents(props: Props) {
  const { draft, problems, change, found } = props;
  return (
    <FieldGroup legend="To whom">
      <div
        data-field="agentIds"
        className={s.asked}
        aria-busy={found.hasArgs && !found.matches && !found.isError}
      >
        {!found.hasArgs && <p className="small muted">Say where you go, and we show who would be asked.</p>}
        {found.isError && (
          <p className="small muted" role="alert">
            We could not look for agents.{' '}
            <button type="button" className="link" onClick={found.retry}>
              Try Again
            </button>{' '}
            or send your request all the same.
          </p>
        )}
        <NotAskable found={found} />
        {found.hasArgs && found.matches && <Agents {...props} />}
        {draft.agentIds && (
          <Button variant="text" size="small" onClick={() => change({ agentIds: null })}>
            Ask whoever fits instead
          </Button>
        )}
        <Problem text={problems.agentIds} />
      </div>
    </FieldGroup>
  );
}
