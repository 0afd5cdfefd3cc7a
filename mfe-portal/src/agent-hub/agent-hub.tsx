import { HUB_PAGE_SIZE, HUB_PATHS } from '@atoll/contracts/agent-hub';
import { countOf, wholeNumberText } from '@atoll/contracts/words';
import { lazyPart } from '@atoll/platform/lazy-part';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
import { classNames } from '@atoll/ui/class-names';
import { EmptyState } from '@atoll/ui/page-state';
import { Pagination } from '@atoll/ui/pagination';
import { useCallback, useState } from 'react';
import { ConfirmedExport } from '../shared/confirmed-export';
import { Notices } from '../shared/notices';
import { PanelLoading } from '../shared/panel-loading';
import { ProblemNotice } from '../shared/problem-notice';
import { AGENT_HUB, filterOf, queryOf, type HubAddress } from './hub-address';
import { useHubAgentsQuery } from './hub.api';
import { HubBulk } from './hub-bulk';
import { HubJobs } from './hub-jobs';
import { HubTable } from './hub-table';
import { HubTools } from './hub-tools';
import * as s from './agent-hub.module.css';

const importing = lazyPart(
  async () => (await import(/* webpackChunkName: "agent-import" */ './hub-import')).HubImport,
);

const NOTHING: HubAddress = {
  ...{
    q: null,
    featured: null,
    kind: null,
    hidden: null,
    account: null,
    text: null,
    order: null,
    page: null,
  },
};

function AgentHubContent() {
  const { state: address, hrefOf, replace, push } = usePageUrl(AGENT_HUB);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setImporting] = useState(false);
  const query = queryOf(address);
  const { data, error, refetch, isFetching } = useHubAgentsQuery(query);
  const change = useCallback((to: Partial<HubAddress>) => replace(to), [replace]);
  const choose = useCallback(
    (ids: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const id of ids)
          if (isChosen) after.add(id);
          else after.delete(id);
        return after;
      }),
    [],
  );
  const pageOf = (target: number) => ({ page: target === 1 ? null : String(target) });

  if (error && !data) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the agents" />;
  return (
    <>
      <div className={s.top}>
        <p className={s.sum}>
          {countOf(data.all, 'agent')}, {wholeNumberText(data.own)} of your own. {wholeNumberText(data.total)}{' '}
          found.
        </p>
        <div className={s.acts}>
          <Button size="small" onClick={() => setImporting(true)}>
            Import CSV
          </Button>
          {data.own > 0 && (
            <ConfirmedExport
              path={HUB_PATHS.csv}
              name="agents.csv"
              has="has all of your own agents, also those that are hidden"
            >
              {`Export ${wholeNumberText(data.own)} own as CSV`}
            </ConfirmedExport>
          )}
        </div>
      </div>
      <HubJobs />
      <HubTools address={address} onChange={change} />
      {chosen.size > 0 && (
        <HubBulk
          chosen={chosen}
          filter={filterOf(address)}
          total={data.total}
          onClear={() => setChosen(new Set())}
        />
      )}
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data.agents.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon="search"
          title="No agent is like that"
          text="Search for less, or take a filter away."
          action={
            <Button variant="quiet" onClick={() => change(NOTHING)}>
              Show all agents
            </Button>
          }
        />
      ) : (
        <div className={classNames(isFetching && s.stale)}>
          <HubTable agents={data.agents} chosen={chosen} onChoose={choose} />
        </div>
      )}
      <Pagination
        page={query.page}
        pageCount={Math.ceil(data.total / HUB_PAGE_SIZE)}
        hrefOf={(target) => hrefOf(pageOf(target))}
        onPage={(target) => push(pageOf(target))}
      />
      {isImporting && <importing.Part onClose={() => setImporting(false)} fallback={null} />}
    </>
  );
}

/** Every agent of the directory: found, changed one by one and many at once, and brought by file (POR-15). */
export function AgentHub() {
  return (
    <Notices>
      <AgentHubContent />
    </Notices>
  );
}
