import { complete } from '../vendor-answer';
import { MapboxForward, MapboxRetrieved, MapboxSuggestion } from './mapbox-answers';
import { readForward, readRetrieved, readSuggestion } from './mapbox-mapper';

const SUGGESTION = { name: 'Sintra', mapboxId: 'id-1', featureType: 'place', relevance: 0.9 };

it('MAP-21: a suggestion is its name, id, type and relevance, which is often missing', () => {
  const item = { name: 'Sintra', mapbox_id: 'id-1', feature_type: 'place' };
  expect(readSuggestion({ ...item, relevance: 0.9 })).toEqual(SUGGESTION);
  expect(readSuggestion(item)).toEqual({ name: 'Sintra', mapboxId: 'id-1', featureType: 'place' });
  expect(complete(MapboxSuggestion, [item, { ...item, mapbox_id: undefined }, null, 'x'])).toHaveLength(1);
});

it('MAP-22, HSE-18: a retrieved place has name, country, region, type, address, position and id', () => {
  const item = {
    properties: {
      name: 'Sintra',
      feature_type: 'place',
      full_address: 'Sintra, Lisbon, Portugal',
      context: { country: { name: 'Portugal', country_code: 'pt' }, region: { name: 'Lisbon' } },
    },
    geometry: { coordinates: [-9.38, 38.8] },
  };
  const [known] = complete(MapboxRetrieved, [item]);
  expect(known && readRetrieved(known, SUGGESTION)).toEqual({
    name: 'Sintra',
    country: 'Portugal',
    countryCode: 'PT',
    region: 'Lisbon',
    latitude: 38.8,
    longitude: -9.38,
    description: 'Sintra, Lisbon, Portugal',
    placeType: 'place',
    confidence: 0.9,
    mapboxId: 'id-1',
  });
  const beyond = { ...item, geometry: { coordinates: [-9.38, 138] } };
  const nowhere = { ...item, properties: { ...item.properties, context: {} } };
  expect(complete(MapboxRetrieved, [beyond, nowhere])).toEqual([]);
});

it('MAP-18: a feature is its text, name, centre, type, box, relevance, country and region', () => {
  const feature = {
    text: 'Sintra',
    place_name: 'Sintra, Lisbon, Portugal',
    center: [-9.38, 38.8],
    place_type: ['place'],
    bbox: [-9.5, 38.7, -9.3, 38.9],
    relevance: 0.75,
    context: [
      { id: 'region.7', text: 'Lisbon', short_code: 'PT-11' },
      { id: 'country.1', text: 'Portugal', short_code: 'pt' },
    ],
  };
  expect(complete(MapboxForward, [feature]).flatMap(readForward)).toEqual([
    {
      name: 'Sintra',
      country: 'Portugal',
      countryCode: 'PT',
      region: 'Lisbon',
      latitude: 38.8,
      longitude: -9.38,
      description: 'Sintra, Lisbon, Portugal',
      placeType: 'place',
      confidence: 0.75,
    },
  ]);
  const holes = [
    { ...feature, center: undefined },
    { ...feature, text: '' },
    { ...feature, context: [] },
  ];
  expect(complete(MapboxForward, holes).flatMap(readForward)).toEqual([]);
});
