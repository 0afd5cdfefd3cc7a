import { titled } from '@atoll/contracts/page-titles';
import type { SharedKind } from '@atoll/contracts/shared-post';
import { toAppError } from '@atoll/platform';
import { usePageTitle } from '@atoll/platform/page-title';
import { Button } from '@atoll/ui/button';
import { ErrorState, LoadingState } from '@atoll/ui/page-state';
import { useParams } from 'react-router-dom';
import { NotFound } from '../shared/page/not-found';
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
  const { currentData, error, refetch } = useGetSharedPostQuery(logId);
  usePageTitle(titled(currentData?.title ?? (currentData === null ? 'Page Not Found' : 'Shared with you')));
  if (currentData === null) return <NotFound what="What was shared" href="/" words="Go to the home page" />;
  if (error && !currentData)
    return (
      <ErrorState
        title="What was shared could not be loaded"
        text={toAppError(error).message}
        onRetry={() => void refetch()}
      />
    );
  if (!currentData) return <LoadingState label="Loading what was shared" />;
  return (
    <div className={`wrap ${s.page}`}>
      <p className="small muted">Somebody shared {KIND_WORDS[currentData.kind]} with you</p>
      <h1 className="display h1">{currentData.title}</h1>
      <p>
        <Button href={currentData.path}>Open it on Atoll</Button>
      </p>
    </div>
  );
}
