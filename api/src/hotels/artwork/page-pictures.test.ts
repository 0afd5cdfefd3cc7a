import { amadeusProviders } from '../../shared/travel/amadeus/amadeus.provider';
import { travelSandbox } from '../../shared/travel/testing/travel-sandbox';
import { pageView } from '../hotel-view';
import { sampleContent } from '../sample-content';

const PAGE_SIZE = 20;

describe('the pictures of a page of hotels', () => {
  const sandbox = travelSandbox();

  const pagesOf = async (cityCode: string) => {
    const { hotels } = amadeusProviders({
      baseUrl: sandbox().url,
      clientId: 'sandbox',
      clientSecret: 'sandbox',
    });
    const listed = await hotels.hotelsByCity({ cityCode, radiusKm: 10, ratings: [], amenities: [] });
    const page = (from: number) => listed.slice(from, from + PAGE_SIZE);
    return [0, PAGE_SIZE]
      .map(page)
      .filter(({ length }) => length === PAGE_SIZE)
      .map((hotels) =>
        pageView(hotels.map((hotel) => ({ content: sampleContent(hotel), distanceKm: null }))),
      );
  };
  const coverOf = (hotel: { media?: { uri: string }[] }) => hotel.media?.[0]?.uri;

  it.each(['PAR', 'BKK', 'REK', 'MLE', 'DEN', 'LON', 'DXB', 'HAV', 'ORL', 'RAK', 'CAN', 'ULN'])(
    '%s: at least eight motifs, and no neighbours with the same motif at the same time of day',
    async (cityCode) => {
      const pages = await pagesOf(cityCode);
      expect(pages.length).toBeGreaterThan(0);
      for (const hotels of pages) {
        const covers = hotels.map(coverOf);
        const scenes = new Set(covers.flatMap((uri) => /artwork\/([a-z-]+)\./.exec(uri ?? '')?.[1] ?? []));
        expect(scenes.size).toBeGreaterThanOrEqual(8);
        const alike = covers.filter(
          (cover, index) => cover && covers.slice(Math.max(0, index - 4), index).includes(cover),
        );
        expect(alike).toEqual([]);
      }
    },
  );

  it('are few and without words, so that lists stay small', async () => {
    const [hotels = []] = await pagesOf('PAR');
    const media = hotels.map((hotel) => hotel.media ?? []);
    expect(Math.max(...media.map(({ length }) => length))).toBe(3);
    expect(media.flat().every((medium) => Object.keys(medium).join() === 'uri')).toBe(true);
  });
});
