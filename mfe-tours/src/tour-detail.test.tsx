import type { Tour } from '@atoll/contracts/tour';
import { selectRequestWindow } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { act, createEvent, fireEvent, waitFor, within } from '@testing-library/react';
import { bareTour, tourOf } from './testing/fixtures';
import {
  fail,
  fillWorld,
  LISBON_PATH,
  queriesOf,
  searches,
  startToursServer,
  world,
} from './testing/tours-server';
import { ToursApp } from './tours-app';

startToursServer();
afterEach(() => {
  jest.useRealTimers();
});

const open = (path: string) => renderApp(<ToursApp />, { path });

/** The results with one tour, and the tour over them. */
async function openTour(tour: Tour = tourOf(), path = LISBON_PATH) {
  world.tours = [tour];
  const { screen, user, store } = open(path);
  const link = await screen.findByRole('link', { name: tour.name });
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: tour.name });
  const sheet = within(dialog);
  return { screen, user, store, link, dialog, sheet };
}

/** What a browser does on Escape. */
function pressEscape(dialog: HTMLElement): void {
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
}

it('TOU-36: a card opens its tour over the results, without asking for it again', async () => {
  const { screen, sheet } = await openTour();
  expect(sheet.getByRole('heading', { name: 'Alfama on foot' })).toHaveFocus();
  expect(window.location.search).toContain('tour=T1');
  expect(screen.getByRole('article', { hidden: true })).toBeInTheDocument();
  expect(searches()).toHaveLength(1);
  expect(queriesOf('/api/activities/T1')).toEqual([]);
});

it('TOU-35: Escape closes it, and the focus returns to its card', async () => {
  const { screen, dialog, link } = await openTour();
  pressEscape(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(link).toHaveFocus();
  expect(window.location.search).not.toContain('tour=');
});

it('TOU-36: the tour leaves the page 300 ms after it was closed, not before', async () => {
  const { dialog } = await openTour();
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  pressEscape(dialog);
  const isThere = () => dialog.textContent.includes('Alfama on foot');
  // Going back in the history takes the browser a task.
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(dialog).not.toHaveAttribute('open');
  await act(() => jest.advanceTimersByTimeAsync(298));
  expect(isThere()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(2));
  expect(isThere()).toBe(false);
});

it('TOU-36: Back closes the tour and nothing else', async () => {
  const { screen } = await openTour();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: '1 tour in Lisbon' })).toBeVisible();
  expect(searches()).toHaveLength(1);
});

it('TOU-35: arrow keys and buttons turn the pictures, and both ends meet', async () => {
  const { user, sheet } = await openTour();
  const pictures = within(sheet.getByRole('group', { name: 'Pictures of Alfama on foot' }));
  const shown = () => pictures.getByRole('img').getAttribute('alt');
  expect(shown()).toBe('A lane');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('A singer');
  expect(pictures.getByText('2 of 3')).toBeVisible();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shown()).toBe('A glass');
  await user.click(pictures.getByRole('button', { name: 'Next picture' }));
  expect(shown()).toBe('A lane');
  await user.click(pictures.getByRole('button', { name: 'Previous picture' }));
  expect(shown()).toBe('A glass');
});

it('TOU-35: another tour begins with its first picture', async () => {
  fillWorld(2);
  const { screen, user } = open(LISBON_PATH);
  await user.click(await screen.findByRole('link', { name: 'Tour 1' }));
  const first = await screen.findByRole('dialog', { name: 'Tour 1' });
  await user.keyboard('{ArrowRight}');
  expect(within(first).getByText('2 of 3')).toBeVisible();
  pressEscape(first);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Tour 2' }));
  expect(within(await screen.findByRole('dialog', { name: 'Tour 2' })).getByText('1 of 3')).toBeVisible();
});

