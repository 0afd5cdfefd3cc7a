import type { User } from '@atoll/contracts/account';
import { marcoToggled, showToast, useAppDispatch } from '@atoll/platform';
import { signOutAndForget } from '@atoll/platform/form-draft';
import { Avatar } from '@atoll/ui/avatar';
import { Icon } from '@atoll/ui/icon';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { useEffect, useId, useRef, type ToggleEvent } from 'react';
import {
  BAR_PLACES,
  currentOf,
  placesOf,
  searchWordsOf,
  SITE_PLACES,
  type Place,
  type Workspace,
} from './places';
import type { Waiting } from './use-waiting';
import * as s from './workspace-nav.module.css';

const SHEET_ID = 'workspace-places';

/** What waits, beside a place. */
function Count({ count, words }: { readonly count: number; readonly words: string }) {
  if (count === 0) return null;
  return (
    <span className={s.count}>
      {/* A blank before the number: without one the link's name would be 'Requests3'. */}
      <VisuallyHidden> </VisuallyHidden>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}

interface LinkProps {
  readonly place: Place;
  /** All of the workspace. */
  readonly all: readonly Place[];
  readonly pattern: string;
  readonly waiting: Waiting;
}

function PlaceLink({ place, all, pattern, waiting }: LinkProps) {
  return (
    <a href={place.href} aria-current={currentOf(place, pattern, all)}>
      <Icon name={place.icon} />
      <span>{place.words}</span>
      {place.waiting && <Count count={waiting[place.waiting.of]} words={place.waiting.words} />}
    </a>
  );
}

interface ListProps extends Omit<LinkProps, 'place'> {
  readonly words: string | null;
  readonly places: readonly Place[];
}

function PlaceList({ words, places, ...rest }: ListProps) {
  const id = useId();
  return (
    <>
      {words !== null && (
        <p id={id} className={s.group}>
          {words}
        </p>
      )}
      <ul {...(words !== null && { 'aria-labelledby': id })}>
        {places.map((place) => (
          <li key={place.href}>
            <PlaceLink place={place} {...rest} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who is signed in, and the way to the account. */
function Me({ user, pattern }: { readonly user: User; readonly pattern: string }) {
  const { name } = user.user_metadata;
  return (
    <a href="/account" className={s.me} aria-current={pattern === '/account' ? 'page' : undefined}>
      <Avatar name={name} size="s" />
      <span className={s.who}>
        <VisuallyHidden>Your account: </VisuallyHidden>
        <b>{name}</b>
        <span>{user.email}</span>
      </span>
    </a>
  );
}

/** What the site's dock has, where the workspace's bar takes its place. */
function SiteParts({ all, pattern, waiting }: Omit<LinkProps, 'place'>) {
  const dispatch = useAppDispatch();
  const places = SITE_PLACES.filter(({ href }) => !all.some((own) => own.href === href));
  async function leave(): Promise<void> {
    const isEnded = await signOutAndForget(dispatch);
    const text = isEnded ? 'You are signed out' : 'You are signed out here, but Atoll could not be reached';
    dispatch(showToast({ text, ...(!isEnded && { tone: 'alert' }) }));
  }
  return (
    <div className={s.site}>
      <PlaceList words="The site" places={places} all={places} pattern={pattern} waiting={waiting} />
      <ul>
        <li>
          <button
            type="button"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            onClick={() => dispatch(marcoToggled())}
          >
            <Icon name="sparkles" />
            <span>Marco AI</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void leave()}>
            <Icon name="logout" />
            <span>Sign out</span>
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The sheet of a phone is a popover, which the browser opens and closes itself; its first link takes the focus. */
function focusFirst(event: ToggleEvent<HTMLElement>): void {
  if (event.newState === 'open') event.currentTarget.querySelector('a')?.focus();
}

/** Where the places are more than the window's height, the one that is open is among those that are seen. */
function useOpenPlaceInView(pattern: string) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && open)
      nav.current.scrollTop = Math.max(0, open.offsetTop + 2 * open.offsetHeight - nav.current.clientHeight);
  }, [pattern]);
  return nav;
}

interface Props {
  readonly workspace: Workspace | null;
  /** Null until it is known who is signed in. */
  readonly user: User | null;
  readonly pattern: string;
  readonly waiting: Waiting;
  readonly onSearch: () => void;
}

/**
 * The places of a workspace: at the side of a desktop; on a phone a bar of the first four and 'More', which opens the
 * rest as a sheet. It stands in the server's document already, because the page says whose it is.
 */
export function WorkspaceNav({ workspace, user, pattern, waiting, onSearch }: Props) {
  const nav = useOpenPlaceInView(pattern);
  const groups = workspace === null ? [] : placesOf(workspace, user);
  const all = groups.flatMap(({ places }) => places);
  const behind = all.slice(BAR_PLACES).flatMap((place) => (place.waiting ? [waiting[place.waiting.of]] : []));
  return (
    <>
      <nav
        ref={nav}
        id={SHEET_ID}
        popover="auto"
        aria-label="Workspace"
        className={s.side}
        onToggle={focusFirst}
      >
        {user && (
          <button type="button" className={s.find} aria-keyshortcuts="/" onClick={onSearch}>
            <Icon name="search" size="s" />
            <span>{searchWordsOf(workspace)}</span>
            <kbd aria-hidden="true">/</kbd>
          </button>
        )}
        {groups.map((group) => (
          <PlaceList key={group.words ?? ''} {...group} all={all} pattern={pattern} waiting={waiting} />
        ))}
        <div className={s.end}>{user && <Me user={user} pattern={pattern} />}</div>
        {workspace !== null && <SiteParts all={all} pattern={pattern} waiting={waiting} />}
      </nav>
      {workspace !== null && (
        <nav aria-label="Workspace, short" className={s.bar} data-workspace-bar="">
          <ul>
            {all.slice(0, BAR_PLACES).map((place) => (
              <li key={place.href}>
                <PlaceLink place={place} all={all} pattern={pattern} waiting={waiting} />
              </li>
            ))}
            <li>
              <button type="button" popoverTarget={SHEET_ID}>
                <Icon name="menu-2" />
                <span>More</span>
                <Count count={behind.reduce((sum, count) => sum + count, 0)} words="waiting" />
              </button>
            </li>
          </ul>
        </nav>
      )}
    </>
  );
}
