/** '50% 40%' as shares of the picture. */
export function focalOf(position: string): { x: number; y: number } {
  const [x = 50, y = 50] = position.split(' ').map((part) => Number.parseFloat(part));
  return { x: x / 100, y: y / 100 };
}
