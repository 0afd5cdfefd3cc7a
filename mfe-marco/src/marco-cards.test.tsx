import { waitFor, within } from '@testing-library/react';
import { activitiesOf, activityOf, eventsOf, hotelOf, hotelsOf, ROME } from './testing/fixtures';
import { asked, openMarco, sentMessages, startMarcoServer, world } from './marco-server.testing';
import { promptsFor } from './thread/prompts';

startMarcoServer();

const HOTELS = [
  hotelOf(),
  hotelOf({ id: 'H2', name: 'Pensione Luna', priceRange: '$', rating: undefined }),
  hotelOf({
    id: 'H3',
    name: 'Villa Aurea',
    priceRange: '$$$$',
    roomInfo: { price: '1204.50', currency: 'EUR' },
  }),
];

/** Opens Marco, who answers with these cards. */
async function openWithCards(metadata: Parameters<typeof eventsOf>[2]) {
  world.answer = ({ messageId }) => eventsOf(messageId, [], metadata);
  const app = openMarco();
  await app.say('Rome');
  await app.screen.findByText('Here you are.');
  return app;
}

describe('hotels', () => {
  it('MAR-26, MAR-31, PLT-08: three cards with price tier and total, each a link to the hotel with the same dates', async () => {
    const { screen } = await openWithCards({ metadata: { hotelResults: hotelsOf(HOTELS) } });
    const found = within(screen.getByRole('region', { name: 'Hotels in Rome' }));
    const cards = found.getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(found.getByRole('link', { name: 'Casa Trevi' })).toHaveAttribute(
      'href',
      '/hotels?city=Rome&checkIn=2020-12-02&checkOut=2020-12-04&hotel=H1',
    );
    expect(cards[0]).toHaveTextContent('4.5');
    expect(cards[0]).toHaveTextContent('$$Price level 2 of 4');
    expect(cards[0]).toHaveTextContent('$486');
    expect(cards[1]).toHaveTextContent('Price level 1 of 4');
    expect(cards[2]).toHaveTextContent('€1,204.50');
    expect(found.getByRole('link', { name: 'See all hotels in Rome' })).toHaveAttribute(
      'href',
      '/hotels?city=Rome&checkIn=2020-12-02&checkOut=2020-12-04',
    );
    expect(found.getByText(/Wed 2 Dec to Fri 4 Dec, 2 nights, 2 adults, 1 room/)).toHaveTextContent(
      'Sample data',
    );
  });
});

