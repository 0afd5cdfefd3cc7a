import { Pagination, type PaginationProps } from '../pagination/pagination';
import * as s from './results-pages.module.css';

export type ResultsPagesProps = Pick<PaginationProps, 'page' | 'pageCount' | 'hrefOf'> & {
  /** Id of what comes into sight with another page: `resultsId` of `@atoll/ui/results-frame`. */
  topId: string;
  onPage: (page: number) => void;
};

/** The pages under a list of results; another one is shown from its top. */
export function ResultsPages({ topId, onPage, ...pages }: ResultsPagesProps) {
  return (
    <Pagination
      {...pages}
      className={s.pages}
      onPage={(page) => {
        onPage(page);
        document.getElementById(topId)?.scrollIntoView({ block: 'start' });
      }}
    />
  );
}
