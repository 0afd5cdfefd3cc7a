import type { User } from '@atoll/contracts/account';
import { landingOf } from '@atoll/contracts/page-access';
import { selectSession, useAppSelector } from '@atoll/platform';
import { lazyPart } from '@atoll/platform/lazy-part';
import { LoadingState } from '@atoll/ui/page-state';
import type { PortalPage } from '../portal-pages';
import * as s from './portal-frame.module.css';
import { useOwnData } from './use-own-data';

const theme = lazyPart(
  async () => (await import(/* webpackChunkName: "workspace" */ '../shared/portal-theme')).PortalTheme,
);

interface Place {
  readonly href: string;
  readonly words: string;
}

/** The places of somebody's workspace. What is not built yet is absent. */
function placesOf(user: User): readonly Place[] {
  const dashboard = { href: landingOf({ role: user.role, hotel: user.hotel }), words: 'Dashboard' };
  const profile = { href: '/hotel/complete-profile', words: 'Profile' };
  const account = { href: '/account', words: 'Your account' };
  return [dashboard, ...(user.role === 'hotel' ? [profile] : []), account].filter(
    ({ href }, index, all) => all.findIndex((other) => other.href === href) === index,
  );
}

function Loading() {
  return <LoadingState label="Loading your workspace">{null}</LoadingState>;
}

/** A signed-in page: heading, places and, once it is known who is signed in, the page's own content. */
export function PortalFrame({ page }: { readonly page: PortalPage }) {
  const session = useAppSelector(selectSession);
  const { Part: Content } = page.content;
  const user = session.state === 'signed-in' ? session.user : null;
  const isOwnData = useOwnData(user?.id ?? null);
  return (
    <div className={s.frame}>
      <header className={s.head}>
        <h1 className={s.title}>{page.heading}</h1>
        <p className={s.lede}>{page.lede}</p>
        {user && (
          <nav aria-label="Workspace" className={s.places}>
            {placesOf(user).map(({ href, words }) => (
              <a key={href} href={href} aria-current={href === page.pattern ? 'page' : undefined}>
                {words}
              </a>
            ))}
          </nav>
        )}
      </header>
      <p data-without-script="">
        This page needs JavaScript, because it fetches what is yours after it has come. Switch it on in your
        browser, then load it again.
      </p>
      <div className={s.content}>
        {isOwnData ? (
          <theme.Part fallback={<Loading />}>
            <Content fallback={<Loading />} />
          </theme.Part>
        ) : (
          <Loading />
        )}
      </div>
    </div>
  );
}
