import { bookingsPage } from '@atoll/contracts/pages/bookings.page';
import { landingOf } from '@atoll/contracts/page-access';
import type { User } from '@atoll/contracts/account';
import { showToast, useAppDispatch } from '@atoll/platform';
import { signOutAndForget } from '@atoll/platform/form-draft';
import { Icon } from '@atoll/ui/icon';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import * as s from './account-menu.module.css';

const MENU_ID = 'account-menu';

/** What stands in the dock's place of Login once somebody is signed in (HOM-23, C46). */
export function AccountMenu({ user }: { readonly user: User }) {
  const dispatch = useAppDispatch();
  const menu = useRef<HTMLDivElement>(null);
  const dashboard = landingOf({ role: user.role, hotel: user.hotel });

  async function leave(): Promise<void> {
    const isEnded = await signOutAndForget(dispatch);
    dispatch(
      showToast(
        isEnded
          ? { text: 'You are signed out' }
          : { text: 'You are signed out here, but Atoll could not be reached', tone: 'alert' },
      ),
    );
  }

  // The popover is the browser's own: it closes by Escape and by a click elsewhere, and gives the focus back.
  useEffect(() => {
    const element = menu.current;
    const focusFirst = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') element?.querySelector('a')?.focus();
    };
    element?.addEventListener('toggle', focusFirst);
    return () => element?.removeEventListener('toggle', focusFirst);
  }, []);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + step + items.length) % items.length]?.focus();
  }

  return (
    <>
      <button type="button" aria-label="Account" popoverTarget={MENU_ID} className={s.opener}>
        <Icon name="user-circle" />
        <span>Account</span>
      </button>
      <div id={MENU_ID} popover="auto" ref={menu} className={s.menu} onKeyDown={move}>
        <p className={s.who}>{user.email}</p>
        <a href={dashboard}>Dashboard</a>
        <a href={bookingsPage.pattern}>My bookings</a>
        <a href="/account">Your account</a>
        <button type="button" onClick={() => void leave()}>
          Sign out
        </button>
      </div>
    </>
  );
}
