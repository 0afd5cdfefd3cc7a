import { Pagination } from '@atoll/ui/pagination';
import type { ListAddress } from './use-list-address';

interface Props {
  readonly total: number;
  readonly pageSize: number;
  readonly address: ListAddress;
}

/** The pages of a list; nothing where it has one. */
export function ListPages({ total, pageSize, address: { page, hrefWith, change } }: Props) {
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount < 2) return null;
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      slots={5}
      hrefOf={(to) => hrefWith({ page: String(to) })}
      onPage={(to) => change({ page: String(to) })}
    />
  );
}
