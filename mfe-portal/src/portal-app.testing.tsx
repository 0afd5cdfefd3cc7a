import type { User } from '@atoll/contracts/account';
import { renderApp, sampleUser } from '@atoll/platform/testing';
import { screen, within } from '@testing-library/react';
import { PortalApp } from './portal-app';
import { portalServer } from './testing/portal-server';

/** Opens the portal as somebody who is signed in; a traveler unless told otherwise. */
export function openPortal(path: string, change: Partial<User> = {}) {
  return renderApp(<PortalApp />, {
    path,
    state: { session: { state: 'signed-in', user: sampleUser(change) } },
  });
}

/** The places of the workspace, without the bar of a phone, which has some of them once more. */
export function workspace() {
  return within(screen.getByRole('navigation', { name: 'Workspace' }));
}

/** What a hotel's account is. */
export function hotelUser(change: Partial<User> = {}): Partial<User> {
  return { role: 'hotel', hotel: { profile_completed: true, verification_status: 'approved' }, ...change };
}

/** The body of the one request that was sent so; undefined where there was none. */
export function sentBody(method: string, path: string): unknown {
  const sent = portalServer.asked.find((each) => each.method === method && each.path === path);
  return sent && (JSON.parse(sent.body) as unknown);
}
