import { renderApp } from '@atoll/platform/testing';
import { waitFor } from '@testing-library/react';
import { HotelsApp } from './hotels-app';
import { fillWorld, queriesOf, STAY_PATH, startHotelServer, world, fail } from './testing/hotel-server';

jest.mock('./shared/recovery', () => ({ RECOVERY_MS: 200 }));

startHotelServer();

const open = (query = '') => renderApp(<HotelsApp />, { path: `${STAY_PATH}&view=list${query}` });
const MISSING = /^Prices are not available right now\./;
const ALWAYS = 1_000;

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

it('HSE-63: prices that cannot be had are said once above the list, and come by themselves', async () => {
  fillWorld(25);
  fail('/api/hotels/offers', ALWAYS);
  const { screen } = open('&all=1');
  expect(await screen.findByText(MISSING)).toBeVisible();
  expect(screen.getAllByText(MISSING)).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(25);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fail('/api/hotels/offers', 0);
  expect(await screen.findByText('$2,500')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(MISSING)).not.toBeInTheDocument());
  expect(screen.queryByText('Check availability')).not.toBeInTheDocument();
  // Reported once, whatever was tried since.
  expect(queriesOf('/api/client-errors')).toHaveLength(1);
});

it('HSE-63: Retry asks for the prices now', async () => {
  fillWorld(1);
  fail('/api/hotels/offers');
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$100')).toBeVisible();
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
});

it('HSE-63: a batch that fails costs its own hotels only, and they recover', async () => {
  fillWorld(25);
  fail('/api/hotels/offers');
  const { screen } = open('&all=1');
  expect(await screen.findByText('$2,500')).toBeVisible();
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  expect(await screen.findByText('$100')).toBeVisible();
  const sizes = queriesOf('/api/hotels/offers').map(({ hotelIds }) => hotelIds?.split(',').length);
  expect(sizes.slice(0, 3)).toEqual([20, 5, 20]);
  expect(sizes.filter((size) => size === 5)).toHaveLength(1);
});

it('HSE-63: a list that could not be priced at all says so and is asked for again until it can', async () => {
  fillWorld(2);
  world.pricing = [
    { listed: 2, checked: 0, priced: 0, isGrowing: false },
    { listed: 2, checked: 2, priced: 2, isGrowing: false },
  ];
  const { screen } = open('&sort=price');
  expect(await screen.findByText(MISSING)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(MISSING)).not.toBeInTheDocument());
  expect(queriesOf('/api/hotels')).toHaveLength(2);
});

it('HSE-60: while the list is being priced it says how far, without losing a hotel', async () => {
  fillWorld(25);
  world.pricing = [
    { listed: 25, checked: 10, priced: 9, isGrowing: true },
    { listed: 25, checked: 25, priced: 22, isGrowing: false },
  ];
  const { screen } = open('&sort=price');
  const heading = { level: 1, name: 'Showing 20 of 25 Hotels in Lisbon' };
  expect(await screen.findByText('Prices of 10 of 25 hotels so far, more are coming')).toBeVisible();
  expect(screen.getByRole('heading', heading)).toBeVisible();
  expect(await screen.findByText('22 of 25 hotels have a price, the others come last')).toBeVisible();
  expect(screen.getByRole('heading', heading)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(20);
});

it('C43: filters that have found nothing yet are still searching', async () => {
  world.pricing = [
    { listed: 25, checked: 10, priced: 0, isGrowing: true },
    { listed: 25, checked: 25, priced: 0, isGrowing: false },
  ];
  const { screen } = open('&priceRange=1-2');
  expect(await screen.findByText('Loading hotels')).toBeInTheDocument();
  await waitFor(() => expect(queriesOf('/api/hotels')).toHaveLength(1));
  expect(screen.queryByText('No hotels found')).not.toBeInTheDocument();
  expect(await screen.findByText('No hotels found')).toBeVisible();
});
