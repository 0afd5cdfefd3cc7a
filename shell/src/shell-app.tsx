import { chatPage, conversationPage } from '@atoll/contracts/pages/chat.page';
import { REMOTES } from '@atoll/contracts/registry';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { RemoteBoundary, type Settings } from '@atoll/platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageViews } from './analytics/use-page-views';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { MarcoWindow } from './marco/marco-window';
import { LaterAccountPage, LaterDocumentPage, LaterHomePage, shellPageAt } from './pages/later-pages';
import { NotFoundPage } from './pages/not-found-page';
import { RemoteSlot } from './remotes/remote-slot';
import { ToastRegion } from './toast/toast-region';
import { useGuard } from './layout/use-guard';
import { useLinkNavigation } from './layout/use-link-navigation';
import { usePageTitle } from './layout/use-page-title';

/** The pages that the conversation has for itself: it ends where the window does. */
const CHAT_PATTERNS: readonly string[] = [chatPage.pattern, conversationPage.pattern];

interface Props {
  readonly settings: Settings;
  /** Called once the slots are in the document, so that remotes can be mounted. */
  readonly onSlotsReady: () => void;
}

function ShellPage({ pathname, settings }: { readonly pathname: string; readonly settings: Settings }) {
  const kind = shellPageAt(pathname);
  if (!kind) return <NotFoundPage />;
  return (
    <RemoteBoundary key={pathname} name="shell" release={undefined}>
      {kind === 'home' && <LaterHomePage fallback={null} />}
      {kind === 'document' && <LaterDocumentPage pathname={pathname} settings={settings} fallback={null} />}
      {kind === 'account' && <LaterAccountPage pathname={pathname} fallback={null} />}
    </RemoteBoundary>
  );
}

/** The layout around every page: header with dock, the page's own slot, footer and toast. */
export function ShellApp({ settings, onSlotsReady }: Props) {
  const { pathname } = useLocation();
  const route = matchSiteRoute(pathname);
  const isMarcos = route?.app === 'mfe-marco';
  const mayShow = useGuard(route);
  usePageViews(settings);
  usePageTitle(pathname);
  useLinkNavigation();
  useEffect(onSlotsReady, [onSlotsReady]);

  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header floating={pathname === '/'} withDock={!isMarcos} />
      <main id="content" tabIndex={-1}>
        {mayShow && (route === null || route.app === 'shell') && (
          <ShellPage pathname={pathname} settings={settings} />
        )}
        {REMOTES.map((app) =>
          app === 'mfe-marco' ? (
            <MarcoWindow key={app} isPage={isMarcos} />
          ) : (
            <RemoteSlot key={app} app={app} active={mayShow && route?.app === app} />
          ),
        )}
      </main>
      {!(route && CHAT_PATTERNS.includes(route.pattern)) && <Footer social={settings.social} />}
      <ToastRegion />
    </>
  );
}
