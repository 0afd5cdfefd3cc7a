import { REMOTES } from '@atoll/contracts/registry';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import type { Settings } from '@atoll/platform';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageViews } from './analytics/use-page-views';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { MarcoWindow } from './marco/marco-window';
import { LoginPage } from './pages/login-page';
import { NotFoundPage } from './pages/not-found-page';
import { RemoteSlot } from './remotes/remote-slot';
import { ToastRegion } from './toast/toast-region';
import { useGuard } from './layout/use-guard';
import { useLinkNavigation } from './layout/use-link-navigation';
import { usePageTitle } from './layout/use-page-title';

/** The code of these pages is not in the first script, which every other page carries, too. */
const HomePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home" */ './home/home-page')).HomePage,
}));
const DocumentPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "documents" */ './pages/documents/document-page')).DocumentPage,
}));

interface Props {
  readonly settings: Settings;
  /** Called once the slots are in the document, so that remotes can be mounted. */
  readonly onSlotsReady: () => void;
}

function ShellPage({ pathname }: { readonly pathname: string }) {
  if (pathname === '/')
    return (
      <Suspense fallback={null}>
        <HomePage />
      </Suspense>
    );
  if (pathname === '/login') return <LoginPage />;
  if (matchSiteRoute(pathname))
    return (
      <Suspense fallback={null}>
        <DocumentPage pathname={pathname} />
      </Suspense>
    );
  return <NotFoundPage />;
}

/** The layout around every page: header with dock, the page's own slot, footer and toast. */
export function ShellApp({ settings, onSlotsReady }: Props) {
  const { pathname } = useLocation();
  const route = matchSiteRoute(pathname);
  const onChat = route?.app === 'mfe-marco';
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
      <Header floating={pathname === '/'} withDock={!onChat} />
      <main id="content" tabIndex={-1}>
        {mayShow && (route === null || route.app === 'shell') && <ShellPage pathname={pathname} />}
        {REMOTES.map((app) =>
          app === 'mfe-marco' ? (
            <MarcoWindow key={app} isPage={onChat} />
          ) : (
            <RemoteSlot key={app} app={app} active={mayShow && route?.app === app} />
          ),
        )}
      </main>
      {!onChat && <Footer />}
      <ToastRegion />
    </>
  );
}
