import {
  marcoClosed,
  marcoToggled,
  selectMarcoOpen,
  selectUser,
  useAppDispatch,
  useAppSelector,
} from '@atoll/platform';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Icon } from '@atoll/ui/icon';
import { Link, useLocation } from 'react-router-dom';
import { MARCO_WINDOW_ID } from '../marco/marco-window-id';
import { DOCK_LINKS } from './dock-items';
import * as s from './dock.module.css';

/** Most visitors are not signed in, and none are before the browser has asked. */
const accountMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "account-menu" */ './account-menu')).AccountMenu,
);

function LoginLink({ isCurrent }: { readonly isCurrent: boolean }) {
  return (
    <Link to="/login" className={s.login} aria-label="Login" aria-current={isCurrent ? 'page' : undefined}>
      <Icon name="user-circle" />
      <span>Login</span>
    </Link>
  );
}

/** The site's navigation: eight items, floating at the top or, on narrow screens, at the bottom (HOM-23). */
export function Dock() {
  const { pathname } = useLocation();
  const marcoOpen = useAppSelector(selectMarcoOpen);
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const isWithin = (href: string) => pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
  const current = (href: string) => (isWithin(href) ? ('page' as const) : undefined);

  return (
    <nav aria-label="Main" className={s.nav}>
      <ul className={s.dock}>
        {DOCK_LINKS.map(({ name, word, href, icon }) => (
          <li key={href}>
            <Link to={href} aria-label={name} aria-current={current(href)}>
              <Icon name={icon} />
              <span>{word}</span>
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label="Marco AI"
            aria-pressed={marcoOpen}
            aria-controls={MARCO_WINDOW_ID}
            data-replay="opens"
            suppressHydrationWarning
            onClick={() => dispatch(marcoToggled())}
            onKeyDown={(event) => {
              if (event.key === 'Escape') dispatch(marcoClosed());
            }}
          >
            <Icon name="sparkles" />
            <span>Marco</span>
          </button>
        </li>
        <li>
          {user ? (
            <accountMenu.Part user={user} fallback={<LoginLink isCurrent={false} />} />
          ) : (
            <LoginLink isCurrent={isWithin('/login')} />
          )}
        </li>
      </ul>
    </nav>
  );
}
