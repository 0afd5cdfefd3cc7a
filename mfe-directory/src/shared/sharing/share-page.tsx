import { sharedPostPage } from '@atoll/contracts/pages/share.page';
import type { ShareRequest } from '@atoll/contracts/shared-post';
import { ShareButton } from '@atoll/platform/share';
import { useShareMutation } from './share.api';

/** Copies a link to a page that shows what was shared (DIR-15), or the page's own where nothing more can be kept. */
export function SharePage({ kind, title, path, className }: ShareRequest & { readonly className?: string }) {
  const [share] = useShareMutation();
  return (
    <ShareButton
      what={title}
      href={path}
      className={className}
      hrefToShare={async () => {
        const { logId } = await share({ kind, title, path }).unwrap();
        return sharedPostPage.pattern.replace(':logId', logId);
      }}
    />
  );
}
