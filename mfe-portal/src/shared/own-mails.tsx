import type { UserType } from '@atoll/contracts/account-words';
import { Panel } from './panel';
import { PanelLoading } from './panel-loading';
import { ReadProblem } from './read-problem';
import { useOwnMailsQuery } from './portal.api';

/** The way to the switches of the account's address, which are a page of their own for those without an account. */
export function OwnMails({ userType }: { readonly userType: UserType }) {
  const { data, error, refetch } = useOwnMailsQuery();
  return (
    <Panel title="Mails">
      {error && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelLoading label="Loading your mails" />}
      {data && (
        <p>
          <a className="link" href={userType === 'traveler' ? data.page : `${data.page}?as=${userType}`}>
            Which mails you get
          </a>
        </p>
      )}
    </Panel>
  );
}
