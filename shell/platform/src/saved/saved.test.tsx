import type { SavedItem } from '@atoll/contracts/account';
import { selectTrip, tripChanged } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { SaveButton } from '@atoll/platform/save-button';
import { useSaved, useSavedActions, useSavedOnDevice } from '@atoll/platform/saved';
import { act } from '@testing-library/react';

const HOTEL: SavedItem = { kind: 'hotel', id: '1', title: 'Casa', place: 'Lisbon', href: '/hotels?hotel=1' };
const TOUR: SavedItem = { kind: 'tour', id: '1', title: 'Walk', href: '/tours?tour=1' };

/** A page of tours over a device that may hold things of every remote. */
function Page() {
  useSavedOnDevice();
  const tours = useSaved('tour');
  const { remove } = useSavedActions();
  return (
    <>
      <SaveButton item={HOTEL} />
      <SaveButton item={TOUR} />
      <ul aria-label="Tours">
        {tours.map((tour) => (
          <li key={tour.id}>
            <a href={tour.href}>{tour.title}</a> <button onClick={() => remove(tour)}>Remove</button>
          </li>
        ))}
      </ul>
    </>
  );
}

const keep = (items: unknown[]) =>
  localStorage.setItem('atoll-saved', JSON.stringify({ version: 1, value: items }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('things of two remotes are saved beside each other, also under the same id, and are there at the next visit', async () => {
  const { screen, user, store, unmount } = renderApp(<Page />);
  await user.click(screen.getByRole('button', { name: 'Save Casa' }));
  expect(screen.getByRole('button', { name: 'Save Casa' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Save Walk' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Save Walk' }));
  expect(await screen.findByText('Walk is saved')).toBeInTheDocument();
  expect(selectTrip(store.getState()).saved).toEqual([TOUR, HOTEL]);
  unmount();

  const view = renderApp(<Page />);
  expect(screen.getByRole('link', { name: 'Walk' })).toHaveAttribute('href', TOUR.href);
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(selectTrip(view.store.getState()).saved).toEqual([HOTEL]);
});

it('says when this browser does not keep what was saved, and shows it until the page is left', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { screen, user } = renderApp(<Page />);
  await user.click(screen.getByRole('button', { name: 'Save Walk' }));
  expect(await screen.findByText(/Walk is saved until you leave/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Walk' })).toBeVisible();

  setItem.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Save Casa' }));
  expect(localStorage.getItem('atoll-saved')).toContain('Walk');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(localStorage.getItem('atoll-saved')).not.toContain('Walk');
});

it.each([
  ['javascript:alert(1)'],
  ['//elsewhere.example/a'],
  ['/\\elsewhere.example'],
  ['https://elsewhere.example/'],
])('what is kept with a link to %s is no link', (href) => {
  keep([{ ...TOUR, href }, { ...TOUR, kind: 'trap' }, 'text', null, { ...TOUR, id: '2', title: 'Sail' }]);
  const { screen } = renderApp(<Page />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sail']);
});

it('what another tab saves is here at once', () => {
  const { screen } = renderApp(<Page />);
  keep([TOUR]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'atoll-saved' })));
  expect(screen.getByRole('link', { name: 'Walk' })).toBeVisible();
});

it('another page does not lose what was saved when the trip changes', () => {
  keep([TOUR]);
  const { store } = renderApp(<Page />);
  act(() => void store.dispatch(tripChanged({ guests: 4 })));
  expect(selectTrip(store.getState()).saved).toEqual([TOUR]);
});
