import type { CityOption } from '@atoll/contracts/place';
import type { Static } from 'typebox';
import type { Suggestion } from '../geocoding-ports';
import type { MapboxForward, MapboxRetrieved, MapboxSuggestion } from './mapbox-answers';

/** A confidence of ours is 0 to 1, whatever a vendor counts. */
function confidenceOf(relevance: number | undefined): Pick<CityOption, 'confidence'> {
  return relevance === undefined ? {} : { confidence: Math.min(1, Math.max(0, relevance)) };
}

function countryCodeOf(code: string | undefined): Pick<CityOption, 'countryCode'> {
  return code === undefined || !/^[a-z]{2}$/i.test(code) ? {} : { countryCode: code.toUpperCase() };
}

export function readSuggestion(item: Static<typeof MapboxSuggestion>): Suggestion {
  const { name, mapbox_id: mapboxId, feature_type: featureType, relevance } = item;
  return { name, mapboxId, featureType, ...(relevance !== undefined && { relevance }) };
}

/** What was retrieved of a suggestion, as a place (MAP-22). */
export function readRetrieved(item: Static<typeof MapboxRetrieved>, suggestion: Suggestion): CityOption {
  const { name, context, full_address: description, feature_type: placeType } = item.properties;
  const [longitude, latitude] = item.geometry.coordinates;
  return {
    name,
    country: context.country.name,
    ...countryCodeOf(context.country.country_code),
    latitude,
    longitude,
    ...(context.region && { region: context.region.name }),
    ...(description && { description }),
    placeType: placeType ?? suggestion.featureType,
    ...confidenceOf(suggestion.relevance),
    mapboxId: suggestion.mapboxId,
  };
}

type Context = NonNullable<MapboxForward['context']>[number];

function contextOf({ context = [] }: MapboxForward, kind: 'country' | 'region'): Context | undefined {
  return context.find(({ id }) => id.startsWith(`${kind}.`));
}

/** A feature of forward geocoding as a place (MAP-18); none where it does not say its country. */
export function readForward(feature: MapboxForward): CityOption[] {
  const country = contextOf(feature, 'country');
  const region = contextOf(feature, 'region');
  const [placeType = 'place'] = feature.place_type;
  const countryName = country?.text ?? (placeType === 'country' ? feature.text : undefined);
  if (countryName === undefined) return [];
  const [longitude, latitude] = feature.center;
  return [
    {
      name: feature.text,
      country: countryName,
      ...countryCodeOf(country?.short_code),
      latitude,
      longitude,
      ...(region && { region: region.text }),
      description: feature.place_name,
      placeType,
      ...confidenceOf(feature.relevance),
    },
  ];
}