it('TOU-35: one picture has nothing to turn, none shows the default one', async () => {
  const { user, sheet, screen, dialog } = await openTour(
    tourOf({ images: [{ uri: '/a.webp', alt: 'One' }] }),
  );
  expect(sheet.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(sheet.getByRole('img', { name: 'One' })).toBeVisible();
  pressEscape(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('TOU-37: the supplier is left for in a window of its own that cannot reach this one, and it is said', async () => {
  const { sheet } = await openTour();
  const link = sheet.getByRole('link', { name: 'Book with the supplier' });
  expect(link).toHaveAttribute('href', 'https://tours.example/alfama');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  expect(sheet.getByText('You leave Atoll for tours.example.')).toBeVisible();
});

it('TOU-30, TOU-37: what the provider does not say is told in the exact words, and nothing is made up', async () => {
  const { sheet } = await openTour(bareTour({ sample: false }));
  expect(sheet.getByText('---')).toBeVisible();
  expect(sheet.getByText('Duration not specified')).toBeVisible();
  expect(sheet.getByText('No description available.')).toBeVisible();
  expect(sheet.getByText('This supplier takes no bookings online.')).toBeVisible();
  expect(sheet.queryByRole('heading', { name: 'Highlights' })).not.toBeInTheDocument();
  expect(sheet.queryByText(/review/)).not.toBeInTheDocument();
});

it('TOU-34: a count of reviews is shown of sample tours only, and said to be one', async () => {
  const { sheet } = await openTour();
  expect(sheet.getByText('57 sample reviews')).toBeVisible();
  expect(sheet.getByText('Sample data')).toBeVisible();
});

it('TOU-34: a live tour shows no count, whatever it carries', async () => {
  const { sheet } = await openTour(tourOf({ sample: false }));
  expect(sheet.queryByText(/57|review/)).not.toBeInTheDocument();
  expect(sheet.queryByText('Sample data')).not.toBeInTheDocument();
});

it('TOU-29: all its categories and highlights, its languages and the size of its group', async () => {
  const { sheet } = await openTour(
    tourOf({ categories: ['CULTURAL', 'FOOD', 'NATURE', 'PRIVATE'], highlights: ['1', '2', '3', '4', '5'] }),
  );
  for (const text of [
    'Cultural',
    'Food',
    'Nature',
    'Private',
    'In English and French',
    '1 to 20 people',
    '5',
  ])
    expect(sheet.getByText(text)).toBeVisible();
});

it('Hotels nearby leads to the hotels of the place, for the same dates and people', async () => {
  const path = `${LISBON_PATH.replace('people=2', 'people=4')}&from=2020-12-04&to=2020-12-07`;
  const { sheet } = await openTour(tourOf(), path);
  const href = sheet.getByRole('link', { name: 'Hotels nearby' }).getAttribute('href');
  expect(href).toMatch(/^\/hotels\?city=Lisbon&.*checkIn=2020-12-04&checkOut=2020-12-07&guests=4/);
});

it('RFQ-02, PLT-08: a tour leads to the form for agents, with the place, the dates, the people and the tour', async () => {
  const path = `${LISBON_PATH.replace('people=2', 'people=4')}&from=2020-12-04&to=2020-12-07`;
  const { sheet, user, store } = await openTour(tourOf(), path);
  const link = sheet.getByRole('link', { name: 'Ask an agent about it' });
  const about = '/tours?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14&tour=T1';
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', window.location.href);
  expect(pathname).toBe('/request');
  expect(Object.fromEntries(searchParams)).toEqual({
    city: 'Lisbon',
    country: 'Portugal',
    from: '2020-12-04',
    to: '2020-12-07',
    adults: '4',
    about: 'Alfama on foot',
    aboutPath: about,
  });
  await user.click(link);
  expect(selectRequestWindow(store.getState())).toMatchObject({
    city: 'Lisbon',
    adults: 4,
    aboutPath: about,
  });
  expect(window.location.pathname).toBe('/tours');
});

it('a tour is saved from its dialog, too', async () => {
  const { user, sheet, store } = await openTour();
  await user.click(sheet.getByRole('button', { name: 'Save Alfama on foot' }));
  expect(store.getState().trip.saved).toMatchObject([{ kind: 'tour', id: 'T1', place: '$38 per person' }]);
});

describe('TOU-40: a link to a tour that the results do not hold', () => {
  it('TOU-40: opens it by its id', async () => {
    fillWorld(20);
    const { screen } = open(`${LISBON_PATH}&tour=T15`);
    expect(await screen.findByRole('dialog', { name: 'Tour 15' })).toBeVisible();
    expect(queriesOf('/api/activities/T15')).toHaveLength(1);
  });

  it('TOU-40: says where there is no such tour, and leads back', async () => {
    fillWorld(1);
    const { screen, user } = open(`${LISBON_PATH}&tour=NONE`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tour unavailable' }));
    expect(dialog.getByRole('heading', { name: 'There is no such tour' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back to the search' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/tours');
  });

  it('TOU-40, ERR-10: says where it cannot be asked for, and recovers', async () => {
    fillWorld(20);
    fail('/api/activities/T15');
    const { screen, user } = open(`${LISBON_PATH}&tour=T15`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Opening the tour' }));
    expect(await dialog.findByText('Failed to load the tour. Please try again later.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('dialog', { name: 'Tour 15' })).toBeVisible();
  });
});
