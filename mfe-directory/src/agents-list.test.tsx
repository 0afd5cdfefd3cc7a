import { renderApp } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { fail, hold, lists, queriesOf, startDirectoryServer, world } from './testing/directory-server';
import { agentOf, agentsOfLisbon, cityOf, destinationOf, idOf } from './testing/fixtures';

startDirectoryServer();

const open = (path = '/travel-agents') => renderApp(<DirectoryApp />, { path });
/** The field of the search; the order has another combobox. */
const FIELD = { name: 'Name, city or speciality' };
const suggestions = async (screen: ReturnType<typeof open>['screen']) =>
  within(await screen.findByRole('listbox')).findAllByRole('option');
const addressNow = () => Object.fromEntries(new URLSearchParams(window.location.search));

it('DIR-01: the directory counts its agents live, lists them and can be searched', async () => {
  world.agents = agentsOfLisbon(3);
  const { screen } = open();
  expect(
    await screen.findByRole('heading', { level: 1, name: '3,000 travel agents, all over the world' }),
  ).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '3 agents' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('search', { name: 'Travel agents' })).toBeVisible();
  expect(document.title).toBe('Travel agents all over the world | Atoll');
});

it('DIR-20: says which words the list left out, because nobody fits all of them', async () => {
  world.agents = agentsOfLisbon(3);
  const { screen } = open('/travel-agents?q=lisbon+zither');
  expect(await screen.findByText('Nobody fits all of these words. Left out: “zither”.')).toBeVisible();
  expect(screen.getByText(/^Who fits the words best first/)).toBeVisible();
});

it('DIR-20: says nothing of words where all of them fit, or nobody does', async () => {
  world.agents = agentsOfLisbon(3);
  const { screen, user } = open('/travel-agents?q=lisbon');
  await screen.findByRole('heading', { level: 2, name: '3 agents for “lisbon”' });
  expect(screen.queryByText(/Left out/)).not.toBeInTheDocument();
  await user.clear(screen.getByRole('combobox', FIELD));
  await user.type(screen.getByRole('combobox', FIELD), 'zither{Enter}');
  expect(await screen.findByText('No agents found')).toBeVisible();
  expect(screen.queryByText(/Left out/)).not.toBeInTheDocument();
});

it.each(['portugal', 'Portugal', 'PT'])('DIR-19: the country of an address may be %s', async (country) => {
  world.agents = [
    ...agentsOfLisbon(2),
    agentOf({ id: idOf(9), country: 'Japan', clean_country: 'japan', country_code: 'JP' }),
  ];
  const { screen, user } = open(`/travel-agents?country=${country}`);
  expect(await screen.findByRole('heading', { level: 2, name: '2 agents in Portugal' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Country' }));
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('portugal');
});

it('DIR-19: a country that nobody knows is said plainly', async () => {
  world.agents = agentsOfLisbon(2);
  const { screen } = open('/travel-agents?country=Atlantis');
  expect(await screen.findByText('No country that has agents is called “Atlantis”.')).toBeVisible();
});

it('DIR-13: a featured agent has a badge, others have none; invented ones are marked', async () => {
  world.agents = [agentOf({ is_featured: true }), agentOf({ id: idOf(2), name: 'Rui Lapa' })];
  const { screen } = open();
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first!).getByText('Featured')).toBeVisible();
  expect(within(second!).queryByText('Featured')).not.toBeInTheDocument();
  expect(screen.getByText('Sample data')).toBeVisible();
});

it('a card says who, where, how good and in which languages, and leads to the profile', async () => {
  world.agents = [agentOf()];
  const { screen } = open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('IM')).toBeVisible();
  expect(card.getByText('Lusitana Slow Travel, Lisbon, Portugal')).toBeVisible();
  expect(card.getByText('4.9')).toBeVisible();
  expect(card.getByText('38 sample ratings')).toBeVisible();
  expect(card.getByText('Food')).toBeVisible();
  expect(card.getByText('Portuguese, English, French')).toBeVisible();
  expect(card.getByRole('link', { name: 'View profile: Inês Marques' })).toHaveAttribute(
    'href',
    `/travel-agents/ines-marques-${idOf(1)}/lisbon`,
  );
});

it('an agent without ratings says so instead of a number', async () => {
  world.agents = [agentOf({ rating: null, rating_count: 0 })];
  const { screen } = open();
  expect(await screen.findByText('Not rated yet')).toBeVisible();
});

