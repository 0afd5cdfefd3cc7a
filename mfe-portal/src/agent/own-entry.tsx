import type { OwnAgent } from '@atoll/contracts/agent-listing';
import { selectUser, toAppError, useAppSelector } from '@atoll/platform';
import { Alert, Button, Descriptions, Tag } from 'antd';
import { useOwnAgentQuery } from '../shared/portal.api';
import { ConfirmAddress } from '../shared/confirm-address';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { VerificationTag } from '../shared/verification-tag';
import { ClaimEntry } from './claim-entry';
import { EntryForm } from './entry-form';
import { ListingForm } from './listing-form';
import { PictureForm } from './picture-form';

/** What the request for a row of the directory waits for, or why it was refused. */
function RequestNotice({ agent }: { readonly agent: OwnAgent }) {
  const { verification_status: status, rejection_reason: reason, claimed_agent: claimed } = agent;
  if (status === 'rejected')
    return <Alert type="error" showIcon title={reason ?? 'Your entry was not approved.'} />;
  const asked = claimed ? `You have asked for the entry of ${claimed.name}, ${claimed.city}. ` : '';
  const waits = 'Your entry is listed once your address is confirmed and Atoll has approved it.';
  return <Alert type="info" showIcon title={asked + waits} />;
}

function OwnEntryContent() {
  const { data: agent, error, refetch } = useOwnAgentQuery();
  const user = useAppSelector(selectUser);
  const problem = error && toAppError(error);
  if (problem?.kind === 'api' && problem.code === 'PGRST116')
    return (
      <>
        <Alert type="info" showIcon title="There is no entry of yours in the directory yet." />
        <ClaimEntry />
      </>
    );
  if (problem) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!agent) return <PanelLoading label="Loading your entry" />;
  return (
    <>
      {user && !user.email_verified && <ConfirmAddress email={user.email} />}
      <Panel
        title={agent.name}
        aside={
          agent.is_listed ? (
            <Tag color="success">Listed</Tag>
          ) : (
            <VerificationTag status={agent.verification_status} />
          )
        }
      >
        {!agent.is_listed && <RequestNotice agent={agent} />}
        <Descriptions
          column={{ xs: 1, sm: 2 }}
          items={[
            { key: 'city', label: 'City', children: agent.city },
            { key: 'country', label: 'Country', children: agent.country },
            { key: 'rating', label: 'Rating', children: agent.rating ?? 'None yet' },
            { key: 'featured', label: 'Featured', children: agent.is_featured ? 'Yes' : 'No' },
          ]}
        />
        {agent.page && (
          <p>
            <Button href={agent.page}>View public page</Button>
          </p>
        )}
      </Panel>
      {agent.listing && (
        <>
          <PictureForm name={agent.name} picture={agent.listing.picture} />
          <ListingForm version={agent.version} listing={agent.listing} page={agent.page} />
        </>
      )}
      {!agent.is_listed && (
        <>
          <ClaimEntry />
          <EntryForm agent={agent} />
        </>
      )}
    </>
  );
}

/** The agent's own row of the directory, or where the request for one stands (DIR-18). */
export const OwnEntry = inPortalTheme(OwnEntryContent);
