/** OpenLayers zoom from which a town's name shows, by rank: 1 is the largest. */
const TOWN_FROM_ZOOM = [3, 4, 5.5, 6.5, 7.5, 8.5];
/** The same for countries; they leave when towns fill the view. */
const COUNTRY_FROM_ZOOM = [2, 3, 4, 5];
export const COUNTRY_TO_ZOOM = 7.5;

export function isTownShown(rank: number, zoom: number): boolean {
  return zoom >= (TOWN_FROM_ZOOM[rank - 1] ?? TOWN_FROM_ZOOM.at(-1) ?? 0);
}

export function isCountryShown(rank: number, zoom: number): boolean {
  return zoom < COUNTRY_TO_ZOOM && zoom >= (COUNTRY_FROM_ZOOM[rank - 1] ?? COUNTRY_FROM_ZOOM.at(-1) ?? 0);
}

/** Pixels: large towns are set larger. */
export function townSizePx(rank: number): number {
  return rank <= 2 ? 15 : rank <= 4 ? 14 : 13;
}

export const MAP_FONT = '"Atoll Text", "Atoll Text Fallback", system-ui, sans-serif';

/** Metres of shallow water drawn round an island. */
export const REEF_M = 70;
