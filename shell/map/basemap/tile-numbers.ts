/** The Web Mercator tile of a zoom that a position in degrees lies in. */
export function tileOf(longitude: number, latitude: number, zoom: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: Math.floor(((longitude + 180) / 360) * 2 ** zoom),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom),
  };
}
