/** The library's drawings are squares of this many units. */
const SIDE = 1_000;
/** Below this width the grain costs bytes and cannot be seen. */
const GRAIN_MIN_WIDTH = 400;

/** Where a stretch of this size begins, at this place or as near as the drawing allows. */
function startOf(value: number, size: number): number {
  return Math.round(Math.min(SIDE - size, Math.max(0, value)));
}

/** The part of the drawing that a picture of this shape shows: tall ones keep the focal point, wide ones the middle. */
export function cropBox(width: number, height: number, focalX: number): string {
  const shape = width / height;
  const [w, h] = shape >= 1 ? [SIDE, SIDE / shape] : [SIDE * shape, SIDE];
  return `${startOf(focalX - w / 2, w)} ${startOf((SIDE - h) / 2, h)} ${Math.round(w)} ${Math.round(h)}`;
}

/** The library's SVG, cropped to a size and without grain where it is small. */
export function croppedSvg(svg: string, width: number, height: number): string {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? '<svg>';
  const focalX = Number(/data-fx="(\d+)"/.exec(root)?.[1] ?? SIDE / 2);
  const cropped = root
    .replace(/ width="\d+"/, ` width="${width}"`)
    .replace(/ height="\d+"/, ` height="${height}"`)
    .replace(/ viewBox="[^"]*"/, ` viewBox="${cropBox(width, height, focalX)}"`);
  const body = svg.slice(root.length);
  return cropped + (width < GRAIN_MIN_WIDTH ? body.replace(/<path[^>]* filter="[^"]*"[^>]*\/>/g, '') : body);
}
