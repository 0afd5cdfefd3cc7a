import type { Destination } from '@atoll/contracts/destination';
import { titled } from '@atoll/contracts/page-titles';
import type { CityOption } from '@atoll/contracts/place';
import { listInWords } from '@atoll/contracts/words';

/** The title of the document, the same from the server and in the browser. */
export function countryTitle({ country, facts }: Destination, page: number): string {
  return titled(
    page > 1
      ? `Towns and cities in ${facts.in_sentence}, page ${page}`
      : `${country}: cities, hotels, tours and travel agents`,
  );
}

/** Where a search in a country begins: in its city with the most agents. */
export function mainPlace({ cities, country, lat, lng }: Destination): CityOption {
  const [first] = cities;
  return first
    ? { name: first.city, country, latitude: first.lat, longitude: first.lng }
    : { name: country, country, latitude: lat, longitude: lng };
}

/** 'Types C and F, 230 V'; null where nothing is known. */
export function plugsText({ plugs, volts }: Destination['facts']): string | null {
  const types = listInWords(plugs);
  const words = [
    ...(plugs.length > 0 ? [`${plugs.length === 1 ? 'Type' : 'Types'} ${types}`] : []),
    ...(volts === null ? [] : [`${volts} V`]),
  ];
  return words.length > 0 ? words.join(', ') : null;
}

/** '112', or 'Police 101, ambulance 102, fire 103' where they differ. */
export function emergencyText({ emergency }: Destination['facts']): string | null {
  if (emergency === null) return null;
  const { police, ambulance, fire } = emergency;
  return police === ambulance && police === fire
    ? police
    : `Police ${police}, ambulance ${ambulance}, fire ${fire}`;
}
