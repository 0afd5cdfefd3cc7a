import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

export interface ArchiveFacts {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly metadata: object;
  /** Degrees: west, south, east, north. The world by default. */
  readonly bounds?: readonly [number, number, number, number];
}

const WORLD = [-180, -85.0511, 180, 85.0511] as const;

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  run: number;
}

const HEADER_BYTES = 127;
/** Header and directory must fit into the first request that every reader makes. */
const FIRST_REQUEST_BYTES = 16_384;
const GZIP = 2;
const VECTOR_TILES = 1;

/**
 * One PMTiles archive of gzipped vector tiles, each different tile stored once.
 * Throws when the directory outgrows the first request: then it would need leaf directories, which are not written.
 * Format: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function writeArchive(tiles: readonly Tile[], facts: ArchiveFacts): Buffer {
  const { entries, data, contents } = layOut(tiles);
  const directory = gzip(encodeDirectory(entries));
  const metadata = gzip(Buffer.from(JSON.stringify(facts.metadata)));
  if (HEADER_BYTES + directory.length > FIRST_REQUEST_BYTES) {
    throw new Error(`The directory of ${tiles.length} tiles takes ${directory.length} bytes`);
  }
  const header = encodeHeader(facts, {
    directoryBytes: directory.length,
    metadataBytes: metadata.length,
    dataBytes: data.length,
    tileCount: tiles.length,
    entryCount: entries.length,
    contentCount: contents,
  });
  return Buffer.concat([header, directory, metadata, data]);
}

function gzip(bytes: Uint8Array): Buffer {
  return gzipSync(bytes, { level: 9 });
}

function layOut(tiles: readonly Tile[]) {
  const ordered = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), bytes: tile.bytes }))
    .sort((a, b) => a.id - b.id);
  const stored = new Map<string, { offset: number; length: number }>();
  const chunks: Buffer[] = [];
  const entries: Entry[] = [];
  let size = 0;
  for (const { id, bytes } of ordered) {
    const digest = createHash('sha1').update(bytes).digest('hex');
    let place = stored.get(digest);
    if (!place) {
      const chunk = gzip(bytes);
      place = { offset: size, length: chunk.length };
      stored.set(digest, place);
      chunks.push(chunk);
      size += chunk.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && id === last.id + last.run) last.run += 1;
    else entries.push({ id, ...place, run: 1 });
  }
  return { entries, data: Buffer.concat(chunks), contents: stored.size };
}

function encodeDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  };
  put(entries.length);
  entries.forEach((entry, index) => put(entry.id - (entries[index - 1]?.id ?? 0)));
  entries.forEach((entry) => put(entry.run));
  entries.forEach((entry) => put(entry.length));
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    const follows = before !== undefined && entry.offset === before.offset + before.length;
    put(follows ? 0 : entry.offset + 1);
  });
  return Buffer.from(bytes);
}

interface Sizes {
  readonly directoryBytes: number;
  readonly metadataBytes: number;
  readonly dataBytes: number;
  readonly tileCount: number;
  readonly entryCount: number;
  readonly contentCount: number;
}

function encodeHeader({ minZoom, maxZoom, bounds = WORLD }: ArchiveFacts, sizes: Sizes): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const metadataAt = HEADER_BYTES + sizes.directoryBytes;
  const dataAt = metadataAt + sizes.metadataBytes;
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  [
    HEADER_BYTES,
    sizes.directoryBytes,
    metadataAt,
    sizes.metadataBytes,
    dataAt, // No leaf directories: an empty stretch.
    0,
    dataAt,
    sizes.dataBytes,
    sizes.tileCount,
    sizes.entryCount,
    sizes.contentCount,
  ].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  [1, GZIP, GZIP, VECTOR_TILES, minZoom, maxZoom].forEach((value, index) =>
    header.writeUInt8(value, 96 + index),
  );
  const degrees = (value: number) => Math.round(value * 1e7);
  bounds.forEach((value, index) => header.writeInt32LE(degrees(value), 102 + index * 4));
  header.writeUInt8(minZoom, 118);
  return header;
}
