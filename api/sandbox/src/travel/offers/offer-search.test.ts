import { faultsOf, shapes } from '../../../test/amadeus-shape';
import { dateIn, paths, startTravelClient, testNowMs, type TravelClient } from '../../../test/travel-client';

interface Offer {
  id: string;
  boardType: string;
  roomQuantity: string;
  rateFamilyEstimated: { code: string; type: string };
  room: { typeEstimated: { category: string; bedType: string } };
  guests: { adults: number };
  price: {
    currency: string;
    base?: string;
    total: string;
    taxes?: { amount: string; included: boolean }[];
    variations: {
      average: object;
      changes: { startDate: string; endDate: string; base?: string; total?: string }[];
    };
  };
  policies: {
    paymentType: string;
    deposit?: { deadline?: string };
    prepay?: { deadline?: string };
    cancellation?: Cancellation;
    cancellations?: Cancellation[];
  };
}

interface Cancellation {
  type?: string;
  amount?: string;
  percentage?: string;
  deadline?: string;
}

interface Entry {
  available: boolean;
  hotel: { hotelId: string; name: string; description?: object; amenities?: string[]; address?: object };
  offers?: Offer[];
}

const stay = { checkInDate: dateIn(30), checkOutDate: dateIn(33), adults: 2 };
let client: TravelClient;
let parisIds: string[];

beforeAll(async () => {
  client = await startTravelClient();
  parisIds = await idsAround({ cityCode: 'PAR', radius: 10 });
});

afterAll(() => client.stop());

async function idsAround(query: { cityCode: string; radius: number }): Promise<string[]> {
  const { body } = await client.get<{ hotelId: string }[]>(paths.byCity, query);
  return body.data.map(({ hotelId }) => hotelId);
}

async function offers(query: Record<string, string | number | boolean>, hotelIds = parisIds.slice(0, 20)) {
  const { status, body } = await client.get<Entry[]>(paths.offers, {
    hotelIds: hotelIds.join(','),
    ...stay,
    ...query,
  });
  expect(status).toBe(200);
  expect(faultsOf(shapes.offerList, body)).toEqual([]);
  return body.data;
}

const all = (entries: Entry[]) => entries.flatMap((entry) => entry.offers ?? []);

it('PRV-08: gives the cheapest offer of each hotel unless all are asked for', async () => {
  const best = await offers({});
  expect(best.length).toBeGreaterThan(12);
  expect(best.every((entry) => entry.offers?.length === 1)).toBe(true);
  const every = await offers({ bestRateOnly: false });
  for (const [index, entry] of every.entries()) {
    const lowest = Math.min(...(entry.offers ?? []).map(({ price }) => Number(price.total)));
    expect(Number(best[index]?.offers?.[0]?.price.total)).toBe(lowest);
  }
});

it('PRV-08: gives a rate for members where that is the cheapest', async () => {
  const london = await idsAround({ cityCode: 'LON', radius: 10 });
  const hotelIds = [...london.slice(0, 19), 'HLLON406'];
  const best = all(await offers({}, hotelIds));
  expect(new Set(best.map(({ rateFamilyEstimated }) => rateFamilyEstimated.type)).size).toBeGreaterThan(1);
  const every = all(await offers({ bestRateOnly: false }, ['HLLON406']));
  const [mine] = all(await offers({}, ['HLLON406']));
  expect(mine?.id).toBe(every[0]?.id);
});

it('PRV-09: answers any offer of a list again by its id, with the same content', async () => {
  for (const entry of await offers({ bestRateOnly: false, currency: 'USD', roomQuantity: 2 })) {
    const [offer] = entry.offers ?? [];
    if (offer === undefined) throw new Error('an available hotel without offers');
    const { body } = await client.get<Entry>(`${paths.offers}/${offer.id}`);
    expect(faultsOf(shapes.oneOffer, body)).toEqual([]);
    expect(body.data.offers).toEqual([offer]);
    expect(body.data.hotel).toMatchObject(entry.hotel);
  }
});

