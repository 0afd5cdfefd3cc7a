import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Search engines read no relative address, and a page that they index names only its own site. */
const Url = Type.String({ pattern: '^https?://[^/\\s]+/\\S*$' });
const Text = Type.String({ minLength: 1 });
const Position = Type.Integer({ minimum: 1 });
const Context = Type.Literal('https://schema.org');

const Geo = Type.Object({
  '@type': Type.Literal('GeoCoordinates'),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});
const Place = Type.Object({ '@type': Type.Literal('Country'), name: Text });

const TouristTrip = Type.Object({
  '@type': Type.Literal('TouristTrip'),
  name: Text,
  description: Type.Optional(Type.String()),
  offers: Type.Optional(
    Type.Object({
      '@type': Type.Literal('Offer'),
      price: Type.Number({ minimum: 0 }),
      priceCurrency: Type.String({ pattern: '^[A-Z]{3}$' }),
    }),
  ),
});

const LinkItem = Type.Object({ '@type': Type.Literal('ListItem'), position: Position, name: Text, url: Url });
const ThingItem = Type.Object({ '@type': Type.Literal('ListItem'), position: Position, item: TouristTrip });

const PLACE_WITH_PICTURE = {
  '@context': Context,
  name: Text,
  description: Text,
  image: Url,
  url: Url,
  geo: Geo,
} as const;

/** What each kind of block on our pages must say, after schema.org and what Google asks of it. */
const SHAPES: Readonly<Record<string, TSchema>> = {
  Event: Type.Object({
    '@context': Context,
    name: Text,
    description: Text,
    url: Url,
    image: Type.Optional(Url),
    startDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    endDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    eventAttendanceMode: Type.Literal('https://schema.org/OfflineEventAttendanceMode'),
    location: Type.Object({
      '@type': Type.Literal('Place'),
      name: Text,
      address: Type.Object({
        '@type': Type.Literal('PostalAddress'),
        streetAddress: Type.Optional(Text),
        addressLocality: Text,
        addressCountry: Text,
      }),
      geo: Geo,
    }),
  }),
  Hotel: Type.Object({
    '@context': Context,
    name: Text,
    description: Type.Optional(Text),
    url: Url,
    image: Url,
    telephone: Type.Optional(Text),
    starRating: Type.Optional(
      Type.Object({
        '@type': Type.Literal('Rating'),
        ratingValue: Type.Integer({ minimum: 1, maximum: 5 }),
      }),
    ),
    address: Type.Object({
      '@type': Type.Literal('PostalAddress'),
      streetAddress: Text,
      addressLocality: Text,
      addressCountry: Text,
    }),
  }),
  TravelAgency: Type.Object({
    '@context': Context,
    name: Text,
    url: Url,
    image: Type.Optional(Url),
    address: Type.Object({
      '@type': Type.Literal('PostalAddress'),
      addressLocality: Text,
      addressRegion: Type.Optional(Text),
      addressCountry: Type.String({ pattern: '^[A-Z]{2}$' }),
    }),
    geo: Geo,
    areaServed: Type.Array(Place),
    employee: Type.Object({ '@type': Type.Literal('Person'), name: Text, jobTitle: Text }),
    aggregateRating: Type.Optional(
      Type.Object({
        '@type': Type.Literal('AggregateRating'),
        ratingValue: Type.Number({ minimum: 0, maximum: 5 }),
        ratingCount: Type.Integer({ minimum: 1 }),
        bestRating: Type.Literal(5),
      }),
    ),
    review: Type.Optional(
      Type.Array(
        Type.Object({
          '@type': Type.Literal('Review'),
          reviewRating: Type.Object({ '@type': Type.Literal('Rating'), ratingValue: Type.Number() }),
          reviewBody: Text,
          author: Type.Object({ '@type': Type.Literal('Person'), name: Text }),
          datePublished: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
        }),
      ),
    ),
  }),
  City: Type.Object({
    ...PLACE_WITH_PICTURE,
    containedInPlace: Place,
  }),
  TouristDestination: Type.Object({
    ...PLACE_WITH_PICTURE,
    containedInPlace: Place,
    includesAttraction: Type.Array(
      Type.Object({
        '@type': Type.Literal('TouristAttraction'),
        name: Text,
        alternateName: Type.Optional(Text),
        description: Text,
        url: Url,
        geo: Geo,
      }),
    ),
  }),
  Country: Type.Object({
    ...PLACE_WITH_PICTURE,
    containsPlace: Type.Optional(
      Type.Array(
        Type.Object({
          '@type': Type.Literal('TouristDestination'),
          name: Text,
          description: Text,
          url: Url,
        }),
      ),
    ),
  }),
  BreadcrumbList: Type.Object({
    '@context': Context,
    itemListElement: Type.Array(
      Type.Object({ '@type': Type.Literal('ListItem'), position: Position, name: Text, item: Url }),
      { minItems: 2 },
    ),
  }),
  ItemList: Type.Object({
    '@context': Context,
    itemListElement: Type.Array(Type.Union([LinkItem, ThingItem])),
  }),
};

const BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

interface Block {
  readonly '@type'?: string;
  readonly itemListElement?: readonly { readonly position?: number }[];
}

/** Positions count up one by one, from wherever a page of a list begins. */
function areInOrder({ itemListElement = [] }: Block): boolean {
  const first = itemListElement[0]?.position ?? 1;
  return itemListElement.every(({ position }, index) => position === first + index);
}

function problemsOf(block: Block): string[] {
  const type = block['@type'] ?? 'a block without a type';
  const shape = SHAPES[type];
  if (!shape) return [`${type}: nobody has said what it must hold`];
  const wrong = Value.Errors(shape, block).map(
    ({ instancePath, message }) => `${type}${instancePath}: ${message}`,
  );
  return areInOrder(block) ? wrong : [...wrong, `${type}: its positions do not count up`];
}

/** The structured data of a document. */
export function blocksOf(html: string): Block[] {
  return [...html.matchAll(BLOCK)].map(([, json]) => JSON.parse(json ?? '') as Block);
}

/** What is wrong with the structured data of a document, one line each. */
export function structuredDataProblems(html: string): string[] {
  return blocksOf(html).flatMap(problemsOf);
}
