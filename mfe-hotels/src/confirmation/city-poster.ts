import { artworkUri, type TimeOfDay } from '@atoll/contracts/artwork';

/** Cities that have a poster of their own, each at its best time of day. */
const POSTERS: Readonly<Record<string, readonly [scene: string, time: TimeOfDay]>> = {
  Amsterdam: ['amsterdam', 'golden'],
  Barcelona: ['barcelona', 'golden'],
  Cairo: ['cairo', 'dusk'],
  Dubai: ['dubai', 'dusk'],
  Istanbul: ['istanbul', 'dusk'],
  London: ['london', 'golden'],
  'New York': ['new-york', 'dusk'],
  'New York City': ['new-york', 'dusk'],
  Paris: ['paris', 'golden'],
  Rome: ['rome', 'golden'],
  Singapore: ['singapore', 'dusk'],
  Sydney: ['sydney', 'golden'],
  Tokyo: ['tokyo', 'dawn'],
};

/** The poster of a city, or null where it has none. */
export function cityPoster(city: string | null): string | null {
  const poster = city === null ? undefined : POSTERS[city];
  return poster ? artworkUri(...poster, '384x640', 'avif') : null;
}
