import { selectUser, useAppSelector } from '@atoll/platform';
import { inPortalTheme } from '../shared/portal-theme';
import { AgentQueue } from './agent-queue';
import { AttentionPanel } from './attention';
import { HotelQueue } from './hotel-queue';

function QueuesContent() {
  const isModerator = useAppSelector(selectUser)?.portal?.duties.includes('moderation');
  return (
    <>
      <AttentionPanel />
      {isModerator && (
        <>
          <div id="hotels">
            <HotelQueue />
          </div>
          <div id="agents">
            <AgentQueue />
          </div>
        </>
      )}
    </>
  );
}

/** The portal's first page: what needs somebody, and everybody who waits for an answer. */
export const Queues = inPortalTheme(QueuesContent);
