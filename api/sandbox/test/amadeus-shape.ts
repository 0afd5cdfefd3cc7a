import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

const ajv = addFormats(new Ajv({ allErrors: true, strict: true, strictRequired: false }));

const text = { type: 'string', minLength: 1 } as const;
const amount = { type: 'string', pattern: '^\\d+(\\.\\d+)?$' } as const;
const date = { type: 'string', format: 'date' } as const;
const countryCode = { type: 'string', pattern: '^[A-Z]{2}$' } as const;

function object(properties: Record<string, object>, required: string[] = Object.keys(properties)) {
  return { type: 'object', properties, required };
}

function listOf(items: object) {
  return { type: 'array', items };
}

const geoCode = object({
  latitude: { type: 'number', minimum: -90, maximum: 90 },
  longitude: { type: 'number', minimum: -180, maximum: 180 },
});

const collectionMeta = object({ count: { type: 'integer', minimum: 0 }, links: object({ self: text }) });

const hotelListItem = object(
  {
    chainCode: { type: 'string', pattern: '^[A-Z]{2}$' },
    iataCode: { type: 'string', pattern: '^[A-Z]{3}$' },
    dupeId: { type: 'integer' },
    name: text,
    hotelId: { type: 'string', pattern: '^[A-Z0-9]{8}$' },
    geoCode,
    address: object({ countryCode, cityName: text, lines: listOf(text), postalCode: text }, [
      'countryCode',
      'cityName',
    ]),
    distance: object({ value: { type: 'number', minimum: 0 }, unit: { enum: ['KM', 'MILE'] } }),
    rating: { type: 'integer', minimum: 1, maximum: 5 },
    amenities: listOf(text),
  },
  ['chainCode', 'iataCode', 'dupeId', 'name', 'hotelId', 'geoCode', 'address'],
);

const acceptedPayments = object({
  creditCards: listOf({ type: 'string', pattern: '^[A-Z]{2}$' }),
  methods: listOf({ const: 'CREDIT_CARD' }),
});

const cancellation = object(
  {
    type: { const: 'FULL_STAY' },
    amount,
    percentage: amount,
    numberOfNights: { type: 'integer' },
    deadline: { type: 'string', format: 'date-time' },
    description: object({ text, lang: text }),
  },
  ['description'],
);

// What is due at booking has no deadline.
const deposit = object({ amount, deadline: { type: 'string', format: 'date-time' }, acceptedPayments }, [
  'amount',
  'acceptedPayments',
]);

const offer = object({
  id: { type: 'string', pattern: '^[A-Z0-9]{2,100}$' },
  checkInDate: date,
  checkOutDate: date,
  roomQuantity: { type: 'string', pattern: '^[1-9]$' },
  rateCode: { type: 'string', pattern: '^[A-Z0-9*]{3}$' },
  rateFamilyEstimated: object({ code: { type: 'string', pattern: '^[A-Z0-9]{3}$' }, type: { enum: ['P', 'N', 'C'] } }),
  boardType: { enum: ['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'] },
  room: object({
    type: { type: 'string', pattern: '^[A-Z0-9*]{3}$' },
    typeEstimated: object({
      category: text,
      beds: { type: 'integer', minimum: 1, maximum: 9 },
      bedType: { enum: ['SINGLE', 'DOUBLE', 'TWIN', 'QUEEN', 'KING'] },
    }),
    description: object({ text, lang: text }),
  }),
  guests: object({ adults: { type: 'integer', minimum: 1, maximum: 9 } }),
  price: object(
    {
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      base: amount,
      total: amount,
      taxes: listOf(object({ code: text, amount, percentage: amount, included: { type: 'boolean' }, pricingFrequency: text, pricingMode: text })),
      variations: object({
        average: object({ base: amount, total: amount }, []),
        changes: listOf(object({ startDate: date, endDate: date, base: amount, total: amount }, ['startDate', 'endDate'])),
      }),
    },
    ['currency', 'total', 'variations'],
  ),
  policies: object(
    {
      paymentType: { enum: ['guarantee', 'deposit', 'prepay', 'holdtime'] },
      guarantee: object({ acceptedPayments }),
      deposit,
      prepay: deposit,
      holdTime: object({ deadline: { type: 'string', format: 'date-time' } }),
      cancellation,
      cancellations: listOf(cancellation),
      checkInOut: object({ checkIn: text, checkOut: text }),
    },
    ['paymentType'],
  ),
  self: { type: 'string', format: 'uri' },
}); // prettier-ignore

const offersEntry = object(
  {
    type: { const: 'hotel-offers' },
    hotel: object({ type: { const: 'hotel' }, hotelId: text, chainCode: text, dupeId: text, name: text, cityCode: { type: 'string', pattern: '^[A-Z]{3}$' } }),
    available: { type: 'boolean' },
    offers: listOf(offer),
    self: { type: 'string', format: 'uri' },
  },
  ['type', 'hotel', 'available', 'self'],
); // prettier-ignore

const location = object(
  {
    type: { const: 'location' },
    subType: { const: 'CITY' },
    name: text,
    detailedName: text,
    id: { type: 'string', pattern: '^C' },
    self: object({ href: { type: 'string', format: 'uri' }, methods: listOf({ const: 'GET' }) }),
    timeZoneOffset: { type: 'string', pattern: '^[+-]\\d\\d:\\d\\d$' },
    iataCode: { type: 'string', pattern: '^[A-Z]{3}$' },
    geoCode,
    address: object({ cityName: text, countryName: text, countryCode, cityCode: text }, [
      'cityName',
      'countryName',
    ]),
    analytics: object({ travelers: object({ score: { type: 'integer', minimum: 0, maximum: 100 } }) }),
  },
  ['type', 'subType', 'name', 'detailedName', 'id', 'self', 'address'],
);

const activity = object(
  {
    id: { type: 'string', pattern: '^\\d+$' },
    type: { const: 'activity' },
    self: object({ href: { type: 'string', format: 'uri' }, methods: listOf({ const: 'GET' }) }),
    name: text,
    shortDescription: text,
    description: text,
    geoCode,
    rating: { type: 'string', pattern: '^[0-5]\\.\\d{6}$' },
    pictures: listOf({ type: 'string', format: 'uri' }),
    bookingLink: { type: 'string', format: 'uri' },
    price: object({ currencyCode: { type: 'string', pattern: '^[A-Z]{3}$' }, amount }),
    minimumDuration: text,
  },
  ['id', 'type', 'self', 'name', 'shortDescription', 'geoCode', 'pictures', 'bookingLink'],
);

const issue = object(
  {
    status: { type: 'integer', minimum: 400 },
    code: { type: 'integer' },
    title: text,
    detail: text,
    source: object({ parameter: text, example: text }, ['parameter']),
  },
  ['status', 'code', 'title'],
);

const collection = (item: object) => object({ data: listOf(item), meta: collectionMeta });

/** Our own reading of the provider's answers, stricter than its published schemas in what the product relies on. */
export const shapes = {
  hotelList: ajv.compile(collection(hotelListItem)),
  offerList: ajv.compile(object({ data: listOf(offersEntry) })),
  oneOffer: ajv.compile(object({ data: offersEntry })),
  locations: ajv.compile(collection(location)),
  activities: ajv.compile(collection(activity)),
  oneActivity: ajv.compile(object({ data: activity })),
  errors: ajv.compile(object({ errors: { ...listOf(issue), minItems: 1 } })),
} satisfies Record<string, ValidateFunction>;

/** What is wrong with an answer, in words; empty when it has the shape. */
export function faultsOf(validate: ValidateFunction, body: unknown): string[] {
  validate(body);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}
