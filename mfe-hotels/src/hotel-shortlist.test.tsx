import { selectToast, selectTrip } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
import { HotelsApp } from './hotels-app';
import { hotelOf, hotelOffersOf, offerOf } from './testing/fixtures';
import { fillWorld, LISBON_PATH, STAY_PATH, startHotelServer, world } from './testing/hotel-server';

startHotelServer();

const open = (path: string) => renderApp(<HotelsApp />, { path });

it('HSE-55: a saved hotel is kept on the device and found again without its search or an account', async () => {
  fillWorld(2);
  const { screen, user, unmount } = open(STAY_PATH);
  const heart = await screen.findByRole('button', { name: 'Save Hotel 2' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Hotel 2 is saved')).toBeInTheDocument();
  unmount();

  open('/hotels');
  const list = within(await screen.findByRole('region', { name: 'Your shortlist' }));
  const link = new URL(list.getByRole('link', { name: 'Hotel 2' }).getAttribute('href') ?? '', 'http://site');
  expect(link.pathname).toBe('/hotels');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    city: 'Lisbon',
    checkIn: '2020-12-04',
    hotel: 'H2',
  });
});

it('HSE-55: what is saved is in the shared trip, newest first, and the heart takes it off again', async () => {
  fillWorld(2);
  const { screen, user, store } = open(STAY_PATH);
  const saved = () => selectTrip(store.getState()).saved;
  await user.click(await screen.findByRole('button', { name: 'Save Hotel 1' }));
  await user.click(screen.getByRole('button', { name: 'Save Hotel 2' }));
  expect(saved().map(({ id }) => id)).toEqual(['H2', 'H1']);
  await user.click(screen.getByRole('button', { name: 'Save Hotel 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove Hotel 2 from your shortlist' }));
  expect(saved()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Your shortlist' })).not.toBeInTheDocument();
});

it('HSE-55: the shortlist that a browser kept before other things could be saved is still there', async () => {
  const kept = {
    hotelId: 'H9',
    name: 'Old love',
    city: 'Lisbon',
    picture: '/p.webp',
    href: '/hotels?hotel=H9',
  };
  localStorage.setItem('atoll-shortlist', JSON.stringify([kept]));
  const { screen } = open('/hotels');
  const list = within(await screen.findByRole('region', { name: 'Your shortlist' }));
  expect(list.getByRole('link', { name: 'Old love' })).toHaveAttribute('href', '/hotels?hotel=H9');
  expect(list.getByText('Lisbon')).toBeVisible();
});

it('a stored shortlist that leads elsewhere is no link', async () => {
  const entry = { hotelId: 'H9', name: 'Trap', city: '', picture: '/p.webp', href: 'javascript:alert(1)' };
  localStorage.setItem('atoll-shortlist', JSON.stringify([entry, 'text', null]));
  const { screen } = open('/hotels');
  expect(await screen.findByRole('heading', { name: 'Popular Destinations' })).toBeVisible();
  expect(screen.queryByText('Trap')).not.toBeInTheDocument();
});

describe('HSE-02: links to share', () => {
  const copied = () => jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const linkOf = (write: jest.SpyInstance) => new URL(String(write.mock.calls[0]?.[0]));

  it('a search is shared without what lies over it', async () => {
    fillWorld(1);
    const { screen, user, store } = open(`${LISBON_PATH}&ratings=4`);
    const write = copied();
    await user.click(await screen.findByRole('button', { name: 'Copy the link to this search' }));
    const link = linkOf(write);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      city: 'Lisbon',
      ratings: '4',
      guests: '2',
    });
    await waitFor(() => expect(selectToast(store.getState())?.text).toBe('Link to this search copied'));
  });

  it('HDT-01: a hotel is shared with its stay, without offer and step', async () => {
    world.hotels = [hotelOf()];
    world.offers = { LISCM001: hotelOffersOf('LISCM001', [offerOf()]) };
    const { screen, user } = open(`${STAY_PATH}&hotel=LISCM001&offer=OFFER1`);
    const write = copied();
    await user.click(await screen.findByRole('button', { name: 'Copy the link to Casa do Miradouro' }));
    const link = linkOf(write);
    expect(link.searchParams.get('hotel')).toBe('LISCM001');
    expect(link.searchParams.get('checkIn')).toBe('2020-12-04');
    expect(link.searchParams.has('offer')).toBe(false);
  });
});
