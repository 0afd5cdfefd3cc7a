import { renderApp } from '@atoll/platform/testing';
import { apiError } from '@atoll/platform/testing/fake-api';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { bareTour, tourOf } from './testing/fixtures';
import {
  fail,
  fillWorld,
  hold,
  LISBON,
  LISBON_PATH,
  NOTHING,
  searches,
  startToursServer,
  world,
} from './testing/tours-server';
import { ToursApp } from './tours-app';

startToursServer();

const open = (path: string) => renderApp(<ToursApp />, { path });
const addressNow = () => new URLSearchParams(window.location.search);
const heading = (count: number) =>
  ({ level: 1, name: `${count} ${count === 1 ? 'tour' : 'tours'} in Lisbon` }) as const;

/** North to south of the square that was asked for, in degrees. */
function spanOf(query: Readonly<Record<string, string>> | undefined): number {
  return Number(query?.north) - Number(query?.south);
}

/** The results with their filters. */
async function openFilters(path = LISBON_PATH) {
  fillWorld(20);
  const { screen, user } = open(path);
  await screen.findByRole('heading', heading(20));
  const panel = within(screen.getByRole('complementary', { name: 'Filter tours' }));
  const group = (name: string) => within(panel.getByRole('group', { name }));
  return { screen, user, panel, group };
}

