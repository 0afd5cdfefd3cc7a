import { titled } from '@atoll/contracts/page-titles';
import { selectSession, useAppSelector } from '@atoll/platform';
import { lazyPart } from '@atoll/platform/lazy-part';
import { usePageTitle } from '@atoll/platform/page-title';
import { IconButton } from '@atoll/ui/button';
import { LoadingState } from '@atoll/ui/page-state';
import type { PortalPage } from '../portal-pages';
import { searchWordsOf, workspaceOf, type Workspace } from './places';
import * as s from './portal-frame.module.css';
import { useState } from 'react';
import { NotYourDuty } from './not-your-duty';
import { dutyOf, isOpenTo } from './screen-duties';
import { useSearchKey } from './search/search-key';
import { useOwnData } from './use-own-data';
import { useWaiting } from './use-waiting';
import { WorkspaceNav } from './workspace-nav';

const gatePart = lazyPart(
  async () => (await import(/* webpackChunkName: "portal-gate" */ './gate/portal-gate')).PortalGate,
);
/** Nobody needs it before it is asked for. */
const searchSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "own-search" */ './search/search-sheet')).SearchSheet,
);

function Loading() {
  return <LoadingState label="Loading your workspace">{null}</LoadingState>;
}

/**
 * Whose places a page stands among, before it is known who is signed in: null where the page is for several roles. Of a
 * hotel's, only a page for verified ones says that the hotel is one.
 */
function workspaceOfPage({ access, needsVerifiedHotel }: PortalPage): Workspace | null {
  const [only, ...others] = access === 'public' ? [] : access;
  if (only === undefined || others.length > 0) return null;
  return only === 'hotel' && !needsVerifiedHotel ? 'applicant' : only;
}

/** A signed-in page: heading, places and, once it is known who is signed in, the page's own content. */
export function PortalFrame({ page }: { readonly page: PortalPage }) {
  const session = useAppSelector(selectSession);
  usePageTitle(titled(page.heading));
  const { Part: Content } = page.content;
  const user = session.state === 'signed-in' ? session.user : null;
  const isOwnData = useOwnData(user?.id ?? null);
  const waiting = useWaiting(user && isOwnData ? user.role : null);
  // Null until somebody searches for the first time: its code comes then.
  const [isSearching, setSearching] = useState<boolean | null>(null);
  const search = () => {
    if (user) setSearching(true);
  };
  useSearchKey(search);
  const portal = dutyOf(page.pattern) === null ? null : (user?.portal ?? null);
  function content() {
    if (!isOwnData) return <Loading />;
    if (portal?.gate) return <gatePart.Part gate={portal.gate} fallback={<Loading />} />;
    const isLetIn = !portal || isOpenTo(portal.duties, page.pattern);
    return isLetIn ? <Content fallback={<Loading />} /> : <NotYourDuty />;
  }
  return (
    <div className={s.frame}>
      <WorkspaceNav
        workspace={user ? workspaceOf(user) : workspaceOfPage(page)}
        user={user}
        pattern={page.pattern}
        waiting={waiting}
        onSearch={search}
      />
      <div className={s.work}>
        <header className={s.head}>
          <h1 className={s.title}>{page.heading}</h1>
          {user && (
            <IconButton
              className={s.find}
              icon="search"
              label={searchWordsOf(workspaceOf(user))}
              line
              onClick={search}
            />
          )}
          <p className={s.lede}>{page.lede}</p>
        </header>
        <p data-without-script="">
          This page needs JavaScript, because it fetches what is yours after it has come. Switch it on in your
          browser, then load it again.
        </p>
        <div className={s.content}>{content()}</div>
      </div>
      {user && isOwnData && isSearching !== null && (
        <searchSheet.Part
          open={isSearching}
          workspace={workspaceOf(user)}
          user={user}
          onClose={() => setSearching(false)}
          fallback={null}
        />
      )}
    </div>
  );
}
