import { renderApp } from '@atoll/platform/testing';
import { screen, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { TOKEN, world } from './testing/requests-server';

type Options = Parameters<typeof renderApp>[1];

/** Opens the page of a request by its link, and waits until it is there. */
export async function openRequest(request: typeof world.request, options: Options = {}) {
  world.request = request;
  const view = renderApp(<DirectoryApp />, { path: `/request/${TOKEN}`, ...options });
  await view.screen.findByRole('heading', {
    level: 1,
    name: request ? 'Lisbon, Portugal' : 'Page Not Found',
  });
  return view;
}

export type RequestPage = Awaited<ReturnType<typeof openRequest>>;

/** The head of an agent's column in the comparison of quotes. */
export const headOf = (name: string) => within(screen.getByRole('columnheader', { name: new RegExp(name) }));
