import { titled } from '@atoll/contracts/page-titles';
import { sharedPostPage } from '@atoll/contracts/pages/share.page';
import type { SharedKind, SharedPost } from '@atoll/contracts/shared-post';
import { usePageTitle } from '@atoll/platform/page-title';
import { Button } from '@atoll/ui/button';
import { useParams } from 'react-router-dom';
import { answerOf } from '../shared/answer';
import { NotFound, PageError, PageLoading } from '../shared/page-states';
import { useGetSharedPostQuery } from './shared-post.api';
import * as s from './shared-post-page.module.css';

const KIND_WORDS: Readonly<Record<SharedKind, string>> = {
  agent: 'a travel agent',
  city: 'a city',
  destination: 'a destination',
  hotel: 'a hotel',
  tour: 'a tour',
  trip: 'a trip',
};

/** /share/post/{logId}: what somebody shared, and the way to it; nobody needs an account for it (DIR-15). */
export function SharedPostPage() {
  const { logId = '' } = useParams();
  const answer = answerOf<SharedPost>(useGetSharedPostQuery(logId));
  usePageTitle(titled(answer.state === 'found' ? answer.value.title : sharedPostPage.title));
  if (answer.state === 'missing') return <NotFound text="Nothing was shared under this link." />;
  if (answer.state === 'error') return <PageError title={sharedPostPage.title} onRetry={answer.retry} />;
  if (answer.state === 'loading')
    return <PageLoading title={sharedPostPage.title} label="Loading what was shared" />;
  const { kind, title, path } = answer.value;
  return (
    <div className={`wrap ${s.page}`}>
      <p className="small muted">Somebody shared {KIND_WORDS[kind]} with you</p>
      <h1 className="display h1">{title}</h1>
      <p>
        <Button href={path}>Open it on Atoll</Button>
      </p>
    </div>
  );
}
