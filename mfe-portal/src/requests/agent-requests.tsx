import { AGENT_STATES, type AgentRequests as Answer, type AgentState } from '@atoll/contracts/quote';
import { agentRequestsPage } from '@atoll/contracts/pages/signed-in.page';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
import { ToggleChip } from '@atoll/ui/chip';
import { EmptyState } from '@atoll/ui/page-state';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useAgentRequestsQuery } from '../shared/requests.api';
import { useAgentEventsQuery } from '../shared/own-events.api';
import { Away } from './away';
import { RequestProblem } from '../shared/request-problem';
import { RequestRow } from './request-row';
import * as s from './rows.module.css';
import { AGENT_STATE_WORDS, waitsForAnswer } from './state-words';
import { useNow } from '../shared/use-now';

interface FiltersProps {
  readonly counts: Answer['counts'];
  readonly chosen: AgentState | null;
  readonly onChoose: (state: AgentState | null) => void;
}

/** One for all requests and one for each state that some are in. */
function Filters({ counts, chosen, onChoose }: FiltersProps) {
  const all = AGENT_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const states = AGENT_STATES.filter((state) => state === chosen || (counts[state] ?? 0) > 0);
  return (
    <div className={s.filters} role="group" aria-label="Which requests">
      <ToggleChip pressed={chosen === null} onClick={() => onChoose(null)}>
        All {all}
      </ToggleChip>
      {states.map((state) => (
        <ToggleChip key={state} pressed={chosen === state} onClick={() => onChoose(state)}>
          {AGENT_STATE_WORDS[state].words} {counts[state] ?? 0}
        </ToggleChip>
      ))}
    </div>
  );
}

function List({ requests }: { readonly requests: Answer['requests'] }) {
  const now = useNow();
  const first = requests.find(({ state }) => waitsForAnswer(state));
  return (
    <ul className={s.list}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} now={now} isFirst={request === first} />
      ))}
    </ul>
  );
}

function NoRequests() {
  return (
    <EmptyState
      icon="message"
      title="No request is here yet"
      text="Travelers who look for what you know are matched with you by your entry: its places, specialities and languages."
      action={
        <Button variant="quiet" href="/agent/dashboard">
          See your entry
        </Button>
      }
    />
  );
}

/** What travelers ask of this agent, the most urgent first (AGT-05). */
export function AgentRequests() {
  const { state: url, replace } = usePageUrl(agentRequestsPage);
  const chosen = AGENT_STATES.find((state) => state === url.state) ?? null;
  const { data, currentData, error, refetch } = useAgentRequestsQuery(chosen);
  useAgentEventsQuery();
  if (error) return <RequestProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading your requests" />;
  const isEmpty = chosen === null && data.requests.length === 0;
  return (
    <>
      {isEmpty ? (
        <NoRequests />
      ) : (
        <>
          <Filters counts={data.counts} chosen={chosen} onChoose={(state) => replace({ state })} />
          {currentData ? (
            <Panel title="The shortest clock first">
              {currentData.requests.length === 0 ? (
                <p>None of your requests is in this state now.</p>
              ) : (
                <List requests={currentData.requests} />
              )}
            </Panel>
          ) : (
            <PanelLoading label="Loading your requests" />
          )}
        </>
      )}
      <Away until={data.awayUntil} />
    </>
  );
}