describe('where is searched', () => {
  it('TOU-12: the square around the place is 50/111 degrees from north to south, and from east to west', async () => {
    fillWorld(1);
    const { screen } = open(LISBON_PATH);
    await screen.findByRole('article');
    const [query] = searches();
    expect(spanOf(query)).toBeCloseTo(50 / 111, 10);
    expect(Number(query?.east) - Number(query?.west)).toBeCloseTo(50 / 111, 10);
    expect((Number(query?.north) + Number(query?.south)) / 2).toBeCloseTo(LISBON.latitude, 10);
    expect((Number(query?.east) + Number(query?.west)) / 2).toBeCloseTo(LISBON.longitude, 10);
  });

  it('TOU-13: a first search that finds nothing is repeated once, twice as wide', async () => {
    fillWorld(1);
    world.answers = [NOTHING];
    const { screen } = open(LISBON_PATH);
    expect(await screen.findByRole('heading', heading(1))).toBeVisible();
    expect(searches()).toHaveLength(2);
    expect(spanOf(searches()[1])).toBeCloseTo(100 / 111, 10);
  });

  it('TOU-13, TOU-21: where the wider search finds nothing either, there is never a third', async () => {
    const { screen } = open(LISBON_PATH);
    expect(await screen.findByRole('heading', { name: 'No tours found for Lisbon' })).toBeVisible();
    expect(
      screen.getByText('Try adjusting your search filters or dates to find more experiences'),
    ).toBeVisible();
    expect(searches()).toHaveLength(2);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('TOU-13: filters that nothing passes do not make it look further', async () => {
    world.answers = [{ data: [], meta: { count: 0, found: 12 } }];
    const { screen, user } = open(`${LISBON_PATH}&categories=FOOD`);
    await screen.findByRole('heading', { name: 'No tours found for Lisbon' });
    expect(searches()).toHaveLength(1);
    fillWorld(1);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', heading(1))).toBeVisible();
  });
});

describe('TOU-19: exactly one of loading, error, empty and results', () => {
  it('TOU-19: loading says so and shows no tour', async () => {
    fillWorld(1);
    const answer = hold('/api/activities');
    const { screen } = open(LISBON_PATH);
    expect(await screen.findByText('Loading tours')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText('Loading tours')).not.toBeInTheDocument();
  });

  it('TOU-20: a failed search says so, and Try Again repeats it with the same parameters', async () => {
    fillWorld(1);
    fail('/api/activities');
    const { screen, user } = open(LISBON_PATH);
    expect(await screen.findByText('Failed to search for tours. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', heading(1))).toBeVisible();
    const [first, second] = searches();
    expect(second).toEqual(first);
    expect(searches()).toHaveLength(2);
  });

  it('TOU-20, ERR-10: an API that is not there is said in place of the tours, under the form and its place', async () => {
    fillWorld(1);
    world.answers = [HttpResponse.error()];
    const { screen, user } = open(LISBON_PATH);
    expect(await screen.findByText('Failed to search for tours. Please try again later.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Lisbon, Portugal');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('TOU-13, TOU-20: where the wider search fails, it is not taken for an empty one', async () => {
    world.answers = [NOTHING, apiError(500, 'INTERNAL')];
    const { screen } = open(LISBON_PATH);
    expect(await screen.findByText('Failed to search for tours. Please try again later.')).toBeVisible();
    expect(searches()).toHaveLength(2);
  });

  it('a page past the last one leads back to the first', async () => {
    fillWorld(10);
    const { screen, user } = open(`${LISBON_PATH}&page=7`);
    await user.click(await screen.findByRole('link', { name: 'Back to the first page' }));
    expect(await screen.findByRole('heading', heading(10))).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(9);
  });
});

describe('pages', () => {
  it('TOU-15, TOU-16: nine tours a page, the count of all in the heading', async () => {
    fillWorld(20);
    const { screen } = open(LISBON_PATH);
    expect(await screen.findByRole('heading', heading(20))).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(9);
    expect(searches()[0]).toMatchObject({ page: '1', limit: '9' });
  });

  it('TOU-15: twenty pages have five buttons', async () => {
    fillWorld(180);
    const { screen } = open(LISBON_PATH);
    await screen.findByRole('heading', heading(180));
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('Page 1 of 20')).toBeVisible();
    const [wide] = pages.getAllByRole('list');
    if (!wide) throw new Error('a list of pages expected');
    expect(within(wide).getAllByRole('link')).toHaveLength(5);
  });

  it('TOU-15: page 2 is a place in the history, and its tours replace those of page 1', async () => {
    fillWorld(20);
    const { screen, user } = open(LISBON_PATH);
    const [second] = await screen.findAllByRole('link', { name: 'Page 2' });
    if (!second) throw new Error('a link to page 2 expected');
    const before = window.history.length;
    await user.click(second);
    expect(await screen.findByRole('link', { name: 'Tour 10' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tour 1' })).not.toBeInTheDocument();
    expect(window.history.length).toBe(before + 1);
    expect(addressNow().get('page')).toBe('2');
  });

  it('TOU-17: a filter, and another order, begin at page 1', async () => {
    const { screen, user, group } = await openFilters(`${LISBON_PATH}&page=2`);
    await user.click(group('Category').getByRole('button', { name: 'Food' }));
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ categories: 'FOOD', page: '1' }));
    expect(addressNow().has('page')).toBe(false);
    const [second] = await screen.findAllByRole('link', { name: 'Page 2' });
    if (!second) throw new Error('a link to page 2 expected');
    await user.click(second);
    await waitFor(() => expect(addressNow().get('page')).toBe('2'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ sort: 'price', page: '1' }));
    expect(addressNow().has('page')).toBe(false);
  });

  it('every order says what decides it, and that suppliers cannot pay for their place', async () => {
    fillWorld(1);
    const { screen, user } = open(LISBON_PATH);
    await screen.findByRole('article');
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Recommended');
    expect(order).toHaveAccessibleDescription(
      "Best rated and nearest first, with a price and pictures. Suppliers can't pay for position.",
    );
    await user.selectOptions(order, 'Duration');
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ sort: 'duration' }));
    expect(order).toHaveAccessibleDescription(/^Shortest first/);
  });
});

