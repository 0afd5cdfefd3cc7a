import type { Page } from '@playwright/test';

/** How many colors a square part of the window shows. */
export async function colorsAt(page: Page, x: number, y: number, size: number): Promise<number> {
  const png = await page.screenshot({ clip: { x, y, width: size, height: size } });
  return page.evaluate(
    async ([bytes, length]) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(length, length);
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const data = context?.getImageData(0, 0, length, length).data ?? new Uint8ClampedArray();
      return new Set(new Uint32Array(data.buffer)).size;
    },
    [[...png], size] as const,
  );
}
