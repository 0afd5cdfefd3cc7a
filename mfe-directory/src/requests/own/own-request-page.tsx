import { titled } from '@atoll/contracts/page-titles';
import { ownRequestPage } from '@atoll/contracts/pages/request.page';
import type { OwnRequest } from '@atoll/contracts/quote';
import { usePageTitle } from '@atoll/platform/page-title';
import { useParams } from 'react-router-dom';
import { answerOf } from '../../shared/answer';
import { PageError, PageLoading } from '../../shared/page-states';
import { useOwnRequestQuery } from '../requests.api';
import { NoSuchRequest } from './no-such-request';
import { RequestView } from './request-view';

/** /request/{token}: a request for whoever has its mailed link (RFQ-01, RFQ-09). */
export function OwnRequestPage() {
  const { token = '' } = useParams();
  const answer = answerOf<OwnRequest>(useOwnRequestQuery(token));
  usePageTitle(titled(ownRequestPage.title));
  if (answer.state === 'missing') return <NoSuchRequest />;
  if (answer.state === 'error') return <PageError title={ownRequestPage.title} onRetry={answer.retry} />;
  if (answer.state === 'loading')
    return <PageLoading title={ownRequestPage.title} label="Loading your request" />;
  return <RequestView key={token} request={answer.value} token={token} />;
}
