import type { Source } from 'pmtiles';

interface Files {
  readonly readFileSync: (path: string) => Uint8Array;
}

declare const __dirname: string;

/** One of the map's own archives, read by ranges as a browser does. */
export function shippedFile(name: string): Source {
  const { readFileSync } = jest.requireActual<Files>('node:fs');
  const bytes = readFileSync(`${__dirname}/../../basemap/built/${name}`);
  return {
    getKey: () => name,
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
}
