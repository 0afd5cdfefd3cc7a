import type { ExpoAnswer, ExpoEvent } from '@atoll/contracts/expo';
import { renderApp } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { render } from './server';
import { eventCardOf, eventOf } from './testing/expo-fixtures';

interface World {
  answer: ExpoAnswer;
  event: ExpoEvent;
}

const { world, fail, queriesOf, start } = fakeApi<World>({
  world: () => ({
    answer: {
      events: [
        eventCardOf(),
        eventCardOf({
          id: 'alps',
          title: 'Guides',
          startsOn: '2021-01-30',
          endsOn: '2021-02-01',
          isSample: true,
        }),
      ],
      months: [
        { value: '2020-12', count: 1 },
        { value: '2021-01', count: 1 },
      ],
      countries: [{ value: 'Portugal', count: 2 }],
    },
    event: eventOf(),
  }),
  routes: {
    'GET /api/expo': ({ world }) => world.answer,
    'GET /api/expo/:id': ({ world, pathParams }) =>
      pathParams.id === world.event.id ? world.event : apiError(404, 'PGRST116'),
  },
});
start();

const open = (path: string) => renderApp(<DirectoryApp />, { path });

describe('EXP-01, PLT-01: /expo', () => {
  it('lists events by month with their dates, place and picture; samples say what they are', async () => {
    const { screen } = open('/expo');
    const december = within(await screen.findByRole('region', { name: 'December 2020' }));
    const card = within(december.getByRole('article'));
    expect(card.getByRole('link', { name: 'Harbour Days' })).toHaveAttribute('href', '/expo/harbour-days');
    expect(card.getByText('4 to 5 December 2020')).toBeVisible();
    expect(card.getByText('Pavilion, Lisbon, Portugal')).toBeVisible();
    expect(card.queryByText(/Sample/)).not.toBeInTheDocument();
    const january = within(screen.getByRole('region', { name: 'January 2021' }));
    expect(january.getByText('30 January to 1 February 2021')).toBeVisible();
    expect(january.getByText(/Sample/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 events');
  });

  it('filters by month and country, which stand in the address, and each keeps the other', async () => {
    const { screen } = open('/expo?month=2021-01&country=Portugal');
    const months = within(await screen.findByRole('navigation', { name: 'Months' }));
    const countries = within(screen.getByRole('navigation', { name: 'Countries' }));
    expect(months.getByRole('link', { name: 'January 2021 1' })).toHaveAttribute('aria-current', 'true');
    expect(countries.getByRole('link', { name: 'Portugal 2' })).toHaveAttribute('aria-current', 'true');
    expect(months.getByRole('link', { name: 'Any month' })).toHaveAttribute('href', '/expo?country=Portugal');
    expect(countries.getByRole('link', { name: 'Everywhere' })).toHaveAttribute(
      'href',
      '/expo?month=2021-01',
    );
    expect(queriesOf('/api/expo').at(-1)).toEqual({ month: '2021-01', country: 'Portugal' });
  });

  it('a month that is none chooses nothing', async () => {
    const { screen } = open('/expo?month=2020-13');
    const months = within(await screen.findByRole('navigation', { name: 'Months' }));
    expect(months.getByRole('link', { name: 'Any month' })).toHaveAttribute('aria-current', 'true');
    expect(queriesOf('/api/expo')).toEqual([{}]);
  });

  it('an event that began before the chosen month stands in it', async () => {
    world.answer = { ...world.answer, events: [eventCardOf({ startsOn: '2020-11-30' })] };
    const { screen } = open('/expo?month=2020-12');
    expect(await screen.findByRole('region', { name: 'December 2020' })).toBeVisible();
  });

  it('says what is chosen where nothing is there, and the way back', async () => {
    world.answer = { events: [], months: [], countries: [] };
    const { screen } = open('/expo?country=Atlantis');
    expect(await screen.findByText('No event is there then')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Atlantis 0' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Show all events' })).toHaveAttribute('href', '/expo');
  });

  it('an error says so and is tried again', async () => {
    fail('/api/expo');
    const { screen, user } = open('/expo');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Harbour Days' })).toBeVisible();
  });
});

describe('EXP-02: an event', () => {
  it('has its days, place, programme by day and hour, exhibitors, map and calendar', async () => {
    const { screen } = open('/expo/harbour-days');
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Days' })).toBeVisible();
    for (const text of ['First paragraph.', 'Second paragraph.'])
      expect(screen.getByText(text)).toBeVisible();
    const friday = within(screen.getByRole('region', { name: 'Fri 4 December' }));
    expect(friday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '09:30 to 10:00Doors open Hall 1',
      '14:00 to 15:00Ferries Hall 1',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Who you meet' })).getByText('Casas do Mar'),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Map of Lisbon' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/expo/harbour-days/calendar',
    );
    expect(screen.getByRole('link', { name: /^Hotels in Lisbon/ })).toHaveAttribute(
      'href',
      expect.stringContaining('38.768'),
    );
  });

  it('that is over says so and has no calendar; a sample says that it is invented', async () => {
    world.event = eventOf({ isOver: true, isSample: true });
    const { screen } = open('/expo/harbour-days');
    expect(await screen.findByText('This event is over')).toBeVisible();
    expect(screen.getByText(/it is invented/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  it('that is unknown is not found', async () => {
    const { screen } = open('/expo/nothing');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

describe('the first screens of the expo', () => {
  beforeAll(() => {
    // React takes jsdom, whose buffers are not Node's, for an old runtime.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterAll(() => jest.restoreAllMocks());
  const firstScreen = (url: string) =>
    render({
      url,
      locale: 'en',
      fetchJson: async (path) => {
        const { pathname } = new URL(path, 'http://api.example');
        if (pathname === '/api/expo') return { status: 200, body: world.answer };
        if (pathname === '/api/expo/harbour-days') return { status: 200, body: world.event };
        return { status: 404, body: { code: 'PGRST116', message: 'no', requestId: '' } };
      },
    });

  it('EXP-01, SEO-08: the list comes with its events and its own address, filters in their order', async () => {
    const view = await firstScreen('/expo?country=Portugal&month=2020-12&utm=x');
    expect(view).toMatchObject({
      head: { canonical: '/expo?month=2020-12&country=Portugal' },
      madeFrom: ['expo'],
      chunks: ['expo'],
    });
  });

  it('EXP-02: an event comes with its facts for search engines; an unknown one is 404', async () => {
    const { status, head, madeFrom } = await firstScreen('/expo/harbour-days');
    expect(status ?? 200).toBe(200);
    expect(head).toMatchObject({
      title: expect.stringContaining('Harbour Days'),
      canonical: '/expo/harbour-days',
    });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'Event',
      startDate: '2020-12-04',
      endDate: '2020-12-05',
      location: { '@type': 'Place', name: 'Pavilion', address: { addressLocality: 'Lisbon' } },
    });
    expect(madeFrom).toEqual(['expo:harbour-days']);
    expect(await firstScreen('/expo/nothing')).toMatchObject({ status: 404 });
  });
});
