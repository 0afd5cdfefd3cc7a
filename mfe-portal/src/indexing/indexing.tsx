import { selectUser, useAppSelector } from '@atoll/platform';
import { lazyPart } from '@atoll/platform/lazy-part';
import { LoadingState } from '@atoll/ui/page-state';
import { ProblemNotice } from '../shared/problem-notice';
import { useIndexNowQuery } from './indexing.api';
import * as s from './indexing.module.css';
import { SubmissionForm } from './submission-form';

/** Only administrators see what was submitted, and only they load its code. */
const records = lazyPart(
  async () => (await import(/* webpackChunkName: "indexing-records" */ './indexing-records')).IndexingRecords,
);

/**
 * Submissions to search engines: the form for everybody, and in the portal what was submitted (IDX-01). The public page
 * leads there instead: what lists it writes styles, for which only documents of the portal have a permission.
 */
export function Indexing({ isPublic = false }: { readonly isPublic?: boolean }) {
  const isAdmin = useAppSelector(selectUser)?.portal?.duties.includes('indexing') ?? false;
  // One form for both: somebody who types while the session is looked for goes on in it.
  const { data, error, refetch } = useIndexNowQuery(undefined, { skip: !isAdmin });
  const loading = <LoadingState label="Loading what was submitted">{null}</LoadingState>;
  return (
    <div className={s.parts}>
      <SubmissionForm own={data} />
      {error && !data && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {isAdmin && isPublic && (
        <p>
          <a className="link" href="/management-portal/indexing">
            What was submitted, and automatic submission
          </a>{' '}
          are in the management portal.
        </p>
      )}
      {isAdmin && !isPublic && !data && !error && loading}
      {isAdmin && !isPublic && data && <records.Part overview={data} fallback={loading} />}
    </div>
  );
}
