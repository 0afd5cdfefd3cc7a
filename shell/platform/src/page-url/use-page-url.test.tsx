import { definePage } from '@atoll/contracts/pages/page';
import { always, oneOf, text, wholeNumber } from '@atoll/contracts/pages/params';
import { waitFor } from '@testing-library/react';
import { renderApp } from '../testing/index';
import { usePageUrl } from './use-page-url';

const page = definePage({
  pattern: '/things',
  app: 'mfe-tours',
  access: 'public',
  cache: 'kept',
  title: 'Things',
  params: {
    q: text(),
    people: always(wholeNumber({ min: 1, fallback: 2 })),
    view: oneOf(['list', 'map'], 'list'),
    thing: text(),
  },
});

function Things() {
  const { state, hrefOf, replace, push, back } = usePageUrl(page);
  return (
    <>
      <p>{JSON.stringify(state)}</p>
      <a href={hrefOf({ view: 'map' })}>Map</a>
      <button onClick={() => replace({ people: state.people + 1 })}>More people</button>
      <button
        onClick={() => {
          replace({ q: 'boat' });
          replace({ view: 'map' });
        }}
      >
        Two changes
      </button>
      <button onClick={() => push({ thing: 'one' })}>Open</button>
      <button onClick={() => back(1, { thing: null })}>Close</button>
    </>
  );
}

const open = (path: string) => renderApp(<Things />, { path });
const query = () => window.location.search;

it('reads the URL by the page’s description, and links to the page with one value changed', () => {
  const { screen } = open('/things?q=boat&view=globe&utm=x');
  expect(screen.getByText('{"q":"boat","people":2,"view":"list","thing":null}')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute(
    'href',
    '/things?q=boat&people=2&view=map',
  );
});

it('HSE-03: replaces values in the same entry of the history', async () => {
  const { screen, user } = open('/things');
  const entries = window.history.length;
  await user.click(screen.getByRole('button', { name: 'More people' }));
  await waitFor(() => expect(query()).toBe('?people=3'));
  expect(window.history.length).toBe(entries);
});

it('keeps both of two changes that are made before the first is drawn', async () => {
  const { screen, user } = open('/things');
  await user.click(screen.getByRole('button', { name: 'Two changes' }));
  await waitFor(() => expect(query()).toBe('?q=boat&people=2&view=map'));
});

it('BKG-30: what was pushed is taken back by going back', async () => {
  const { screen, user } = open('/things?q=boat');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(query()).toContain('thing=one'));
  const entries = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(query()).toBe('?q=boat'));
  expect(window.history.length).toBe(entries);
});

it('BKG-30: what a link opened directly is closed in place', async () => {
  const { screen, user } = open('/things?thing=one');
  const entries = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(query()).toBe('?people=2'));
  expect(window.history.length).toBe(entries);
});
