import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ArtworkFormat } from '@atoll/contracts/artwork';
import { CARD_IMAGE_QUALITY } from '@atoll/contracts/constants';
import { isUnwritable } from '../shared/errors/unwritable';
import { croppedSvg } from './artwork-crop';
import type { ArtworkRequest } from './artwork-request';
import { createSharedDrawings } from './drawing-turns';

export interface ArtworkStore {
  /**
   * The picture's bytes, rendered at its first request, in the turn of whoever asked, and kept on disk; null where the
   * library has no such scene.
   */
  read(request: ArtworkRequest, client: string): Promise<Buffer | null>;
}

export interface ArtworkFolders {
  /** The library's SVG files. */
  readonly libraryDir: string;
  /** Where rendered pictures are kept. Allow-listed sizes bound it: about 7,200 files. */
  readonly cacheDir: string;
}

// AVIF settings: the library's own advice (api/artwork/README.md); 800 × 600 is about 10 KB.
const ENCODE: Readonly<Record<ArtworkFormat, (image: Sharp, isCard: boolean) => Sharp>> = {
  avif: (image) => image.avif({ quality: 40, effort: 2 }),
  webp: (image, isCard) => image.webp({ quality: isCard ? CARD_IMAGE_QUALITY : 80 }),
  jpg: (image, isCard) => image.jpeg({ quality: isCard ? CARD_IMAGE_QUALITY : 82, mozjpeg: true }),
};
/**
 * More at once would fill the threads that also compress every answer and read every file: a hundred new pictures would
 * hold up the whole API until the last of them.
 */
const DRAWINGS = {
  name: 'new pictures',
  atOnce: 2,
  waiting: 600,
  // A browser asks for six at once; a page has some forty.
  waitingPerClient: 60,
};
/** Pictures of cards are 800 pixels wide (DES-08). */
const CARD_WIDTH = 800;

function isMissing(error: unknown): boolean {
  // By shape: an error of another realm, as in Jest, is no instance of this one's Error.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

async function readKept(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function render({ libraryDir }: ArtworkFolders, request: ArtworkRequest): Promise<Buffer> {
  const { picture, width, height, format } = request;
  const svg = await readFile(join(libraryDir, `${picture}.svg`), 'utf8');
  const image = sharp(Buffer.from(croppedSvg(svg, width, height))).resize(width, height);
  return ENCODE[format](image, width === CARD_WIDTH).toBuffer();
}

/**
 * Written beside its place and moved there, so that nobody ever reads half a picture. On a full disk the picture is not
 * kept, and drawn again when it is asked for again.
 */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    if (!isUnwritable(error)) throw error;
  }
}

/** Opens the library; pictures that are asked for at the same time are rendered once. */
export async function openArtworkStore(folders: ArtworkFolders): Promise<ArtworkStore> {
  await mkdir(folders.cacheDir, { recursive: true });
  const known = new Set(await readdir(folders.libraryDir));
  const drawings = createSharedDrawings(DRAWINGS);

  /** Somebody else may have had it drawn while this one waited. */
  const renderAndKeep = async (path: string, request: ArtworkRequest): Promise<Buffer> => {
    const kept = await readKept(path);
    if (kept) return kept;
    const bytes = await render(folders, request);
    await keep(path, bytes);
    return bytes;
  };

  return {
    read: async (request, client) => {
      const { picture, width, height, format } = request;
      if (!known.has(`${picture}.svg`)) return null;
      const path = join(folders.cacheDir, `${picture}-${width}x${height}.${format}`);
      return (await readKept(path)) ?? drawings(path, client, () => renderAndKeep(path, request));
    },
  };
}
