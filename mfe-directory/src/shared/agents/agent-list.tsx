import type { AgentCard as Agent } from '@atoll/contracts/agent';
import { Button } from '@atoll/ui/button';
import { CardList } from '@atoll/ui/card-list';
import { NoSuchPage } from '@atoll/ui/no-such-page';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { Pagination } from '@atoll/ui/pagination';
import { Skeleton } from '@atoll/ui/skeleton';
import type { ReactNode } from 'react';
import * as s from './agent-list.module.css';
import type { AgentList } from './use-agent-list';

/** Where another page of the list begins. */
export const LIST_ID = 'agent-list';

interface AgentListViewProps {
  list: AgentList;
  page: number;
  pageHref: (page: number) => string;
  onPage: (page: number) => void;
  /** Filters or words narrow the list: without them there is more. */
  isNarrowed: boolean;
  onWiden: () => void;
  /** The country that was asked for, where none that has agents is called so. */
  unknownCountry?: string | null;
  onPoint?: (id: string | null) => void;
  children: (agent: Agent) => ReactNode;
}

/** Exactly one of loading, error, empty and the agents with their pages. */
export function AgentListView(props: AgentListViewProps) {
  const { list, page, pageHref, onPage, onPoint, children } = props;
  if (list.state === 'loading') return <AgentSkeletons />;
  if (list.state === 'error') {
    return (
      <ErrorState
        headingLevel={3}
        title="Agents could not be loaded"
        text="Please check your connection and try again."
        onRetry={list.retry}
      />
    );
  }
  const { data, meta } = list.answer;
  if (data.length === 0) return <NoAgents {...props} count={meta.count} pages={meta.pages} />;
  return (
    <>
      <CardList
        layout="list"
        className={s.cards}
        items={data}
        idOf={({ id }) => id}
        onPoint={onPoint}
        isStale={list.isStale}
      >
        {children}
      </CardList>
      <Pagination
        className={s.pages}
        page={page}
        pageCount={meta.pages}
        hrefOf={pageHref}
        onPage={(next) => {
          onPage(next);
          document.getElementById(LIST_ID)?.scrollIntoView({ block: 'start' });
        }}
      />
    </>
  );
}

type NoAgentsProps = Pick<
  AgentListViewProps,
  'pageHref' | 'onPage' | 'isNarrowed' | 'onWiden' | 'unknownCountry'
> & {
  count: number;
  pages: number;
};

/** Nobody at all, or a page past the last one: then the way back. */
function NoAgents(props: NoAgentsProps) {
  const { count, pages, pageHref, onPage, isNarrowed, onWiden, unknownCountry } = props;
  if (count > 0) {
    return (
      <NoSuchPage
        things="agents"
        pageCount={pages}
        href={pageHref(1)}
        onFirst={() => onPage(1)}
        headingLevel={3}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title="No agents found"
      text={
        unknownCountry
          ? `No country that has agents is called “${unknownCountry}”.`
          : isNarrowed
            ? 'Try another word, or remove a filter.'
            : 'Nobody is listed here yet.'
      }
      action={
        isNarrowed && (
          <Button variant="quiet" onClick={onWiden}>
            Show all agents
          </Button>
        )
      }
    />
  );
}

const SKELETONS = [1, 2, 3, 4];

/** Where the agents will be. */
function AgentSkeletons() {
  return (
    <LoadingState label="Loading agents">
      <div className={s.skeletons}>
        {SKELETONS.map((key) => (
          <div key={key} className={s.skeleton}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    </LoadingState>
  );
}
