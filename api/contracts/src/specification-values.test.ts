import * as constants from './constants';
import { bucketRules } from './media';
import { generatedKey, INDEX_NOW_KEY_LENGTH, SUBMITTED_URLS_MAX } from './index-now-rules';
import { Hotel, AMENITIES, BOARD_TYPES, HOTEL_LANGUAGES, PAYMENT_POLICIES } from './hotel';
import { HotelOffers } from './hotel-offers';

// What the specification fixes, written out once more: a changed value or list has to be meant.

it('CON-02, CON-03: dates and currencies', () => {
  expect(constants.BOOKING_HORIZON_DAYS).toBe(330);
  expect(constants.STAY_NIGHTS_MAX).toBe(30);
  expect(constants.CURRENCIES).toEqual(['USD', 'EUR', 'GBP']);
  expect(constants.DEFAULT_CURRENCY).toBe('USD');
});

it('CON-04: hotels come by twenty, of which twenty are shown, tours by nine', () => {
  expect(constants.HOTEL_PAGE_SIZE).toBe(20);
  expect(constants.HOTEL_DISPLAY_CAP).toBe(20);
  expect(constants.TOUR_PAGE_SIZE).toBe(9);
});

it('CON-05, CON-10: places: five at a time, from two characters on, 300 ms after the last', () => {
  expect(constants.GEOCODING_LIMIT).toBe(5);
  expect(constants.PLACE_QUERY_MIN_LENGTH).toBe(2);
  expect(constants.PLACE_DEBOUNCE_MS).toBe(300);
  expect(constants.RECENT_SEARCHES_MAX).toBe(5);
  expect(constants.LOCATION_PAGE_LIMIT).toBe(10);
});

it('CON-06, POR-06, POR-09, POR-10: pictures have 5 MB for events and 10 MB for cities, and go by threes', () => {
  expect(bucketRules('expo-images')).toMatchObject({
    maxBytes: 5 * 1_024 * 1_024 - 1,
    sizeComplaint: 'Image size should be less than 5MB',
  });
  expect(bucketRules('city-images')).toMatchObject({
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10 * 1_024 * 1_024,
  });
  expect([constants.IMAGE_MAX_SIDE_PX, constants.IMAGE_WEBP_QUALITY]).toEqual([1_200, 80]);
  expect([constants.BULK_IMAGES_AT_ONCE, constants.BULK_PAUSE_MS]).toEqual([3, 1_000]);
  expect(constants.CARD_IMAGE_QUALITY).toBe(85);
});

it('POR-11: slides are 224 × 320, 384 × 640 and 20 × 30', () => {
  expect(bucketRules('home-slider').sizes).toMatchObject({
    mobile: { width: 224, height: 320 },
    desktop: { width: 384, height: 640 },
    tiny: { width: 20, height: 30 },
  });
});

it('CON-07: fade, carousel step, slider and simulated booking', () => {
  expect(constants.MODAL_FADE_MS).toBe(300);
  expect(constants.CAROUSEL_STEP_PX).toBe(300);
  expect(constants.SLIDER_INTERVAL_MS).toBe(15_000);
  expect(constants.BOOKING_SIMULATION_MS).toBe(1_500);
});

