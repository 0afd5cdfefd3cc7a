import { SLIDER_INTERVAL_MS } from '@atoll/contracts/constants';
import type { CityCard, DestinationCard } from '@atoll/contracts/destination';
import { PRODUCTS, whyHref } from '@atoll/contracts/pages/marketing.page';
import type { SiteContent, SliderImage } from '@atoll/contracts/site-content';
import { selectRequestWindow, selectToast } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { keepPageOffline } from '../offline/keep-page';
import { ShellApp } from '../shell-app';

const quiet = { production: false, analytics: false };

function slideOf(name: string, position = '30% 70%'): SliderImage {
  const address = (size: string) => `/media/artwork/lagoon.noon-${size}.avif`;
  return {
    name,
    country: 'Maldives',
    latitude: 4.374,
    longitude: 73.65,
    position,
    url: address('384x640'),
    variants: {
      mobile: address('224x320'),
      tiny: address('20x30'),
      tablet: address('304x480'),
      desktop: address('384x640'),
    },
  };
}

const LISBON: CityCard = {
  city: 'Lisbon',
  slug: 'lisbon',
  country: 'Portugal',
  clean_country: 'portugal',
  region: null,
  featuredCount: 4,
  agentCount: 312,
  topRating: 4.9,
  image: '/media/artwork/harbour.dawn-800x600.webp',
  hasGuide: false,
  lat: 38.72,
  lng: -9.14,
};
const PORTUGAL: DestinationCard = {
  id: 'portugal',
  country: 'Portugal',
  clean_country: 'portugal',
  region: 'Southern Europe',
  image: '/media/artwork/harbour.dawn-800x600.webp',
  featuredCount: 24,
  agentCount: 1_204,
};

interface World {
  content: SiteContent;
  cities: CityCard[];
  countries: DestinationCard[];
  /** What a search for a place is answered with. */
  places: unknown;
}

const server = fakeApi<World>({
  world: () => ({
    content: {
      claims: { agents: '41.8K+', countries: '150+', tours: '1000+' },
      slider: ['One', 'Two', 'Three', 'Four'].map((name) => slideOf(name)),
      testimonials: [{ quote: 'All went well.', who: 'Somebody', about: 'Porto', sample: true }],
      partners: [{ name: 'Meridian Air', sign: 'plane', sample: true }],
    },
    cities: [LISBON],
    countries: [PORTUGAL],
    places: { places: [] },
  }),
  routes: {
    'GET /api/site-content': ({ world }) => world.content,
    'GET /api/destinations/popular': ({ world }) => ({ cities: world.cities, countries: world.countries }),
    'GET /api/places': ({ world }) => world.places,
  },
});
server.start();

const PLACE = { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 };

async function openHome() {
  const view = renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, { path: '/' });
  await screen.findByRole('heading', { level: 1, name: 'Go with someone who knows the way.' });
  // Its sections come with code of their own.
  await screen.findByRole('heading', { name: 'Featured cities' });
  return view;
}

const firstSlide = (slider: HTMLElement) => within(slider).getAllByRole('listitem')[0]?.textContent;

