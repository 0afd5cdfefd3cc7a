import { TOUR_DESTINATIONS } from '@atoll/contracts/popular-places';
import { selectTrip } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
import { ToursApp } from './tours-app';
import {
  asked,
  fillWorld,
  hold,
  LISBON,
  LISBON_PATH,
  queriesOf,
  searches,
  startToursServer,
  world,
} from './testing/tours-server';

startToursServer();

const open = (path: string) => renderApp(<ToursApp />, { path });
const addressNow = () => Object.fromEntries(new URLSearchParams(window.location.search));
const heading = (count: number) => ({ level: 1, name: `${count} tours in Lisbon` }) as const;

it('TOU-01: without a place there is the hero with the popular destinations, and nothing is searched', () => {
  const { screen } = open('/tours');
  expect(screen.getByRole('heading', { level: 1, name: 'Find something to do' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Popular destinations' })).toBeVisible();
  expect(asked).toEqual([]);
});

it('TOU-02: the twelve destinations are seven places and five islands of the Maldives', () => {
  const { screen } = open('/tours');
  const section = within(screen.getByRole('region', { name: 'Popular destinations' }));
  const names = section.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual([
    'New York',
    'London',
    'Paris',
    'Tokyo',
    'Rome',
    'Cairo',
    'Maldives',
    'Maafushi',
    'Thulusdhoo',
    'Fulidhoo',
    'Gulhi',
    'Dhiffushi',
  ]);
  expect(names).toHaveLength(TOUR_DESTINATIONS.length);
});

it('TOU-01: a destination leads to its tours', async () => {
  fillWorld(2);
  const { screen, user } = open('/tours');
  await user.click(screen.getByRole('link', { name: 'Cairo' }));
  expect(await screen.findByRole('heading', { level: 1, name: '2 tours in Cairo' })).toBeVisible();
  expect(addressNow()).toMatchObject({ city: 'Cairo', country: 'Egypt', people: '2' });
});

it('TOU-03, TOU-05: the form has a place, dates and participants, and two buttons', () => {
  const { screen } = open('/tours');
  const form = within(screen.getByRole('search', { name: 'Tours' }));
  expect(form.getByRole('combobox', { name: 'Destination' })).toBeVisible();
  expect(form.getByRole('button', { name: 'When Any day' })).toBeVisible();
  expect(form.getByRole('spinbutton', { name: 'Participants' })).toBeVisible();
  expect(form.getByRole('button', { name: 'Find Tours' })).toBeEnabled();
  expect(form.getByRole('button', { name: 'View on Map' })).toBeEnabled();
});

it('TOU-04: the quick dates are the next seven days, and the week that begins in two weeks', async () => {
  const { screen, user } = open('/tours');
  const quick = within(screen.getByRole('group', { name: 'Quick dates' }));
  await user.click(quick.getByRole('button', { name: 'Next 7 days' }));
  await waitFor(() => expect(addressNow()).toMatchObject({ from: '2020-11-25', to: '2020-12-02' }));
  await user.click(quick.getByRole('button', { name: 'In 2 weeks' }));
  await waitFor(() => expect(addressNow()).toMatchObject({ from: '2020-12-09', to: '2020-12-16' }));
  expect(screen.getByRole('button', { name: /^When .*9 Dec.*16 Dec/ })).toBeVisible();
});

it.each([
  ['TOU-06', 'Find Tours', 'Please select a city.'],
  ['TOU-07', 'View on Map', 'Please select a city first.'],
])('%s: %s without a city alerts and goes to the field', async (_row, button, text) => {
  const { screen, user } = open('/tours');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`));
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveFocus();
  expect(searches()).toEqual([]);
});

it('TOU-05, TOU-07: View on Map shows the results of a place on the map', async () => {
  fillWorld(1);
  const { screen, user } = open(LISBON_PATH);
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: 'View on Map' }));
  expect(await screen.findByRole('group', { name: 'Map' })).toBeInTheDocument();
  expect(addressNow()).toMatchObject({ view: 'map', city: 'Lisbon' });
});

it('TOU-08: participants are two at first and never below one; one is a person, more are people', async () => {
  const { screen, user } = open('/tours');
  const count = screen.getByRole('spinbutton', { name: 'Participants' });
  const fewer = screen.getByRole('button', { name: 'Fewer: Participants' });
  const form = within(screen.getByRole('search', { name: 'Tours' }));
  expect(count).toHaveValue(2);
  expect(form.getByText('people')).toBeVisible();
  await user.click(fewer);
  await waitFor(() => expect(count).toHaveValue(1));
  expect(form.getByText('person')).toBeVisible();
  await user.click(fewer);
  expect(count).toHaveValue(1);
  expect(addressNow()).toMatchObject({ people: '1' });
  await user.click(screen.getByRole('button', { name: 'More: Participants' }));
  expect(await form.findByText('people')).toBeVisible();
});

it('TOU-09: one letter says what is missing and asks nothing', async () => {
  const { screen, user } = open('/tours');
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'l');
  expect(screen.getByText('Type at least 2 characters to search')).toBeVisible();
  expect(queriesOf('/api/places')).toEqual([]);
});

it('TOU-09: fast typing asks once, and only the search as one types', async () => {
  world.places = [LISBON];
  const { screen, user } = open('/tours');
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'lisb');
  await user.click(await screen.findByRole('option', { name: /Lisbon, Portugal/ }));
  expect(asked.filter(({ path }) => path.startsWith('/api/places')).map(({ params }) => params)).toEqual([
    { q: 'lisb' },
  ]);
});

it('TOU-10: while places are searched it says so, and where there is none too', async () => {
  const { screen, user } = open('/tours');
  const answer = hold('/api/places');
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'xq');
  expect(await screen.findByText('Searching...')).toBeVisible();
  answer();
  expect(await screen.findByText('No results found. Try a different search.')).toBeVisible();
});

it('TOU-18: another search begins at page 1 of the whole place, with no tour open', async () => {
  fillWorld(20);
  const { screen, user } = open(`${LISBON_PATH}&page=2&area=38.7,-9.1,5&tour=T10`);
  expect(await screen.findByRole('dialog', { name: 'Tour 10' })).toBeVisible();
  world.places = [{ ...LISBON, name: 'Porto', latitude: 41.15, longitude: -8.61 }];
  // The form is inert behind the dialog for a person; a recent search or a link reaches it alike.
  const field = screen.getByRole('combobox', { name: 'Destination', hidden: true });
  await user.clear(field);
  await user.type(field, 'porto');
  await user.click(await screen.findByRole('option', { name: /Porto, Portugal/, hidden: true }));
  expect(await screen.findByRole('heading', { level: 1, name: '20 tours in Porto' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(addressNow()).toEqual({
    city: 'Porto',
    country: 'Portugal',
    lat: '41.15',
    lng: '-8.61',
    people: '2',
  });
  expect(searches().at(-1)).toMatchObject({ page: '1' });
});

it('TOU-18: while another place is searched, nothing of the one before is shown', async () => {
  fillWorld(1);
  const { screen, user } = open(LISBON_PATH);
  await screen.findByRole('heading', { level: 1, name: '1 tour in Lisbon' });
  const answer = hold('/api/activities');
  world.places = [{ ...LISBON, name: 'Porto', latitude: 41.15, longitude: -8.61 }];
  const field = screen.getByRole('combobox', { name: 'Destination' });
  await user.clear(field);
  await user.type(field, 'porto');
  await user.click(await screen.findByRole('option', { name: /Porto, Portugal/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Searching tours in Porto' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('article')).toBeVisible();
});

it('TOU-11: a submitted place is asked of the sources; while one types they are not', async () => {
  const { screen, user } = open('/tours');
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'lisboa');
  await waitFor(() => expect(queriesOf('/api/places')).not.toEqual([]));
  expect(queriesOf('/api/places/submitted')).toEqual([]);
});

it('TOU-10, TOU-11: a submitted place that nobody knows says so at its field', async () => {
  const { screen } = open('/tours?q=xyzzy');
  expect(await screen.findByText('No results found. Try a different search.')).toBeVisible();
  expect(queriesOf('/api/places/submitted')).toEqual([{ q: 'xyzzy' }]);
});

it('a place typed without JavaScript becomes the best match', async () => {
  world.places = [LISBON];
  fillWorld(3);
  const { screen } = open('/tours?q=lisb&people=3');
  expect(await screen.findByRole('heading', heading(3))).toBeVisible();
  await waitFor(() => expect(addressNow()).toMatchObject({ city: 'Lisbon', people: '3' }));
  expect(addressNow()).not.toHaveProperty('q');
});

it('PLC-03: a region offers its largest places and is not searched itself', async () => {
  world.places = [LISBON, { ...LISBON, name: 'Porto' }];
  const { screen } = open('/tours?city=Tuscany&country=Italy&lat=43.35&lng=11.02&kind=region&people=3');
  const choices = within(await screen.findByRole('navigation', { name: 'Places' }));
  expect(choices.getByText('Where in Tuscany?')).toBeVisible();
  const href = choices.getByRole('link', { name: 'Porto Portugal' }).getAttribute('href');
  expect(href).toMatch(/^\/tours\?city=Porto&.*people=3/);
  expect(searches()).toEqual([]);
});

it('TOU-03: without JavaScript the form leads to /tours with what its fields say', () => {
  const { screen } = open(`${LISBON_PATH}&from=2020-12-04&to=2020-12-07`);
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Tours' });
  expect(form).toHaveAttribute('action', '/tours');
  const sent = [...form.elements].map((field) => field.getAttribute('name'));
  for (const name of ['q', 'from', 'to', 'people', 'city', 'country', 'lat', 'lng'])
    expect(sent).toContain(name);
});

it('a search becomes the trip that the whole site knows', async () => {
  fillWorld(1);
  const { store } = open(`${LISBON_PATH.replace('people=2', 'people=4')}&from=2020-12-04&to=2020-12-07`);
  await waitFor(() =>
    expect(selectTrip(store.getState())).toMatchObject({
      place: LISBON,
      checkIn: '2020-12-04',
      checkOut: '2020-12-07',
      guests: 4,
    }),
  );
});

it('a trip that was chosen among hotels is taken over: place, dates and people', async () => {
  fillWorld(3);
  const stay = { checkIn: '2020-12-04', checkOut: '2020-12-07' };
  const trip = { place: LISBON, ...stay, guests: 3, rooms: 2, saved: [] };
  const { screen, store } = renderApp(<ToursApp />, { path: '/tours', state: { trip } });
  expect(await screen.findByRole('heading', heading(3))).toBeVisible();
  expect(addressNow()).toMatchObject({ city: 'Lisbon', from: '2020-12-04', to: '2020-12-07', people: '3' });
  expect(selectTrip(store.getState())).toMatchObject({ rooms: 2 });
});

it("TOU-04, C47: dates are shown, and never sent: the provider's activities have none", async () => {
  fillWorld(1);
  const { screen } = open(`${LISBON_PATH}&from=2020-12-04&to=2020-12-07`);
  expect(await screen.findByRole('article')).toBeVisible();
  const results = within(screen.getByRole('region', { name: '1 tour in Lisbon' }));
  expect(results.getByRole('article')).toBeVisible();
  expect(screen.getAllByText('Fri 4 Dec to Mon 7 Dec, 2 people')).not.toHaveLength(0);
  expect(searches()).toHaveLength(1);
  for (const name of ['from', 'to', 'people']) expect(searches()[0]).not.toHaveProperty(name);
});

it.each([
  ['the wrong way round', '2020-12-07', '2020-12-03', 'The last day cannot be before the first day'],
  ['in the past', '2020-11-20', '2020-12-03', 'The first day cannot be in the past'],
  ['too far ahead', '2020-12-04', '2021-12-04', 'Dates cannot be more than 365 days in the future'],
])('TOU-03: dates %s count as none and say why', async (_how, from, to, message) => {
  fillWorld(1);
  const { screen, store } = open(`${LISBON_PATH}&from=${from}&to=${to}`);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'When Any day' })).toBeVisible();
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText(/-\d+ nights?/)).not.toBeInTheDocument();
  const hotels = screen.getByRole('link', { name: 'Hotels nearby' }).getAttribute('href');
  expect(hotels).not.toContain('checkIn');
  expect(selectTrip(store.getState())).toMatchObject({ checkIn: null, checkOut: null });
});

it('TOU-08: a link for more people than any tour takes says so', async () => {
  fillWorld(1);
  const { screen } = open(LISBON_PATH.replace('people=2', 'people=999999'));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('A search is for at most 50 people');
  expect(screen.getByRole('spinbutton', { name: 'Participants' })).toHaveValue(50);
});

it('TOU-08: a number of people above the most is said in the form', async () => {
  const { screen, user } = open('/tours');
  const field = screen.getByRole('spinbutton', { name: 'Participants' });
  await user.type(field, '99');
  expect(field).toHaveValue(50);
  expect(screen.getByText('50 is the most')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fewer: Participants' }));
  expect(screen.queryByText('50 is the most')).not.toBeInTheDocument();
});

it('TOU-39: recent searches are kept on the device, newest first, and survive a reload', async () => {
  fillWorld(1);
  const porto = LISBON_PATH.replace('Lisbon', 'Porto').replace('38.72', '41.15');
  for (const path of [LISBON_PATH, porto]) {
    const { screen, unmount } = open(path);
    await screen.findByRole('article');
    unmount();
  }
  const { screen, user } = open('/tours');
  await user.click(screen.getByRole('combobox', { name: 'Destination' }));
  const list = within(await screen.findByRole('listbox', { name: 'Destination' }));
  const recent = list.getAllByRole('option', { name: /Portugal/ }).map((option) => option.textContent);
  expect(recent).toEqual([expect.stringContaining('Porto'), expect.stringContaining('Lisbon')]);
});