describe('activities', () => {
  it('MAR-34: a card has name, rating, price and length, leads to the tour, and brings no picture from elsewhere', async () => {
    const { screen } = await openWithCards({ metadata: { activities: activitiesOf([activityOf()]) } });
    const card = within(screen.getByRole('region', { name: 'Activities in Rome' })).getByRole('listitem');
    expect(within(card).getByRole('link', { name: 'Colosseum on foot' })).toHaveAttribute(
      'href',
      '/tours?city=Rome&tour=A1',
    );
    expect(card).toHaveTextContent('4.7');
    expect(card).toHaveTextContent('2 h 30 min');
    expect(card).toHaveTextContent('$38 a person');
    expect(within(card).getByRole('link', { name: 'Supplier’s page' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    expect(within(card).getByRole('presentation')).toHaveAttribute('src', '/media/tours/colosseum.webp');
  });
});

describe('the side panel', () => {
  const LONG = activityOf({
    id: 'A2',
    name: 'Villas of Tivoli',
    durationMinutes: 480,
    categories: ['Nature'],
  });
  const SHORT = activityOf({ id: 'A3', name: 'Gelato', durationMinutes: 60, categories: ['Food & Drink'] });

  async function openPanel() {
    world.activities = [activityOf(), LONG, SHORT];
    const app = openMarco('/chat?city=Rome');
    await app.user.click(app.screen.getByRole('button', { name: 'Activities in Rome' }));
    const panel = within(await app.screen.findByRole('complementary', { name: 'Activities in Rome' }));
    await panel.findByText('3 activities');
    const names = () =>
      panel.getAllByRole('listitem').map((card) => within(card).getAllByRole('link')[0]?.textContent);
    return { ...app, panel, names };
  }

  it('MAR-06: it lists the activities of the city', async () => {
    const { names, panel, user, screen } = await openPanel();
    expect(names()).toEqual(['Colosseum on foot', 'Villas of Tivoli', 'Gelato']);
    await user.click(panel.getByRole('button', { name: 'Close activities' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it.each([
    ['1-2 hours', ['Gelato']],
    ['2-4 hours', ['Colosseum on foot']],
    ['8+ hours', ['Villas of Tivoli']],
  ])('MAR-35: %s', async (label, expected) => {
    const { panel, user, names } = await openPanel();
    const bands = within(panel.getByRole('group', { name: 'Duration' })).getAllByRole('button');
    expect(bands.map((band) => band.textContent)).toEqual([
      '1-2 hours',
      '2-4 hours',
      '4-8 hours',
      '8+ hours',
    ]);
    await user.click(panel.getByRole('button', { name: label }));
    expect(names()).toEqual(expected);
  });

  it('MAR-36: the eight kinds filter, and nothing of a kind says so', async () => {
    const { panel, user, names } = await openPanel();
    const kinds = panel.getByRole('combobox', { name: 'Category' });
    expect(
      within(kinds)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'All kinds',
      'Sightseeing',
      'Cultural',
      'Adventure',
      'Food & Drink',
      'Shopping',
      'Nature',
      'Entertainment',
      'Wellness',
    ]);
    await user.selectOptions(kinds, 'Food & Drink');
    expect(names()).toEqual(['Gelato']);
    await user.selectOptions(kinds, 'Wellness');
    expect(panel.getByText('No activity has this length and kind.')).toBeVisible();
  });
});

describe('the hotel form', () => {
  async function openForm() {
    world.places = [ROME];
    const app = openMarco();
    await waitFor(() => expect(asked).toHaveLength(1));
    await app.user.click(app.screen.getByRole('button', { name: 'Hotel search' }));
    const form = within(await app.screen.findByRole('form', { name: 'Hotel search' }));
    const search = () => form.getByRole('button', { name: 'Search hotels' });
    return { ...app, form, search };
  }

  it('MAR-07, MAR-13, MAR-28: it begins in a week for two nights, needs a chosen city, and sends it all', async () => {
    const { form, search, user, screen } = await openForm();
    expect(form.getByRole('button', { name: /^Dates .*2 Dec.*4 Dec/ })).toBeVisible();
    expect(form.getByRole('spinbutton', { name: 'Guests' })).toHaveValue(2);
    expect(form.getByRole('spinbutton', { name: 'Rooms' })).toHaveValue(1);
    expect(search()).toBeDisabled();
    await user.type(form.getByRole('combobox', { name: 'City' }), 'Rome');
    expect(search()).toBeDisabled();
    await user.click(await form.findByRole('option', { name: 'Rome, Italy' }));
    await user.click(form.getByRole('button', { name: 'More: Guests' }));
    await user.click(search());
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(sentMessages()).toMatchObject([
      {
        text: 'Hotels in Rome, Italy, Wed 2 Dec to Fri 4 Dec, 3 adults, 1 room',
        hotelSearch: {
          place: ROME,
          checkIn: '2020-12-02',
          checkOut: '2020-12-04',
          adults: 3,
          rooms: 1,
        },
      },
    ]);
  });

  it('MAR-08: four presets set the nights', async () => {
    const { form, user } = await openForm();
    const presets = within(form.getByRole('group', { name: 'Length of stay' })).getAllByRole('button');
    expect(presets.map((preset) => preset.textContent)).toEqual([
      'Weekend (2 nights)',
      '3 Nights',
      '1 Week',
      '2 Weeks',
    ]);
    await user.click(form.getByRole('button', { name: '1 Week' }));
    expect(form.getByRole('button', { name: /^Dates .*2 Dec.*9 Dec/ })).toBeVisible();
    await user.click(form.getByRole('button', { name: '2 Weeks' }));
    expect(form.getByRole('button', { name: /^Dates .*2 Dec.*16 Dec/ })).toBeVisible();
  });

  it('MAR-14: seven suggestions at most, asked for once typing rests and from two letters on', async () => {
    const { form, user } = await openForm();
    world.places = Array.from({ length: 9 }, (_, index) => ({ ...ROME, name: `Rome ${index}` }));
    const city = form.getByRole('combobox', { name: 'City' });
    await user.type(city, 'R');
    expect(form.getByRole('status', { name: '' })).toHaveTextContent('Type at least 2 characters to search');
    await user.type(city, 'ome');
    await waitFor(() => expect(form.getAllByRole('option')).toHaveLength(7));
    expect(asked.filter(({ path }) => path === '/api/places').map(({ params }) => params['q'])).toEqual([
      'Rome',
    ]);
  });

  it('MAR-15: six words are no place', async () => {
    const { form, user } = await openForm();
    await user.type(form.getByRole('combobox', { name: 'City' }), 'one two three four five six');
    expect(await form.findByText('A place has at most 5 words.')).toBeVisible();
    expect(asked.filter(({ path }) => path === '/api/places')).toEqual([]);
  });
});

it('MAR-04: what may be asked first names the city where there is one', () => {
  expect(promptsFor('Bali')).toContain('Food tours in Bali');
});
