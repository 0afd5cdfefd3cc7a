/** OpenLayers zoom from which a town's name shows, by rank: 1 is the largest. */
export const TOWN_FROM_ZOOM = [3, 4, 5.5, 6.5, 7.5, 8.5, 10, 11] as const;
/** The same for countries; they leave when towns fill the view. */
export const COUNTRY_FROM_ZOOM = [2, 3, 4, 5] as const;
export const COUNTRY_TO_ZOOM = 7.5;
/** The same by Natural Earth's scalerank, which begins with 0 and ends with 12. */
export const AIRPORT_FROM_ZOOM = [6, 6, 6.5, 7, 7.5, 7.5, 8.5, 8.5, 9.5] as const;
export const LAKE_NAME_FROM_ZOOM = [4, 4.5, 5, 6, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11] as const;
export const RIVER_FROM_ZOOM = [2, 2.5, 3, 4, 5, 5.5, 6, 6.5, 7, 7.5, 8.5, 9.5] as const;
/** A river is drawn before it is named. */
export const RIVER_NAME_LATER = 2;

/** Whether something of a rank shows at OpenLayers' zoom; a list that begins with rank 1 is asked for `rank - 1`. */
export function isShownFrom(zooms: readonly number[], index: number, zoom: number): boolean {
  return zoom >= (zooms[index] ?? zooms.at(-1) ?? 0);
}

export function isCountryShown(rank: number, zoom: number): boolean {
  return zoom < COUNTRY_TO_ZOOM && isShownFrom(COUNTRY_FROM_ZOOM, rank - 1, zoom);
}

/** Pixels: large towns are set larger. */
export function townSizePx(rank: number): number {
  return rank <= 2 ? 15 : rank <= 4 ? 14 : rank <= 6 ? 13 : 12;
}

/** Pixels of names of rivers, lakes and airports. */
export const MINOR_SIZE_PX = 12;
export const MAP_FONT = '"Atoll Text", "Atoll Text Fallback", system-ui, sans-serif';
