import { AGENT_PAGE_SIZE } from '@atoll/contracts/agent';
import { Button } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { CardList } from '@atoll/ui/card-list';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { Pagination } from '@atoll/ui/pagination';
import { Skeleton } from '@atoll/ui/skeleton';
import type { ReactNode } from 'react';
import * as s from './map-list.module.css';
import type { Layer } from './use-layer';

export const MAP_LIST_ID = 'map-list';

interface MapListProps<Item> {
  /** Where agents are listed beside it. */
  name?: string;
  layer: Layer<Item>;
  idOf: (item: Item) => string;
  page: number;
  pageHref: (page: number) => string;
  onPage: (page: number) => void;
  onPoint: (id: string | null) => void;
  /** Other layers are listed too: of an empty one its heading says enough. */
  isOneOfSeveral: boolean;
  /** What to do where nothing is in sight. */
  onWiden: () => void;
  children: (item: Item) => ReactNode;
}

/** What is on the map as a list, page by page: the way in for keyboards and for who listens. */
export function MapList<Item>({ layer, name = 'On the map', ...props }: MapListProps<Item>) {
  const { items, heading, hasFailed, isFetching, hasSamples, retry } = layer;
  return (
    <section className={s.list} aria-label={name} aria-busy={isFetching}>
      <div className={s.head}>
        <h2 className="title" aria-live="polite">
          {items && !hasFailed ? heading : 'On the map'}
        </h2>
        {hasSamples && <SampleMark />}
      </div>
      {hasFailed ? (
        <ErrorState
          headingLevel={3}
          title="What is here could not be loaded"
          text="Please check your connection and try again."
          onRetry={retry}
        />
      ) : (
        <Items {...props} items={items} isFetching={isFetching} />
      )}
    </section>
  );
}

type ItemsProps<Item> = Omit<MapListProps<Item>, 'layer' | 'name'> &
  Pick<Layer<Item>, 'items' | 'isFetching'>;

function Items<Item>(props: ItemsProps<Item>) {
  const { items, isFetching, page, isOneOfSeveral, idOf, pageHref, onPage, onPoint, onWiden, children } =
    props;
  if (!items || (items.length === 0 && isFetching)) {
    return (
      <LoadingState label="Loading what is on the map">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </LoadingState>
    );
  }
  if (items.length === 0) {
    if (isOneOfSeveral) return null;
    return (
      <EmptyState
        headingLevel={3}
        title="Nothing in this part of the map"
        text="Move the map, zoom out, or remove a filter."
        action={
          <Button variant="quiet" onClick={onWiden}>
            Show the whole world
          </Button>
        }
      />
    );
  }
  const pages = Math.ceil(items.length / AGENT_PAGE_SIZE);
  const shown = Math.min(page, pages);
  return (
    <>
      <CardList
        layout="list"
        className={s.cards}
        items={items.slice((shown - 1) * AGENT_PAGE_SIZE, shown * AGENT_PAGE_SIZE)}
        idOf={idOf}
        onPoint={onPoint}
        isStale={isFetching}
      >
        {children}
      </CardList>
      <Pagination
        className={s.pages}
        page={shown}
        pageCount={pages}
        slots={3}
        hrefOf={pageHref}
        onPage={(next) => {
          onPage(next);
          document.getElementById(MAP_LIST_ID)?.scrollIntoView({ block: 'start' });
        }}
      />
    </>
  );
}