describe('filters', () => {
  it.each([
    [
      'TOU-23',
      'Category',
      ['Cultural', 'Adventure', 'Nature', 'Food', 'Historical', 'Sightseeing', 'Photography', 'Private'],
    ],
    ['TOU-24', 'Duration', ['Half day', 'Full day', '2-3 days', '4-7 days', '8 days or more']],
    [
      'TOU-25',
      'Minimum rating',
      ['5 stars', '4 stars or more', '3 stars or more', '2 stars or more', '1 star or more'],
    ],
    [
      'TOU-26',
      'Language',
      ['English', 'French', 'German', 'Spanish', 'Italian', 'Chinese', 'Japanese', 'Russian', 'Arabic'],
    ],
  ])('%s: %s has these options', async (_row, name, options) => {
    const { group } = await openFilters();
    const choices = group(name).queryAllByRole('button');
    const boxes = group(name).queryAllByRole<HTMLInputElement>('checkbox');
    const labels = [...choices, ...boxes.flatMap((box) => [...(box.labels ?? [])])];
    expect(labels.map((label) => label.textContent)).toEqual(options);
  });

  it('TOU-23, TOU-24, TOU-26: what is chosen is sent as its codes, and counted', async () => {
    const { user, panel, group } = await openFilters();
    await user.click(group('Category').getByRole('button', { name: 'Food' }));
    await user.click(group('Category').getByRole('button', { name: 'Nature' }));
    await user.click(group('Duration').getByRole('checkbox', { name: '8 days or more' }));
    await user.click(group('Language').getByRole('button', { name: 'Japanese' }));
    await waitFor(() =>
      expect(searches().at(-1)).toMatchObject({ duration: 'MULTI_DAY_LONG', languages: 'JA' }),
    );
    expect(new Set(searches().at(-1)?.categories?.split(','))).toEqual(new Set(['FOOD', 'NATURE']));
    expect(panel.getByRole('button', { name: 'Clear 3' })).toBeVisible();
  });

  it('TOU-25: of ratings 5 and 3 the lowest is sent', async () => {
    const { user, group } = await openFilters();
    await user.click(group('Minimum rating').getByRole('checkbox', { name: '5 stars' }));
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ rating: '5' }));
    await user.click(group('Minimum rating').getByRole('checkbox', { name: '3 stars or more' }));
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ rating: '3' }));
  });

  it("TOU-27: a price that is no number is ignored: 'x' keeps the one before", async () => {
    const { user, group } = await openFilters();
    const min = group('Price per person').getByRole('textbox', { name: 'Min' });
    await user.type(min, '20{Enter}');
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ minPrice: '20' }));
    const count = searches().length;
    await user.clear(min);
    await user.type(min, 'x{Enter}');
    expect(min).toHaveValue('20');
    expect(searches()).toHaveLength(count);
    expect(addressNow().get('minPrice')).toBe('20');
  });

  it('TOU-27: a price is a whole number, and an empty field lets every price through', async () => {
    const { user, group } = await openFilters();
    const max = group('Price per person').getByRole('textbox', { name: 'Max' });
    await user.type(max, '99.90');
    await user.tab();
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ maxPrice: '99' }));
    expect(max).toHaveValue('99');
    await user.clear(max);
    await user.tab();
    await waitFor(() => expect(addressNow().has('maxPrice')).toBe(false));
    expect(max).toHaveValue('');
  });

  it('TOU-27: a price below nothing, and bounds in the wrong order, are said and change nothing until they are mended', async () => {
    const { user, group } = await openFilters();
    const price = () => group('Price per person');
    const [min, max] = [
      price().getByRole('textbox', { name: 'Min' }),
      price().getByRole('textbox', { name: 'Max' }),
    ];
    await user.type(min, '-5{Enter}');
    expect(price().getByRole('alert')).toHaveTextContent('Prices cannot be negative');
    expect(min).toHaveValue('-5');
    await user.clear(min);
    expect(price().queryByRole('alert')).not.toBeInTheDocument();
    await user.type(min, '200');
    await user.type(max, '100{Enter}');
    expect(price().getByRole('alert')).toHaveTextContent('The lowest price is above the highest');
    expect(addressNow().has('maxPrice')).toBe(false);
    await user.clear(max);
    await user.type(max, '300{Enter}');
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ minPrice: '200', maxPrice: '300' }));
    expect(price().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('TOU-28: a smallest group above the largest is said', async () => {
    const { user, group } = await openFilters();
    const size = () => group('Group size');
    await user.type(size().getByRole('textbox', { name: 'Max' }), '4{Enter}');
    await user.type(size().getByRole('textbox', { name: 'Min' }), '9{Enter}');
    expect(size().getByRole('alert')).toHaveTextContent('The smallest group is above the largest');
    expect(searches().at(-1)).not.toHaveProperty('minParticipants');
  });

  it.each([
    ['TOU-27', 'minPrice=200&maxPrice=100', 'The lowest price is above the highest', 'maxPrice'],
    ['TOU-27', 'minPrice=-5', 'Prices cannot be negative', 'minPrice'],
    [
      'TOU-28',
      'minParticipants=9&maxParticipants=4',
      'The smallest group is above the largest',
      'maxParticipants',
    ],
    ['TOU-28', 'minParticipants=0', 'A group has at least one person', 'minParticipants'],
  ])(
    '%s: bounds of a link that let nothing through are said, and bound nothing: %s',
    async (_row, query, message, name) => {
      fillWorld(2);
      const { screen } = open(`${LISBON_PATH}&${query}`);
      expect(await screen.findByRole('heading', heading(2))).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(searches()[0]).not.toHaveProperty(name);
      expect(screen.getByText('Filters (0)')).toBeInTheDocument();
    },
  );

  it('TOU-28: the size of the group is sent', async () => {
    const { user, group } = await openFilters();
    await user.type(group('Group size').getByRole('textbox', { name: 'Min' }), '4{Enter}');
    await user.type(group('Group size').getByRole('textbox', { name: 'Max' }), '12{Enter}');
    await waitFor(() =>
      expect(searches().at(-1)).toMatchObject({ minParticipants: '4', maxParticipants: '12' }),
    );
  });

  it('TOU-28: a size that is no number is ignored and the field shows none', async () => {
    const { user, panel, group } = await openFilters();
    const min = group('Group size').getByRole('textbox', { name: 'Min' });
    await user.type(min, 'x{Enter}');
    expect(min).toHaveValue('');
    expect(panel.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
    expect(searches().at(-1)).not.toHaveProperty('minParticipants');
  });

  it('TOU-22: on a phone the filters are a dialog that counts, and searches once it is applied', async () => {
    const { screen, user } = await openFilters();
    const before = searches().length;
    await user.click(screen.getByText('Filters (0)'));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('button', { name: 'Food' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Half day' }));
    expect(searches()).toHaveLength(before);
    await user.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    expect(await screen.findByText('Filters (2)')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument());
    await waitFor(() =>
      expect(searches().at(-1)).toMatchObject({ categories: 'FOOD', duration: 'HALF_DAY' }),
    );
  });
});

describe('TOU-42: amounts in one currency', () => {
  it('TOU-42: a bound is sent with its currency, which stays with it in the link', async () => {
    localStorage.setItem('atoll-currency', JSON.stringify({ version: 1, value: 'EUR' }));
    const { user, group } = await openFilters();
    const price = () => group('Price per person');
    expect(price().getByText('In EUR')).toBeVisible();
    await user.type(price().getByRole('textbox', { name: 'Max' }), '80{Enter}');
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ maxPrice: '80', currency: 'EUR' }));
    expect(addressNow().get('currency')).toBe('EUR');
    await user.clear(price().getByRole('textbox', { name: 'Max' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressNow().has('currency')).toBe(false));
  });

  it('TOU-42: the bounds of a link are in its own currency, in dollars where it names none', async () => {
    localStorage.setItem('atoll-currency', JSON.stringify({ version: 1, value: 'EUR' }));
    const { screen, group } = await openFilters(`${LISBON_PATH}&maxPrice=100`);
    expect(searches()[0]).toMatchObject({ maxPrice: '100', currency: 'USD' });
    expect(group('Price per person').getByText('In USD')).toBeVisible();
    expect(screen.getByText('Filters (1)')).toBeInTheDocument();
  });

  it('TOU-42: with another currency the bounds are what they were', async () => {
    const { screen, user } = await openFilters(`${LISBON_PATH}&minPrice=10&maxPrice=100&currency=USD`);
    await screen.findByText(/exchange rates of/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'JPY');
    await waitFor(() =>
      expect(searches().at(-1)).toMatchObject({ minPrice: '1000', maxPrice: '10000', currency: 'JPY' }),
    );
  });

  it('TOU-42: a currency that no rate compares is told of', async () => {
    world.tours = [tourOf()];
    world.answers = [{ data: [tourOf()], meta: { count: 1, found: 2, incomparable: ['XTS'] } }];
    const { screen } = open(LISBON_PATH);
    expect(await screen.findByText(/^Prices in XTS cannot be compared/)).toBeVisible();
  });

  it('TOU-42: where a price filter leaves only such tours out, that is told of, too', async () => {
    world.answers = [{ data: [], meta: { count: 0, found: 2, incomparable: ['XTS'] } }];
    const { screen } = open(`${LISBON_PATH}&maxPrice=50`);
    await screen.findByRole('heading', { name: 'No tours found for Lisbon' });
    expect(screen.getByText(/^Prices in XTS cannot be compared/)).toBeVisible();
  });
});

