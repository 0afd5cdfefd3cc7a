import Ajv from 'ajv';

const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false });
const text = { type: 'string', minLength: 1 } as const;
const decimal = { type: 'string', pattern: '^-?\\d+\\.\\d+$' } as const;
const longitude = { type: 'number', minimum: -180, maximum: 180 } as const;
const latitude = { type: 'number', minimum: -90, maximum: 90 } as const;

function object(properties: Record<string, object>, required: string[] = Object.keys(properties)) {
  return { type: 'object', properties, required };
}

function listOf(items: object) {
  return { type: 'array', items };
}

const address = object(
  { state: text, country: text, country_code: { type: 'string', pattern: '^[a-z]{2}$' } },
  ['country', 'country_code'],
);

const found = {
  place_id: { type: 'integer' },
  licence: text,
  osm_type: { enum: ['node', 'way', 'relation'] },
  osm_id: { type: 'integer' },
  lat: decimal,
  lon: decimal,
  class: text,
  type: text,
  place_rank: { type: 'integer' },
  importance: { type: 'number', minimum: 0, maximum: 1 },
  addresstype: text,
  name: text,
  display_name: text,
  boundingbox: { type: 'array', items: decimal, minItems: 4, maxItems: 4 },
};

const context = object({
  country: object({ name: text, country_code: { type: 'string', pattern: '^[A-Z]{2}$' } }),
});
const suggestion = {
  name: text,
  mapbox_id: text,
  feature_type: { enum: ['place', 'locality', 'neighborhood'] },
  full_address: text,
  place_formatted: text,
  context,
  language: { const: 'en' },
  maki: text,
  metadata: { type: 'object' },
};
const position = { type: 'array', items: [longitude, latitude], minItems: 2, maxItems: 2 };
const point = object({ type: { const: 'Point' }, coordinates: position });
const collectionOf = (feature: object) =>
  object({ type: { const: 'FeatureCollection' }, features: listOf(feature), attribution: text });

/** Our own reading of what Nominatim and Mapbox publish, stricter in what the product relies on. */
export const geoShapes = {
  search: ajv.compile(listOf(object({ ...found, address }))),
  reverse: ajv.compile(object({ ...found, address })),
  geocoderError: ajv.compile(object({ error: object({ code: { type: 'integer' }, message: text }) })),
  suggest: ajv.compile(
    object({ suggestions: listOf(object(suggestion)), attribution: text, response_id: text }),
  ),
  retrieve: ajv.compile(
    collectionOf(
      object({
        type: { const: 'Feature' },
        geometry: point,
        properties: object({ ...suggestion, coordinates: object({ latitude, longitude }) }),
      }),
    ),
  ),
  forward: ajv.compile(
    collectionOf(
      object({
        id: { type: 'string', pattern: '^(place|locality|neighborhood)\\.' },
        type: { const: 'Feature' },
        place_type: { ...listOf(text), minItems: 1 },
        relevance: { type: 'number', minimum: 0, maximum: 1 },
        text,
        place_name: text,
        bbox: { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 },
        center: position,
        geometry: point,
        context: listOf(object({ id: text, short_code: text, text })),
      }),
    ),
  ),
  mapSearchError: ajv.compile(object({ message: text })),
};