it('CON-11, IDX-04: keys of IndexNow have 32 characters, no two are the same, and C39: 10,000 addresses go at once', () => {
  expect([INDEX_NOW_KEY_LENGTH, SUBMITTED_URLS_MAX]).toEqual([32, 10_000]);
  const keys = Array.from({ length: 50 }, generatedKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(50);
});

it('CON-11: slugs', () => {
  expect(constants.SLUG_MAX_LENGTH).toBe(50);
  expect(constants.AGENT_SLUG_MAX_LENGTH).toBe(20);
});

it('HSE-20, PRV-13: one to six guests in one to five rooms; the API takes one to nine of either', () => {
  const { GUESTS_MIN, GUESTS_MAX, GUESTS_DEFAULT, ROOMS_MIN, ROOMS_MAX, ROOMS_DEFAULT } = constants;
  expect([GUESTS_MIN, GUESTS_MAX, GUESTS_DEFAULT]).toEqual([1, 6, 2]);
  expect([ROOMS_MIN, ROOMS_MAX, ROOMS_DEFAULT]).toEqual([1, 5, 1]);
  expect([constants.PARTY_MIN, constants.PARTY_MAX]).toEqual([1, 9]);
});

it('PRV-01, PRV-02, PRV-07: the provider gets 30 s, a token goes 5 minutes early, a circle has 20 km', () => {
  expect(constants.PROVIDER_TIMEOUT_MS).toBe(30_000);
  expect(constants.TOKEN_REFRESH_MARGIN_MS).toBe(300_000);
  expect(constants.GEOCODE_RADIUS_MAX_KM).toBe(20);
});

it('HSE-45, HSE-46, HSE-47, HSE-49: the filters offer these values, in this order', () => {
  expect(BOARD_TYPES).toEqual(['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE']);
  expect(PAYMENT_POLICIES).toEqual(['NONE', 'GUARANTEE', 'DEPOSIT']);
  expect(HOTEL_LANGUAGES).toEqual(['EN', 'FR', 'DE', 'ES', 'IT', 'ZH', 'JA']);
  expect(AMENITIES).toEqual([
    'SWIMMING_POOL',
    'WIFI',
    'PARKING',
    'FITNESS_CENTER',
    'RESTAURANT',
    'AIR_CONDITIONING',
  ]);
});

interface Shape {
  readonly properties?: object;
  readonly items?: object;
}

/** Every path of a schema, 'policies.checkIn.time'. */
function pathsOf(schema: object, prefix = ''): string[] {
  const { properties, items } = schema as Shape;
  if (items) return pathsOf(items, `${prefix}[]`);
  if (!properties) return [prefix];
  return Object.entries(properties).flatMap(([name, inner]) =>
    pathsOf(inner as object, prefix ? `${prefix}.${name}` : name),
  );
}

it('HSE-57: a hotel has every field that the specification reads', () => {
  expect(pathsOf(Hotel)).toEqual(
    expect.arrayContaining([
      'hotelId',
      'name',
      'rating',
      'chainCode',
      'description.text',
      'address.lines[]',
      'address.cityName',
      'address.countryCode',
      'geoCode.latitude',
      'geoCode.longitude',
      'media[].uri',
      'amenities[]',
      'policies.checkIn.time',
      'policies.checkOut.time',
      'contact.phone',
      'contact.email',
      'contact.website',
    ]),
  );
});

it('HSE-58: the offers of a hotel have every field that the specification reads', () => {
  expect(pathsOf(HotelOffers)).toEqual(
    expect.arrayContaining([
      'hotel.hotelId',
      'hotel.name',
      'offers[].id',
      'offers[].checkInDate',
      'offers[].checkOutDate',
      'offers[].boardType',
      'offers[].room.type',
      'offers[].room.typeEstimated.category',
      'offers[].room.typeEstimated.beds',
      'offers[].room.typeEstimated.bedType',
      'offers[].room.description.text',
      'offers[].rateFamilyEstimated.code',
      'offers[].guests.adults',
      'offers[].price.currency',
      'offers[].price.base',
      'offers[].price.total',
      'offers[].price.variations.changes[].startDate',
      'offers[].price.variations.changes[].base',
      'offers[].policies.paymentType',
      'offers[].policies.cancellation.deadline',
      'offers[].policies.cancellation.amount',
      'offers[].policies.cancellation.percentage',
      'offers[].policies.cancellation.type',
      'offers[].policies.cancellation.description.text',
      'offers[].policies.guarantee.acceptedPayments.creditCards[]',
      'offers[].policies.guarantee.acceptedPayments.methods[]',
      'offers[].policies.deposit.amount',
      'offers[].policies.deposit.deadline',
      'offers[].policies.deposit.description.text',
    ]),
  );
});