it('says more about the hotel with a single offer, and leaves things out for a few', async () => {
  const details: Entry['hotel'][] = [];
  for (let from = 0; from < 100; from += 20) {
    for (const entry of await offers({}, parisIds.slice(from, from + 20))) {
      details.push((await client.get<Entry>(`${paths.offers}/${entry.offers?.[0]?.id}`)).body.data.hotel);
    }
  }
  const described = details.filter((hotel) => hotel.description !== undefined).length;
  expect(described).toBeGreaterThan(details.length * 0.8);
  expect(described).toBeLessThan(details.length);
  expect(details.some(({ amenities = [] }) => amenities.length > 4)).toBe(true);
  expect(details.some(({ amenities = [] }) => amenities.length <= 4)).toBe(true);
});

it('adds up: nights make the base, the base and the taxes on top make the total', async () => {
  for (const { price } of all(await offers({ bestRateOnly: false }))) {
    const cents = (value = '0') => Math.round(Number(value) * 100);
    const nights = price.variations.changes.reduce((sum, { startDate, endDate, base, total }) => {
      const length = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
      return sum + length * cents(base ?? total);
    }, 0);
    expect(nights).toBe(cents(price.base ?? price.total));
    if (price.base === undefined) continue;
    const onTop = (price.taxes ?? []).filter(({ included }) => !included);
    expect(cents(price.base) + onTop.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(
      cents(price.total),
    );
  }
});

it('most offers name their taxes, and what comes on top of the base', async () => {
  const found = all(await offers({ bestRateOnly: false }, parisIds.slice(0, 20)));
  const taxed = found.filter(({ price }) => price.taxes?.some(({ amount }) => Number(amount) > 0));
  const onTop = taxed.filter(({ price }) => Number(price.total) > Number(price.base));
  expect(taxed.length).toBeGreaterThan(found.length * 0.75);
  expect(onTop.length).toBe(taxed.length);
});

it.each([0, 1, 2, 3, 4, 5, 30])('no deposit was due before one books: arrival in %i days', async (days) => {
  const dates = { checkInDate: dateIn(days), checkOutDate: dateIn(days + 2) };
  const found = all(await offers({ ...dates, bestRateOnly: false }));
  const payments = found.flatMap(({ policies }) => policies.deposit ?? policies.prepay ?? []);
  expect(payments.length).toBeGreaterThan(10);
  const late = payments.filter(({ deadline }) => deadline && Date.parse(deadline) <= testNowMs + 86_400_000);
  expect(late).toEqual([]);
  expect(found.some(({ policies }) => Boolean(policies.deposit?.deadline))).toBe(days > 4);
});

it('is without a base for some hotels, as upstream', async () => {
  const entries = all(
    await offers({}, parisIds.slice(0, 20)).then(async (first) => [
      ...first,
      ...(await offers({}, parisIds.slice(20, 40))),
    ]),
  );
  expect(entries.some(({ price }) => price.base === undefined)).toBe(true);
  expect(entries.some(({ price }) => price.base !== undefined)).toBe(true);
});

it('differs by night, by season, and by the number of adults', async () => {
  const hotelIds = parisIds.slice(0, 5);
  const total = async (query: Record<string, string | number>) =>
    all(await offers({ includeClosed: true, ...query }, hotelIds)).map(({ price }) => price.total);
  const week = all(await offers({ checkOutDate: dateIn(37), bestRateOnly: true }, hotelIds));
  expect(week.every(({ price }) => price.variations.changes.length > 2)).toBe(true);
  expect(await total({})).not.toEqual(await total({ adults: 3 }));
  expect(await total({})).not.toEqual(await total({ checkInDate: dateIn(180), checkOutDate: dateIn(183) }));
});

it.each(['USD', 'EUR', 'GBP'])('PRV-14: quotes in %s', async (currency) => {
  const totals = all(await offers({ currency }));
  expect(new Set(totals.map(({ price }) => price.currency))).toEqual(new Set([currency]));
});

it('answers another currency in the money of the hotel, and without decimals where it has none', async () => {
  const tokyo = (await idsAround({ cityCode: 'TYO', radius: 5 })).slice(0, 10);
  const [offer] = all(await offers({ currency: 'CHF' }, tokyo));
  expect(offer?.price.currency).toBe('JPY');
  expect(offer?.price.total).toMatch(/^\d+$/);
});

it('filters by board, by payment and by price per night', async () => {
  const boards = all(await offers({ bestRateOnly: false, boardType: 'BREAKFAST' }));
  expect(new Set(boards.map(({ boardType }) => boardType))).toEqual(new Set(['BREAKFAST']));
  for (const paymentPolicy of ['GUARANTEE', 'DEPOSIT']) {
    const found = all(await offers({ bestRateOnly: false, paymentPolicy }));
    expect(new Set(found.map(({ policies }) => policies.paymentType))).toEqual(
      new Set([paymentPolicy.toLowerCase()]),
    );
  }
  const range = all(await offers({ bestRateOnly: false, priceRange: '150-250', currency: 'EUR' }));
  expect(range.length).toBeGreaterThan(0);
  for (const { price } of range) {
    expect(Number(price.total) / 3).toBeGreaterThanOrEqual(150);
    expect(Number(price.total) / 3).toBeLessThanOrEqual(250);
  }
  const cheap = all(await offers({ priceRange: '-120', currency: 'EUR' }));
  expect(cheap.every(({ price }) => Number(price.total) / 3 <= 120)).toBe(true);
  const dear = all(await offers({ priceRange: '400', currency: 'EUR', bestRateOnly: false }));
  expect(dear.every(({ price }) => Number(price.total) / 3 >= 400)).toBe(true);
});

it('prices are for one room, whatever the number of rooms', async () => {
  const one = all(await offers({ roomQuantity: 1 }, parisIds.slice(0, 3)));
  const three = all(await offers({ roomQuantity: 3 }, parisIds.slice(0, 3)));
  expect(three[0]?.roomQuantity).toBe('3');
  expect(three[0]?.price).toEqual(one[0]?.price);
});

it('sells to a party only rooms that hold it', async () => {
  const six = all(await offers({ adults: 6, bestRateOnly: false }, parisIds.slice(0, 20)));
  expect(six.every(({ guests }) => guests.adults === 6)).toBe(true);
  expect(six.every(({ room }) => ['SUITE', 'STUDIO'].includes(room.typeEstimated.category))).toBe(true);
});

it('leaves sold out hotels out unless closed ones are asked for', async () => {
  const query = { checkInDate: dateIn(40), checkOutDate: dateIn(54) };
  const open = await offers(query);
  const withClosed = await offers({ ...query, includeClosed: true });
  const closed = withClosed.filter(({ available }) => !available);
  expect(closed.length).toBeGreaterThan(0);
  expect(closed.every((entry) => entry.offers === undefined)).toBe(true);
  expect(open.length).toBe(withClosed.length - closed.length);
});

it('knows every room category, bed, payment and kind of cancellation', async () => {
  const found: Offer[] = [];
  for (let from = 0; from < 120; from += 20) {
    found.push(...all(await offers({ bestRateOnly: false }, parisIds.slice(from, from + 20))));
  }
  const values = (of: (offer: Offer) => string) => [...new Set(found.map(of))].sort();
  expect(values(({ room }) => room.typeEstimated.category)).toEqual(
    ['ACCESSIBLE_ROOM', 'COMFORT_ROOM', 'DELUXE_ROOM', 'EXECUTIVE_ROOM', 'STANDARD_ROOM', 'STUDIO', 'SUITE', 'SUPERIOR_ROOM'],
  ); // prettier-ignore
  expect(values(({ room }) => room.typeEstimated.bedType)).toEqual([
    'DOUBLE',
    'KING',
    'QUEEN',
    'SINGLE',
    'TWIN',
  ]);
  expect(values(({ policies }) => policies.paymentType)).toEqual([
    'deposit',
    'guarantee',
    'holdtime',
    'prepay',
  ]);
  const rules = found.flatMap(({ policies }) => policies.cancellations ?? [policies.cancellation ?? {}]);
  expect(rules.some(({ type, deadline }) => type === 'FULL_STAY' && deadline === undefined)).toBe(true);
  expect(rules.some(({ amount }) => amount !== undefined)).toBe(true);
  expect(rules.some(({ percentage }) => percentage !== undefined)).toBe(true);
  expect(found.some(({ policies }) => policies.cancellation !== undefined)).toBe(true);
});

it('without dates it is tonight', async () => {
  const { body } = await client.get<Entry[]>(paths.offers, { hotelIds: parisIds.slice(0, 20).join(',') });
  expect(all(body.data)[0]).toMatchObject({
    checkInDate: dateIn(0),
    checkOutDate: dateIn(1),
    guests: { adults: 1 },
  });
});

it('warns of unknown hotels beside known ones', async () => {
  const { body } = await client.get<Entry[]>(paths.offers, { hotelIds: `${parisIds[0]},ZZPAR000`, ...stay });
  expect(body.warnings).toMatchObject([{ code: 392, source: { parameter: 'hotelIds' } }]);
});

it.each<[Record<string, string | number>, number, string]>([
  [{ hotelIds: '' }, 32171, 'hotelIds'],
  [{ hotelIds: 'SHORT' }, 477, 'hotelIds'],
  [{ hotelIds: 'ZZPAR000' }, 392, 'hotelIds'],
  [{ hotelIds: Array.from({ length: 21 }, (_, index) => `ONPAR${100 + index}`).join(',') }, 477, 'hotelIds'],
  [{ adults: 0 }, 397, 'adults'],
  [{ adults: 10 }, 137, 'adults'],
  [{ adults: 'two' }, 477, 'adults'],
  [{ roomQuantity: 10 }, 477, 'roomQuantity'],
  [{ checkInDate: '22-11-2020' }, 477, 'checkInDate'],
  [{ checkInDate: '2021-02-31' }, 381, 'checkInDate'],
  [{ checkInDate: dateIn(-3) }, 381, 'checkInDate'],
  [{ checkOutDate: '2021-02-31' }, 382, 'checkOutDate'],
  [{ checkOutDate: dateIn(30) }, 404, 'checkOutDate'],
  [{ checkOutDate: dateIn(20) }, 404, 'checkOutDate'],
  [{ checkOutDate: dateIn(131) }, 377, 'checkOutDate'],
  [{ checkInDate: dateIn(729), checkOutDate: dateIn(733) }, 431, 'checkOutDate'],
  [{ currency: 'QQQ' }, 61, 'currency'],
  [{ priceRange: '100-200' }, 32171, 'currency'],
  [{ priceRange: 'cheap', currency: 'USD' }, 477, 'priceRange'],
  [{ priceRange: '300-100', currency: 'USD' }, 477, 'priceRange'],
  [{ boardType: 'SNACKS' }, 477, 'boardType'],
  [{ paymentPolicy: 'LATER' }, 477, 'paymentPolicy'],
  [{ bestRateOnly: 'perhaps' }, 477, 'bestRateOnly'],
  [{ lang: 'x' }, 477, 'lang'],
  [{ countryOfResidence: 'France' }, 477, 'countryOfResidence'],
])('refuses %j with %i naming %s', async (query, code, parameter) => {
  const { status, body } = await client.get(paths.offers, { hotelIds: parisIds[0] ?? '', ...stay, ...query });
  expect(status).toBe(400);
  expect(faultsOf(shapes.errors, body)).toEqual([]);
  expect(body.errors).toMatchObject([{ code, source: { parameter } }]);
});

it('finds no offer under an id it did not give, nor after the day of arrival', async () => {
  expect(await client.issue(`${paths.offers}/TSXOJ6LFQ2`)).toMatchObject({ status: 404, code: 1797, source: { parameter: 'offerId' } });
  const id = all(await offers({}))[0]?.id ?? '';
  const altered = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`;
  expect(await client.issue(`${paths.offers}/${altered}`)).toMatchObject({ code: 1797 });
  const later = await startTravelClient({ now: () => testNowMs + 40 * 86_400_000 });
  expect(await later.issue(`${paths.offers}/${id}`)).toMatchObject({ code: 1797 });
  await later.stop();
}); // prettier-ignore