it('TOU-22: grid, list and map are three views of the same tours, asked for once', async () => {
  fillWorld(2);
  const { screen, user } = open(LISBON_PATH);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['List view', 'Map view', 'Grid view']) {
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryAllByRole('group', { name: 'Map' })).toHaveLength(name === 'Map view' ? 1 : 0);
  }
  expect(searches()).toHaveLength(1);
});

it('TOU-22: Back from the map leads to the view before it, because switching to the map is a step', async () => {
  fillWorld(2);
  const { screen, user } = open(LISBON_PATH);
  await user.click(await screen.findByRole('button', { name: 'List view' }));
  const before = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Map view' }));
  expect(await screen.findByRole('button', { name: 'Map view', pressed: true })).toBeVisible();
  expect(window.history.length).toBe(before + 1);
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: 'List view', pressed: true })).toBeVisible();
});

describe('a card', () => {
  /** The results with one tour. */
  async function openCard(tour = tourOf()) {
    world.tours = [tour];
    const { screen, user, store } = open(LISBON_PATH);
    const article = await screen.findByRole('article');
    const card = within(article);
    return { screen, user, store, card };
  }

  it('TOU-29: two categories and three highlights; three categories once it is expanded', async () => {
    const { user, card } = await openCard(
      tourOf({
        categories: ['CULTURAL', 'FOOD', 'NATURE', 'HISTORICAL', 'PRIVATE'],
        highlights: ['One', 'Two', 'Three', 'Four', 'Five'],
      }),
    );
    const labels = ['Cultural', 'Food', 'Nature', 'Historical', 'Private'];
    const shown = () => labels.filter((label) => card.queryByText(label));
    expect(shown()).toEqual(['Cultural', 'Food']);
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two', 'Three']);
    await user.click(card.getByRole('button', { name: 'More about Alfama on foot' }));
    expect(shown()).toEqual(['Cultural', 'Food', 'Nature']);
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(card.getByText('The oldest quarter, from door to door.')).toBeVisible();
  });

  it('TOU-30: what the provider does not say is told in the exact words', async () => {
    const { user, card } = await openCard(bareTour());
    expect(card.getByText('---')).toBeVisible();
    expect(card.getByText('Duration not specified')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'More about Bare' }));
    expect(card.getByText('No description available.')).toBeVisible();
    expect(card.getByRole('presentation')).toHaveAttribute('src', '/assets/default-poster.svg');
  });

  it('TOU-30: duration, meeting place, languages and rating are on the card', async () => {
    const { card } = await openCard();
    expect(card.getByText('2-3 hours')).toBeVisible();
    expect(card.getByText('Starts 1.2 km from the center')).toBeVisible();
    expect(card.getByText('In English and French')).toBeVisible();
    expect(card.getByText('4.6')).toBeVisible();
  });

  it.each([
    ['USD', '$38'],
    ['EUR', 'EUR 38'],
  ])('TOU-31: a price in %s reads %s', async (currencyCode, text) => {
    const { card } = await openCard(tourOf({ price: { amount: 38, currencyCode } }));
    expect(card.getByText(text)).toBeVisible();
    expect(card.getByText('per person')).toBeVisible();
  });

  it('TOU-42: a price in another currency says about what it is in the traveler’s, and of which day the rates are', async () => {
    const { screen, card } = await openCard(tourOf({ price: { amount: 5_900, currencyCode: 'JPY' } }));
    expect(card.getByText('JPY 5,900')).toBeVisible();
    expect(await card.findByText('about $59')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveAccessibleDescription(
      'Prices in other currencies are compared by exchange rates of 20 November 2020.',
    );
  });

  it('TOU-42: the traveler’s currency is the one of the browser’s region, until another one is chosen on this device', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('de');
    const { screen, user, card } = await openCard();
    expect(await card.findByText('about €30')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'JPY');
    expect(await card.findByText('about JPY 3,800')).toBeVisible();
    expect(localStorage.getItem('atoll-currency')).toContain('JPY');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
    expect(card.queryByText(/about/)).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('TOU-42: without rates a price stands alone, and nothing is said of any day', async () => {
    fail('/api/exchange-rates', 9);
    const { screen, card } = await openCard(tourOf({ price: { amount: 5_900, currencyCode: 'JPY' } }));
    expect(card.getByText('JPY 5,900')).toBeVisible();
    expect(card.queryByText(/about/)).not.toBeInTheDocument();
    expect(screen.queryByText(/exchange rates/)).not.toBeInTheDocument();
  });

  it('TOU-34: sample tours are marked, and no card counts reviews', async () => {
    const { screen, card } = await openCard();
    expect(screen.getAllByText(/sample/i)).not.toHaveLength(0);
    expect(card.queryByText(/57|review/)).not.toBeInTheDocument();
  });

  it('TOU-41: its picture comes in 480 and 800 px, the larger one 800x600', async () => {
    const { card } = await openCard();
    const picture = card.getByRole('presentation');
    expect(picture).toHaveAttribute('srcset', expect.stringMatching(/800x600.* 800w/));
    expect(picture).toHaveAttribute('sizes', expect.stringContaining('380px'));
  });

  it('TOU-41: a placeholder of 20x30 stands under its picture, and nobody is told of it', async () => {
    const { card } = await openCard();
    const [placeholder, picture] = card.getAllByRole('presentation', { hidden: true });
    expect(placeholder).toHaveAttribute('src', '/media/artwork/tour-food-market.golden-20x30.avif');
    expect(placeholder).toHaveAttribute('aria-hidden', 'true');
    expect(card.getByRole('presentation')).toBe(picture);
  });

  it('HOM-33: a picture that does not load becomes the default one', async () => {
    const { card } = await openCard();
    const picture = card.getByRole('presentation');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/assets/default-poster.svg');
    expect(picture).not.toHaveAttribute('srcset');
  });

  it('a saved tour stands beside the saved hotels, on the device and in the trip', async () => {
    const hotel = { kind: 'hotel', id: 'H1', title: 'Casa', href: '/hotels?hotel=H1' };
    localStorage.setItem('atoll-saved', JSON.stringify({ version: 1, value: [hotel] }));
    const { screen, user, store, card } = await openCard();
    await user.click(card.getByRole('button', { name: 'Save Alfama on foot' }));
    expect(store.getState().trip.saved.map(({ kind, id }) => [kind, id])).toEqual([
      ['tour', 'T1'],
      ['hotel', 'H1'],
    ]);
    const section = within(await screen.findByRole('region', { name: 'Your saved tours' }));
    const link = section.getByRole('link', { name: 'Alfama on foot' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/tours\?city=Lisbon&.*tour=T1/));
    expect(section.queryByText('Casa')).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Save Alfama on foot' }));
    expect(screen.queryByRole('region', { name: 'Your saved tours' })).not.toBeInTheDocument();
  });
});

it('Hotels nearby carries place, dates and people', async () => {
  fillWorld(1);
  const { screen } = open(`${LISBON_PATH.replace('people=2', 'people=4')}&from=2020-12-04&to=2020-12-07`);
  const link = await screen.findByRole('link', { name: 'Hotels nearby' });
  const url = new URL(link.getAttribute('href') ?? '', 'http://site');
  expect(url.pathname).toBe('/hotels');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    city: 'Lisbon',
    country: 'Portugal',
    lat: '38.72',
    lng: '-9.14',
    checkIn: '2020-12-04',
    checkOut: '2020-12-07',
    guests: '4',
  });
});

it('the title of the page names the place', async () => {
  fillWorld(1);
  const { screen } = open(LISBON_PATH);
  await screen.findByRole('article');
  expect(document.title).toBe('Tours in Lisbon, Portugal | Atoll');
});