it('HOM-01, HOM-17: home says what Atoll is, with its claims, tiles, carousels and footer', async () => {
  const { screen } = await openHome();
  expect(
    await screen.findByText(/^41\.8K\+ travel agents in 150\+ countries, with hotels and 1000\+ tours\./),
  ).toBeVisible();
  expect(screen.getByRole('list', { name: 'Shortcuts' })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Featured cities' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

describe('the slider', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
  afterEach(() => void jest.useRealTimers());

  async function openSlider() {
    const view = renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, {
      path: '/',
      advanceTimers: jest.advanceTimersByTime,
    });
    const slider = await screen.findByRole('region', { name: 'Places to start with' });
    return { ...view, slider };
  }

  it('HOM-03, CON-07: goes on after 15 s, not before, and begins anew at the end', async () => {
    const { slider } = await openSlider();
    expect(SLIDER_INTERVAL_MS).toBe(15_000);
    act(() => jest.advanceTimersByTime(14_999));
    expect(firstSlide(slider)).toMatch(/^One/);
    act(() => jest.advanceTimersByTime(1));
    expect(firstSlide(slider)).toMatch(/^Two/);
    for (let step = 0; step < 3; step += 1) act(() => jest.advanceTimersByTime(15_000));
    expect(firstSlide(slider)).toMatch(/^One/);
  });

  it('HOM-03: rests while it is paused, and moves by its button', async () => {
    const { slider, user } = await openSlider();
    await user.click(within(slider).getByRole('button', { name: 'Pause slides' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await user.unhover(slider);
    act(() => jest.advanceTimersByTime(60_000));
    expect(firstSlide(slider)).toMatch(/^One/);
    await user.click(within(slider).getByRole('button', { name: 'Next slide' }));
    expect(firstSlide(slider)).toMatch(/^Two/);
  });

  it('HOM-03: rests while somebody has the focus in it', async () => {
    const { slider } = await openSlider();
    act(() => within(slider).getByRole('button', { name: 'Next slide' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(firstSlide(slider)).toMatch(/^One/);
  });

  it('HOM-03: rests while somebody has the focus in it, also when the mouse comes by and goes', async () => {
    const { slider, user } = await openSlider();
    act(() => within(slider).getByRole('button', { name: 'Next slide' }).focus());
    await user.hover(slider);
    await user.unhover(slider);
    act(() => jest.advanceTimersByTime(60_000));
    expect(firstSlide(slider)).toMatch(/^One/);
  });

  it('HOM-03: stands still for whoever wants less motion, and moves by its button', async () => {
    const none = window.matchMedia('');
    const matchMedia = jest.spyOn(window, 'matchMedia');
    matchMedia.mockImplementation((media) => ({ ...none, media, matches: media.includes('reduced-motion') }));
    const { slider, user } = await openSlider();
    act(() => jest.advanceTimersByTime(60_000));
    expect(firstSlide(slider)).toMatch(/^One/);
    await user.click(within(slider).getByRole('button', { name: 'Next slide' }));
    expect(firstSlide(slider)).toMatch(/^Two/);
    matchMedia.mockRestore();
  });

  it('HOM-04: offers the variants of a picture, cropped around its position', async () => {
    const { slider } = await openSlider();
    const [image] = within(slider).getAllByRole('presentation');
    expect(image).toHaveAttribute('src', expect.stringContaining('384x640'));
    for (const variant of ['20x30.avif 20w', '224x320.avif 224w', '304x480.avif 304w', '384x640.avif 384w']) {
      expect(image?.getAttribute('srcset')).toContain(variant);
    }
    expect(image).toHaveClass('x3', 'y7');
  });
});

it('HOM-06: six tiles lead to map, agents, hotels, tours and expo, and the sixth opens Marco', async () => {
  const { screen, user } = await openHome();
  const tiles = within(screen.getByRole('list', { name: 'Shortcuts' }));
  expect(tiles.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/map',
    '/travel-agents',
    '/hotels',
    '/tours',
    '/expo',
  ]);
  await user.click(tiles.getByRole('button', { name: /^Marco AI/ }));
  expect(screen.getByRole('region', { name: 'Marco AI' })).toBeVisible();
});

it('HOM-07: featured cities lead to their agents, and show the number that they are ordered by', async () => {
  const { screen } = await openHome();
  const cities = within(screen.getByRole('group', { name: 'Featured cities' }));
  expect(cities.getByRole('link', { name: 'Lisbon 4 featured' })).toHaveAttribute(
    'href',
    '/travel-agents/lisbon',
  );
});

it('HOM-08: popular destinations lead to their pages', async () => {
  const { screen } = await openHome();
  const countries = within(screen.getByRole('group', { name: 'Popular destinations' }));
  expect(countries.getByRole('link', { name: /^Portugal/ })).toHaveAttribute('href', '/destination/portugal');
});

it('ERR-10: where the featured cities cannot be loaded, home says so and asks again', async () => {
  server.fail('/api/destinations/popular');
  const { screen, user } = renderApp(<ShellApp settings={quiet} onSlotsReady={() => undefined} />, {
    path: '/',
  });
  expect(await screen.findByText('The featured cities could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('group', { name: 'Featured cities' })).toBeVisible();
});

it('HOM-10: feature cards say what is different', async () => {
  const { screen } = await openHome();
  expect(screen.getByRole('heading', { name: 'Full price upfront' })).toBeVisible();
  expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(3);
});

it('HOM-11, HOM-12: four tabs by arrow keys, with Explore Map beside them', async () => {
  const { screen, user } = await openHome();
  const tabs = within(screen.getByRole('tablist', { name: 'Ways to plan' }));
  expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Agents',
    'Hotels',
    'Tours',
    'Marco AI',
  ]);
  act(() => tabs.getByRole('tab', { name: 'Agents' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Hotels' })).toHaveTextContent('price of the whole stay');
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel', { name: 'Marco AI' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Map' })).toHaveAttribute('href', '/map');
});

it('HOM-12, HOM-16, RFQ-02: Submit RFQ is a link to the form, and opens it above the page where there is code', async () => {
  const { screen, user, store } = await openHome();
  const submit = screen.getByRole('link', { name: 'Submit RFQ' });
  expect(submit).toHaveAttribute('href', '/request');
  expect(selectRequestWindow(store.getState())).toBeNull();
  await user.click(submit);
  expect(selectRequestWindow(store.getState())).toEqual({});
  expect(window.location.pathname).toBe('/');
});

it('HOM-13, HOM-14: testimonials and partners are marked as samples, and logos have their text', async () => {
  const { screen } = await openHome();
  expect(await screen.findByText('All went well.')).toBeVisible();
  expect(screen.getByText('Sample content')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Meridian Air' })).toBeVisible();
});

it('HOM-15: the marketing pages are linked', async () => {
  const { screen } = await openHome();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/hotel-marketing', ...PRODUCTS.map(whyHref)]));
});

it('HOM-18: the footer has contact, social pages and the legal pages', async () => {
  const { screen } = await openHome();
  const footer = within(screen.getByRole('contentinfo'));
  const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/privacy',
      '/terms',
      '/sitemap',
      'mailto:hello@atoll.example',
      'tel:+35620000000',
    ]),
  );
  // The company's pages elsewhere are those that the deployment names, and no others.
  expect(footer.queryByRole('link', { name: /^Atoll on/ })).not.toBeInTheDocument();
});

describe('the search for a place', () => {
  const typed = async (text: string) => {
    const view = await openHome();
    await view.user.click(screen.getByRole('textbox', { name: 'Destination' }));
    const field = await screen.findByRole('combobox', { name: 'Destination' });
    await view.user.type(field, text);
    return view;
  };

  it('HOM-05: suggests places, and a chosen one leads to its hotels', async () => {
    server.world.places = { places: [PLACE] };
    const { screen, user } = await typed('Lis');
    await user.click(await screen.findByRole('option', { name: /Lisbon/ }));
    expect(window.location.pathname).toBe('/hotels');
    expect(window.location.search).toContain('city=Lisbon&country=Portugal&lat=38.72&lng=-9.14');
  });

  it('HOM-05: the dates and people of the form go along, for hotels, for tours, and without a script', async () => {
    server.world.places = { places: [PLACE] };
    const { screen, user } = await typed('Lis');
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2021-03-01' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2021-03-04' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Guests' }), { target: { value: '4' } });
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Hotels' });
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      q: 'Lis',
      checkIn: '2021-03-01',
      checkOut: '2021-03-04',
      guests: '4',
    });
    await user.click(await screen.findByRole('option', { name: /Lisbon/ }));
    expect(window.location.search).toMatch(/checkIn=2021-03-01&checkOut=2021-03-04&guests=4/);
  });

  it('HOM-05: tours are asked for by their own names of dates and people, agents by neither', async () => {
    const { screen, user } = await openHome();
    const fieldsOf = (name: string) =>
      [...new FormData(screen.getByRole<HTMLFormElement>('search', { name })).keys()].join(' ');
    const kinds = within(screen.getByRole('tablist', { name: 'Search for' }));
    await user.click(kinds.getByRole('tab', { name: 'Tours' }));
    expect(fieldsOf('Tours')).toBe('q from to people');
    await user.click(kinds.getByRole('tab', { name: 'Agents' }));
    expect(fieldsOf('Agents')).toBe('q');
  });

  it('offline, a chosen place keeps home on the screen and says so', async () => {
    server.world.places = { places: [PLACE] };
    const { screen, user, store } = await typed('Lis');
    const stop = keepPageOffline(store);
    const option = await screen.findByRole('option', { name: /Lisbon/ });
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(option);
    expect(selectToast(store.getState())?.text).toMatch(/^You are offline/);
    expect(window.location.pathname).toBe('/');
    onLine.mockRestore();
    stop();
  });

  it('HOM-05: what was typed before the suggestions were there stays, and tours or agents can be searched', async () => {
    server.world.places = { places: [PLACE] };
    const { screen, user } = await openHome();
    const kinds = within(screen.getByRole('tablist', { name: 'Search for' }));
    await user.click(kinds.getByRole('tab', { name: 'Tours' }));
    expect(screen.getByRole('search', { name: 'Tours' })).toHaveAttribute('action', '/tours');
    const plain = screen.getByRole('textbox', { name: 'Destination' });
    act(() => plain.focus());
    fireEvent.input(plain, { target: { value: 'L' } });
    const field = await screen.findByRole('combobox', { name: 'Destination' });
    expect(field).toHaveValue('L');
    expect(field).toHaveFocus();
    await user.type(field, 'is');
    await user.click(await screen.findByRole('option', { name: /Lisbon/ }));
    expect(window.location.pathname).toBe('/tours');
  });

  it('ERR-13: no letter is lost while the suggestions come, and the writer stays where they are', async () => {
    const { screen } = await openHome();
    const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'Destination' });
    act(() => plain.focus());
    // One letter after the other, whichever field is there by then, as a keyboard does.
    for (const letter of 'Kyoto') {
      const field = screen.getByLabelText<HTMLInputElement>('Destination', { selector: 'input' });
      expect(field).toHaveFocus();
      fireEvent.input(field, { target: { value: field.value + letter } });
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    }
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Destination' });
    expect(field).toHaveValue('Kyoto');
    expect(field).toHaveFocus();
  });

  it('ERR-13: suggestions that come while a letter is composed wait for its end', async () => {
    const { screen } = await openHome();
    const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'Destination' });
    fireEvent.compositionStart(plain);
    act(() => plain.focus());
    await act(() => import('./place-field'));
    expect(plain).toBeInTheDocument();
    fireEvent.input(plain, { target: { value: '京' } });
    fireEvent.compositionEnd(plain);
    expect(await screen.findByRole('combobox', { name: 'Destination' })).toHaveValue('京');
  });

  it('ERR-13: suggestions that come late call nobody back who has gone on', async () => {
    const { screen, user } = await openHome();
    await user.click(screen.getByRole('textbox', { name: 'Destination' }));
    const tours = within(screen.getByRole('tablist', { name: 'Search for' })).getByRole('tab', {
      name: 'Tours',
    });
    act(() => tours.focus());
    await screen.findByRole('combobox', { name: 'Destination' });
    expect(tours).toHaveFocus();
  });

  it('HOM-29: asks for five results', async () => {
    await typed('Lis');
    expect(await screen.findByText('No locations found for "Lis"')).toBeVisible();
    expect(server.queriesOf('/api/places')).toEqual([{ q: 'Lis', limit: '5' }]);
  });

  it.each([
    ['HOM-30: nothing found', { places: [] }, 'No locations found for "Lis"'],
    ['HOM-30: nothing that can be used', { places: [{ name: 'Lisbon' }] }, 'No valid locations found'],
    ['HOM-31: another format', { found: 1 }, 'Invalid response format'],
    ['HOM-31: no JSON', new Response('<p>proxy</p>'), 'Invalid response format'],
    ['HOM-31: a refusal', apiError(503, 'OVERLOADED'), 'Search failed: 503'],
    ['HOM-31: no answer', Response.error(), 'Failed to search location. Please try again.'],
  ])('%s is told in the exact words', async (_name, answer, words) => {
    server.world.places = answer;
    await typed('Lis');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('HOM-32: coordinates beyond the Earth are an error, and lead nowhere', async () => {
    server.world.places = { places: [{ ...PLACE, latitude: 91 }] };
    const { screen, user } = await typed('Lis');
    await user.click(await screen.findByRole('option', { name: /Lisbon/ }));
    expect(await screen.findByText('Invalid coordinates received')).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });
});
