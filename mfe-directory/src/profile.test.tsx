import { renderApp } from '@atoll/platform/testing';
import { waitFor, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { asked, fail, startDirectoryServer, world } from './testing/directory-server';
import { agentOf, cityOf, cityPageOf, idOf } from './testing/fixtures';

startDirectoryServer();
beforeEach(() => {
  world.agents = [agentOf()];
  world.cities = [cityOf()];
  world.pages = [cityPageOf()];
});

const open = (path: string) => renderApp(<DirectoryApp />, { path });
const ID = idOf(1);
const CANONICAL = `/travel-agents/ines-marques-${ID}/lisbon`;
const UUID = '0b1f6f64-6a5c-4a43-9d4b-0f6f3c2f9a11';

describe('addresses', () => {
  it.each([
    ['DIR-05', 'its own address', CANONICAL],
    ['DIR-05', 'a stale name', `/travel-agents/ines-santos-${ID}/lisbon`],
    ['DIR-05', 'a stale city', `/travel-agents/ines-marques-${ID}/porto`],
    ['DIR-05', 'no name before the id', `/travel-agents/${ID}/lisbon`],
    ['DIR-05', 'an id in capitals', `/travel-agents/ines-marques-${ID.toUpperCase()}/lisbon`],
    ['DIR-04', 'the slug of the name and the city', '/travel-agents/ines-marques/lisbon'],
    ['DIR-04', 'name and city as they are written', '/travel-agents/In%C3%AAs%20Marques/Lisbon'],
    ['DIR-06', 'the id alone', `/agent/${ID}`],
    ['DIR-06', 'the id and a name', `/agent/${ID}/whoever`],
  ])('C15, %s: %s leads to the profile under its one address', async (_row, _what, path) => {
    const { screen } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inês Marques' })).toBeVisible();
    expect(window.location.pathname).toBe(CANONICAL);
  });

  it.each([
    [
      'DIR-03',
      'three segments are a content page',
      '/travel-agents/lisbon/guide/a-first-weekend',
      'A first weekend in Lisbon',
    ],
    ['DIR-02', 'one segment is a city', '/travel-agents/lisbon', '312 travel agents in Lisbon'],
  ])('C15, %s: %s', async (_row, _what, path, heading) => {
    const { screen } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it.each([
    ['DIR-05', 'an id that nobody has', `/travel-agents/ines-marques-${idOf(99)}/lisbon`],
    ['DIR-05', 'a UUID that nobody has', `/travel-agents/ines-marques-${UUID}/lisbon`],
    ['DIR-04', 'a name that nobody has', '/travel-agents/nobody/lisbon'],
    ['DIR-04', 'a name in another city', '/travel-agents/ines-marques/porto'],
    ['DIR-06', 'an id that nobody has', `/agent/${idOf(99)}`],
    ['DIR-06', 'what is no id', '/agent/ines-marques'],
    ['DIR-06', 'a name before the id', `/agent/ines-${ID}`],
    ['DIR-03', 'a content page that the city has not', '/travel-agents/lisbon/top/a-first-weekend'],
    ['DIR-03', 'a content page that cannot be read', '/travel-agents/lisbon/best/%E2%82'],
  ])('C15, %s: %s (%s) is not found', async (_row, _what, path) => {
    const { screen } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(window.location.pathname).toBe(path);
  });

  it('DIR-06: what can be no id is not asked for', async () => {
    const { screen } = open('/agent/ines-marques');
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
    expect(asked).toEqual([]);
  });

  it('C15: two agents of one name in one city are a list, not the first of them', async () => {
    world.agents.push(agentOf({ id: idOf(2), agency: 'Tejo and Beyond' }));
    const { screen } = open('/travel-agents/ines-marques/lisbon');
    expect(
      await screen.findByRole('heading', { level: 1, name: '2 agents called Inês Marques in Lisbon' }),
    ).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Inês Marques' })[1]).toHaveAttribute(
      'href',
      `/travel-agents/ines-marques-${idOf(2)}/lisbon`,
    );
  });
});

describe('the profile', () => {
  it('DIR-04: says what the agent is good at, speaks, and where trips lead, with links to the countries', async () => {
    const { screen } = open(CANONICAL);
    const about = within(await screen.findByRole('region', { name: 'About Inês Marques' }));
    expect(about.getByText('Food')).toBeVisible();
    expect(about.getByText('Portuguese, English, French')).toBeVisible();
    expect(about.getByRole('link', { name: 'Spain' })).toHaveAttribute('href', '/destination/spain');
    expect(about.getByText('2004')).toBeVisible();
    expect(document.title).toBe('Inês Marques, travel agent in Lisbon | Atoll');
  });

  it('DIR-05: the rating says how many rated and who counted; an invented agent is marked', async () => {
    const { screen } = open(CANONICAL);
    expect(await screen.findByText('from 38 ratings')).toBeVisible();
    expect(screen.getByText('Source: Sample data')).toBeVisible();
    expect(screen.getByText('Sample data')).toBeVisible();
  });

  it('an agent whom nobody rated has no number and no source', async () => {
    world.agents = [agentOf({ rating: null, rating_count: 0, rating_source: null, sample: false })];
    const { screen } = open(CANONICAL);
    expect(await screen.findByText('Not rated yet')).toBeVisible();
    expect(screen.queryByText(/^Source/)).not.toBeInTheDocument();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('DIR-18: of an agent that was just listed it names no skills and no languages', async () => {
    world.agents = [agentOf({ specialities: [], languages: [] })];
    const { screen } = open(CANONICAL);
    await screen.findByText('Travel agent since');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Rating',
      'Plans trips to',
      'Travel agent since',
    ]);
  });

  it('DIR-13: a featured agent has the badge here too', async () => {
    world.agents = [agentOf({ is_featured: true })];
    const { screen } = open(CANONICAL);
    expect(await screen.findByText('Featured')).toBeVisible();
  });

  it('DIR-16: leads to the form that asks this agent, and on to other agents, hotels and tours', async () => {
    const { screen } = open(CANONICAL);
    const next = within(await screen.findByRole('complementary', { name: 'Ask Inês Marques' }));
    expect(next.getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/request?agents=${ID}`,
      '/travel-agents/lisbon',
      expect.stringMatching(/^\/hotels\?city=Lisbon&country=Portugal&lat=38.72&lng=-9.13/),
      expect.stringMatching(/^\/tours\?city=Lisbon&country=Portugal&lat=38.72&lng=-9.13/),
      '/destination/portugal',
    ]);
    expect(next.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy the link to Inês Marques' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Inês Marques' })).toBeVisible();
  });

  it.each([
    ['by id', CANONICAL, `/api/agents/${ID}`],
    ['by name', '/travel-agents/ines-marques/lisbon', '/api/agents'],
  ])('ERR-10: a profile %s that does not load says so, and trying again helps', async (_how, path, api) => {
    fail(api);
    const { screen, user } = open(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inês Marques' })).toBeVisible();
  });
});

describe('content pages', () => {
  it.each(['guide', 'top', 'best'] as const)(
    'DIR-03: /travel-agents/lisbon/%s/{slug} renders',
    async (kind) => {
      world.pages = [cityPageOf({ kind, slug: 'for-families', title: 'For families' })];
      const { screen } = open(`/travel-agents/lisbon/${kind}/for-families`);
      expect(await screen.findByRole('heading', { level: 1, name: 'For families' })).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: 'Where to begin' })).toBeVisible();
      expect(screen.getByRole('heading', { level: 3, name: 'Inês Marques' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'All travel agents in Lisbon' })).toHaveAttribute(
        'href',
        '/travel-agents/lisbon',
      );
      await waitFor(() => expect(document.title).toBe('For families | Atoll'));
    },
  );

  it('ERR-10: one that does not load says so, and trying again helps', async () => {
    fail('/api/cities/lisbon/pages/guide/a-first-weekend');
    const { screen, user } = open('/travel-agents/lisbon/guide/a-first-weekend');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A first weekend in Lisbon' })).toBeVisible();
  });
});

it('AGT-01: a visit of an entry is told once, when it is known who is signed in, and says nothing else', async () => {
  const state = { session: { state: 'nobody' } } as const;
  const { screen } = renderApp(<DirectoryApp />, { path: CANONICAL, state });
  await screen.findByRole('heading', { level: 1, name: 'Inês Marques' });
  const told = () => asked.filter(({ path }) => path === '/api/entry-visits');
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(JSON.parse(told()[0]?.body ?? '')).toEqual({ agentId: ID });
  expect(told()[0]?.method).toBe('POST');
});

it('AGT-01: nothing is told of a visit before it is known who is signed in', async () => {
  const { screen } = open(CANONICAL);
  await screen.findByRole('heading', { level: 1, name: 'Inês Marques' });
  expect(asked.filter(({ path }) => path === '/api/entry-visits')).toEqual([]);
});
