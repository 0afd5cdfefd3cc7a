export interface MapColours {
  readonly land: string;
  readonly water: string;
  /** Shallow water round an island. */
  readonly reef: string;
  /** Built-up areas. */
  readonly urban: string;
  /** Glaciers. */
  readonly ice: string;
  /** Rivers and reefs as lines, which must be seen on the land and on the sea. */
  readonly river: string;
  /** Names of rivers and lakes. */
  readonly waterLabel: string;
  readonly border: string;
  readonly label: string;
  readonly building: string;
  readonly buildingEdge: string;
  /** The same as a body, of which light takes some. */
  readonly house: string;
  /** Parks and gardens, woods, beaches, and grounds of schools and hospitals. */
  readonly park: string;
  readonly wood: string;
  readonly sand: string;
  readonly civic: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly majorRoad: string;
  readonly majorRoadEdge: string;
  readonly path: string;
  readonly rail: string;
  /** Names of parks. */
  readonly parkLabel: string;
}

type Shade =
  | 'building'
  | 'house'
  | 'buildingEdge'
  | 'wood'
  | 'sand'
  | 'civic'
  | 'roadEdge'
  | 'majorRoadEdge'
  | 'path'
  | 'rail'
  | 'parkLabel';

/** Of the tokens, a little lighter or darker; no page needs them before its map, so they are no tokens themselves. */
const SHADES: Readonly<Record<'light' | 'dark', Readonly<Record<Shade, string>>>> = {
  light: {
    building: '#e9dfc9',
    house: '#efe7d6',
    buildingEdge: '#d6c9ac',
    wood: '#cbdfbb',
    sand: '#f7e7bd',
    civic: '#efe3d6',
    roadEdge: '#ddd2b8',
    majorRoadEdge: '#dcb878',
    path: '#c3ae85',
    rail: '#b9b1a0',
    parkLabel: '#3f6b34',
  },
  dark: {
    building: '#172d31',
    house: '#2c4b50',
    buildingEdge: '#274247',
    wood: '#143529',
    sand: '#2b3229',
    civic: '#1b2f35',
    roadEdge: '#0f1f22',
    majorRoadEdge: '#0f1f22',
    path: '#3d5456',
    rail: '#46585a',
    parkLabel: '#8fb896',
  },
};

/** The map's tokens of the theme that is on now, and their shades. */
export function readMapColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const token = (name: string, otherwise: string) => style.getPropertyValue(`--${name}`).trim() || otherwise;
  return {
    land: token('map-land', '#f4eedf'),
    water: token('map-water', '#bfe3e0'),
    reef: token('lagoon-soft', '#e0f2ef'),
    urban: token('map-urban', '#e8ddc4'),
    ice: token('map-ice', '#fdfefd'),
    river: token('map-river', '#86c6c3'),
    waterLabel: token('lagoon', '#0a736e'),
    border: token('line-strong', '#8a8473'),
    label: token('map-label', '#4f6061'),
    park: token('map-park', '#dce8cc'),
    road: token('map-road', '#ffffff'),
    majorRoad: token('map-road-major', '#fbe3b4'),
    ...SHADES[style.colorScheme === 'dark' ? 'dark' : 'light'],
  };
}

/** Calls back when the theme changes, by the site's switch or by the device. Returns how to stop. */
export function onThemeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    device.removeEventListener('change', callback);
  };
}