it('an agent that is saved stays so on this device', async () => {
  world.agents = [agentOf()];
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save Inês Marques' }));
  expect(screen.getByRole('button', { name: 'Save Inês Marques' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('heading', { name: 'Your saved agents' })).toBeVisible();
});

it.each(['/travel-agents', '/travel-agents/lisbon'])(
  'DIR-21: %s shows the pictures that agents have uploaded',
  async (path) => {
    world.agents = [agentOf({ picture: '/media/agent-pictures/a.webp' })];
    world.cities = [cityOf()];
    const { screen } = open(path);
    const picture = await screen.findByRole('img', { name: 'Portrait of Inês Marques' });
    expect(picture).toHaveAttribute('src', '/media/agent-pictures/a.webp');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['56', '56']);
    expect(screen.queryByText('IM')).not.toBeInTheDocument();
  },
);

describe('search', () => {
  beforeAll(() => {
    // The keyboard reaches only options that have a size, which jsdom gives to none.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(46);
  });
  afterAll(() => {
    jest.restoreAllMocks();
  });

  it('DIR-09, DIR-10: suggests cities and agents from two letters on, asking once for fast typing', async () => {
    world.agents = [
      agentOf({ name: 'Lisa Berg', city: 'Oslo', clean_city: 'oslo', country: 'Norway' }),
      agentOf({ id: idOf(2) }),
    ];
    const { screen, user } = open();
    const field = await screen.findByRole('combobox', FIELD);
    await user.type(field, 'l');
    expect(await screen.findByText('Type at least 2 characters to search')).toBeVisible();
    await user.type(field, 'is');
    const options = await suggestions(screen);
    expect(options.map((option) => option.textContent)).toEqual([
      'Lisbon, Portugal',
      'Lisa Berg, Oslo, Norway',
    ]);
    const suggested = queriesOf('/api/agents').filter(({ name, city }) => name ?? city);
    expect(suggested).toEqual([{ city: 'lis' }, { name: 'lis' }]);
  });

  it('DIR-10: a suggested city leads to its agents by the keyboard alone', async () => {
    world.agents = [agentOf()];
    world.cities = [cityOf()];
    const { screen, user } = open();
    await user.type(await screen.findByRole('combobox', FIELD), 'lisb');
    await suggestions(screen);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(
      await screen.findByRole('heading', { level: 1, name: '312 travel agents in Lisbon' }),
    ).toBeVisible();
    expect(window.location.pathname).toBe('/travel-agents/lisbon');
  });

  it('DIR-09: Enter without a suggestion lists everybody who fits the text', async () => {
    world.agents = [agentOf(), agentOf({ id: idOf(2), name: 'Rui Lapa' })];
    const { screen, user } = open('/travel-agents?page=2');
    await user.type(await screen.findByRole('combobox', FIELD), 'rui{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: '1 agent for “rui”' })).toBeVisible();
    expect(addressNow()).toEqual({ q: 'rui' });
  });

  it('ERR-10: suggestions that fail say so, and the search itself still works', async () => {
    world.agents = [agentOf()];
    const { screen, user } = open();
    await screen.findByRole('article');
    fail('/api/agents', 2);
    await user.type(screen.getByRole('combobox', FIELD), 'marq');
    expect(await screen.findByText('Agents could not be searched. Please try again.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: '1 agent for “marq”' })).toBeVisible();
  });
});

describe('filters', () => {
  it('DIR-13: Featured narrows the list at once, and again takes it back', async () => {
    world.agents = [agentOf({ is_featured: true }), agentOf({ id: idOf(2), name: 'Rui Lapa' })];
    const { screen, user } = open('/travel-agents?page=2');
    await screen.findByRole('heading', { level: 2, name: '2 agents' });
    await user.click(screen.getByRole('button', { name: 'Featured' }));
    expect(await screen.findByRole('heading', { level: 2, name: '1 featured agent' })).toBeVisible();
    expect(addressNow()).toEqual({ featured: 'true' });
    await user.click(screen.getByRole('button', { name: 'Featured' }));
    expect(await screen.findByRole('heading', { level: 2, name: '2 agents' })).toBeVisible();
  });

  it('DIR-19: a country of the world narrows the list', async () => {
    world.agents = [
      agentOf(),
      agentOf({
        id: idOf(2),
        name: 'Aiko Mori',
        country: 'Japan',
        clean_country: 'japan',
        clean_city: 'tokyo',
      }),
    ];
    const { screen, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Country' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await dialog.findByRole('option', { name: 'Japan' });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Japan');
    expect(addressNow()).toEqual({});
    await user.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    expect(await screen.findByRole('heading', { level: 2, name: '1 agent in Japan' })).toBeVisible();
    expect(addressNow()).toEqual({ country: 'japan' });
    expect(lists().at(-1)).toEqual({ country: 'japan', sort: 'best', page: '1' });
  });

  it('specialities, languages and a rating are applied together, and cleared together', async () => {
    world.agents = [agentOf()];
    const { screen, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Speciality' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('button', { name: 'Food' }));
    await user.click(dialog.getByRole('button', { name: 'All 60 languages' }));
    await user.click(dialog.getByRole('button', { name: 'Swahili' }));
    await user.click(dialog.getByRole('radio', { name: '4.5 or better' }));
    await user.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() =>
      expect(addressNow()).toEqual({ specialities: 'food', languages: 'sw', rating: '4.5' }),
    );
    expect(await screen.findByRole('heading', { name: 'No agents found' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Speciality (1)' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Clear 3' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(addressNow()).toEqual({});
  });

  it('countries that do not load say so in the dialog, and the other filters work', async () => {
    world.agents = [agentOf()];
    const { screen, user } = open();
    await screen.findByRole('article');
    fail('/api/destinations');
    await user.click(screen.getByRole('button', { name: 'Country' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await dialog.findByText('Countries could not be loaded. Please try again later.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Featured agents only' }));
    await user.click(dialog.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(addressNow()).toEqual({ featured: 'true' }));
  });

  it('nobody fits: one press shows everybody again', async () => {
    world.agents = [agentOf()];
    const { screen, user } = open('/travel-agents?q=nobody&featured=true');
    await user.click(await screen.findByRole('button', { name: 'Show all agents' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(addressNow()).toEqual({});
  });
});

it('the order is asked for and kept in the URL', async () => {
  world.agents = [agentOf()];
  const { screen, user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Experience');
  await waitFor(() => expect(lists().at(-1)).toEqual({ sort: 'experience', page: '1' }));
  expect(addressNow()).toEqual({ sort: 'experience' });
});

it('the next page is a link, replaces the list, and Back returns', async () => {
  world.agents = agentsOfLisbon(21);
  const { screen, user } = open();
  await screen.findByRole('link', { name: 'Agent 1' });
  const [next] = screen.getAllByRole('link', { name: 'Next page' });
  expect(next).toHaveAttribute('href', '/travel-agents?page=2');
  await user.click(next!);
  expect(await screen.findByRole('link', { name: 'Agent 21' })).toBeVisible();
  window.history.back();
  expect(await screen.findByRole('link', { name: 'Agent 1' })).toBeVisible();
});

it('the agents before stay in sight, marked as such, until the next ones are there', async () => {
  world.agents = agentsOfLisbon(21);
  const { screen, user } = open();
  await screen.findByRole('link', { name: 'Agent 1' });
  const release = hold('/api/agents');
  await user.click(screen.getAllByRole('link', { name: 'Next page' })[0]!);
  const region = screen.getByRole('region', { name: 'Agents' });
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('link', { name: 'Agent 1' })).toBeVisible();
  release();
  expect(await screen.findByRole('link', { name: 'Agent 21' })).toBeVisible();
  expect(region).toHaveAttribute('aria-busy', 'false');
});

it('a page past the last one leads back to the first', async () => {
  world.agents = agentsOfLisbon(3);
  const { screen, user } = open('/travel-agents?page=9');
  await user.click(await screen.findByRole('link', { name: 'Back to the first page' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

it('ERR-10: an API that is down has its own words, and trying again helps', async () => {
  world.agents = [agentOf()];
  fail('/api/agents');
  const { screen, user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Agents could not be loaded');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('ERR-08: the list lives on where the countries do not load', async () => {
  world.agents = [agentOf()];
  fail('/api/destinations');
  const { screen } = open();
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Travel agents all over the world' })).toBeVisible();
});

it('HOM-22: while the list loads, that is announced', async () => {
  const release = hold('/api/agents');
  const { screen } = open();
  expect(await screen.findByText('Loading agents')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { name: 'No agents found' })).toBeVisible();
});

it('DIR-19: the countries with the most agents are links, those with the most first', async () => {
  world.countries.push(destinationOf({ country: 'Chad', clean_country: 'chad', agentCount: 12 }));
  const { screen } = open();
  const section = within(await screen.findByRole('region', { name: 'Browse by country' }));
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All destinations', '/destinations'],
    ['Japan2,100', '/destination/japan'],
    ['Portugal900', '/destination/portugal'],
    ['Chad12', '/destination/chad'],
  ]);
});
