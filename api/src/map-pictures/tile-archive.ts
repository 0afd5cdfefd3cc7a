import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';

/** An archive of vector tiles. */
export interface TileArchive {
  readonly maxZoom: number;
  /** The bytes of a tile; null where there is none. */
  readonly tile: (z: number, x: number, y: number) => Promise<ArrayBuffer | null>;
  readonly close: () => Promise<void>;
}

class FileSource implements Source {
  constructor(
    private readonly file: FileHandle,
    private readonly path: string,
  ) {}

  getKey(): string {
    return this.path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await this.file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  }
}

/** Opens `<name>.<hash>.pmtiles` of the shell's build; null where it has none. */
export async function openTileArchive(shellDir: string, name: string): Promise<TileArchive | null> {
  const folder = join(shellDir, 'assets');
  const files = await readdir(folder).catch(() => []);
  const found = files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.pmtiles'));
  if (!found) return null;
  const path = join(folder, found);
  const file = await open(path);
  const archive = new PMTiles(new FileSource(file, path));
  const { maxZoom } = await archive.getHeader();
  return {
    maxZoom,
    tile: async (z, x, y) => (await archive.getZxy(z, x, y))?.data ?? null,
    close: () => file.close(),
  };
}
