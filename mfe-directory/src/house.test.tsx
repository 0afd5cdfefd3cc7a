import type { FetchJson } from '@atoll/contracts/rendering';
import { selectRequestWindow } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { act, waitFor, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { render } from './server';
import { asked, fail, startDirectoryServer, world } from './testing/directory-server';
import { agentOf, cityOf } from './testing/fixtures';
import { houseOf } from './testing/house-fixtures';

startDirectoryServer();
const PATH = '/house/casa-do-miradouro-lisbon-0123456789ab';
const open = (path = PATH) => renderApp(<DirectoryApp />, { path });
beforeEach(() => {
  world.houses = [houseOf()];
});

it('HOT-17: a house shows its gallery, its collections, its own words, where it is and that it was checked', async () => {
  const { screen, user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa do Miradouro' })).toBeVisible();
  expect(screen.getByText('House checked by Atoll')).toBeVisible();
  expect(screen.getByText('Guest house, 4 stars · Rua do Salvador 22, Lisbon')).toBeVisible();
  const words = within(screen.getByRole('region', { name: 'From the house' }));
  expect(words.getByText('A family house since 1962.')).toBeVisible();
  expect(words.getByText(/64 steps/)).toBeVisible();
  const rooms = within(screen.getByRole('region', { name: 'Rooms' }));
  await user.click(rooms.getByRole('button', { name: /picture 2: Casa do Miradouro, picture 2/ }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Casa do Miradouro: Rooms' }));
  expect(viewer.getByText('2 of 2')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Where it is' })).getByText(/The map shows Lisbon/),
  ).toBeVisible();
});

it('HOT-01: a visit of a house is told once', async () => {
  const state = { session: { state: 'nobody' } } as const;
  const { screen } = renderApp(<DirectoryApp />, { path: PATH, state });
  await screen.findByRole('heading', { level: 1, name: 'Casa do Miradouro' });
  const told = () => asked.filter(({ path }) => path === '/api/entry-visits');
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(JSON.parse(told()[0]?.body ?? '')).toEqual({ house: 'casa-do-miradouro-lisbon-0123456789ab' });
});

it('HOT-17: Back closes the pictures and stays on the page', async () => {
  const { screen, user } = open();
  const rooms = within(await screen.findByRole('region', { name: 'Rooms' }));
  await user.click(rooms.getByRole('button', { name: /picture 2/ }));
  await screen.findByRole('dialog', { name: 'Casa do Miradouro: Rooms' });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe(PATH);
  expect(screen.getByRole('heading', { level: 1, name: 'Casa do Miradouro' })).toBeVisible();
});

it('HOT-17: the form of requests is opened with the house, its page and its town', async () => {
  const { screen, user, store } = open();
  await user.click(await screen.findByRole('link', { name: 'Ask for a quote' }));
  expect(selectRequestWindow(store.getState())).toMatchObject({
    about: 'Casa do Miradouro',
    aboutPath: PATH,
  });
  expect(screen.getByRole('link', { name: /^\+351/ })).toHaveAttribute('href', 'tel:+351210000000');
});

it('HOT-17: an unknown house is not there; one that does not come is asked for again', async () => {
  world.houses = [];
  const { screen, unmount } = open();
  expect(await screen.findByText('Atoll knows no such house.')).toBeVisible();
  unmount();
  world.houses = [houseOf()];
  fail(`/api/houses/casa-do-miradouro-lisbon-0123456789ab`);
  const view = open();
  await view.user.click(await view.screen.findByRole('button', { name: 'Try Again' }));
  expect(await view.screen.findByRole('heading', { level: 1, name: 'Casa do Miradouro' })).toBeVisible();
});

it('HOT-17: a sample house says that it is one', async () => {
  world.houses = [houseOf({ isSample: true })];
  const { screen } = open();
  expect(await screen.findByText(/Sample house: it is invented/)).toBeVisible();
});

it('HOT-17: the page of its city lists the house beside the agents', async () => {
  world.cities = [cityOf()];
  world.agents = [agentOf()];
  const { screen } = open('/travel-agents/lisbon');
  const houses = within(await screen.findByRole('region', { name: 'Houses on Atoll in Lisbon' }));
  expect(houses.getByRole('link', { name: 'Casa do Miradouro' })).toHaveAttribute('href', PATH);
  expect(houses.getByText('Guest house, 4 stars')).toBeVisible();
});

describe('on the server', () => {
  beforeAll(() => {
    // React takes jsdom, whose buffers are not Node's, for an old runtime.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  const fetchJson: FetchJson = async () => {
    const [house] = world.houses;
    return house
      ? { status: 200, body: house }
      : { status: 404, body: { code: 'PGRST116', message: 'No', requestId: 'r' } };
  };
  const first = (url = PATH) => render({ url, fetchJson, locale: 'en' });

  it('HOT-17: the first screen has canonical address, share picture and a Hotel with real data alone', async () => {
    const { head, html, madeFrom } = await first();
    expect(head).toMatchObject({
      title: 'Casa do Miradouro, Lisbon | Atoll',
      canonical: PATH,
      image: '/media/houses/0123456789ab/p1/share.jpg',
    });
    expect(head.description).toMatch(/^Casa do Miradouro\. .+ in Lisbon, Portugal\. A family house/);
    expect(head.jsonLd?.[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      name: 'Casa do Miradouro',
      description: expect.stringMatching(/^A family house/) as string,
      url: PATH,
      image: '/media/houses/0123456789ab/p1/share.jpg',
      telephone: '+351 210 000 000',
      starRating: { '@type': 'Rating', ratingValue: 4 },
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rua do Salvador 22',
        addressLocality: 'Lisbon',
        addressCountry: 'Portugal',
      },
    });
    expect(html).toContain('Casa do Miradouro');
    expect(madeFrom).toContain('house:0123456789ab');
    world.houses = [houseOf({ isSample: true })];
    const { head: ofSample } = await first();
    expect(JSON.stringify(ofSample.jsonLd)).not.toMatch(/starRating|telephone/);
  });

  it('HOT-17: a tap on any of its buttons is kept until its code is here', async () => {
    const [picture] = houseOf().pictures;
    if (!picture) throw new Error('the sample house has no picture');
    const pictures = Array.from({ length: 8 }, (_, at) => ({ ...picture, id: `p${at}` }));
    world.houses = [houseOf({ pictures })];
    const { html } = await first();
    expect(html).toMatch(/All (<!-- -->)?8(<!-- -->)? pictures/);
    const buttons = html.match(/<button[^>]*>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(3);
    expect(buttons.filter((button) => !button.includes('data-replay'))).toEqual([]);
  });

  it('HOT-17: an address with an earlier name leads to the one of today; an unknown house is 404', async () => {
    expect(await first('/house/old-name-lisbon-0123456789ab')).toMatchObject({
      status: 301,
      location: PATH,
    });
    world.houses = [];
    expect(await first()).toMatchObject({ status: 404, madeFrom: ['house:0123456789ab'] });
  });
});
