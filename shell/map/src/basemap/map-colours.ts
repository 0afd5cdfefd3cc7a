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
  readonly hotel: string;
}

/** The map's tokens of the theme that is on now. */
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
    building: token('map-road', '#ffffff'),
    hotel: token('lagoon', '#0a736e'),
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
