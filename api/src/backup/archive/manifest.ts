import { SCHEMA_VERSION } from '../../shared/migrations/migrations';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** The version of the container: raised when an older program could not read a new backup. */
const FORMAT = 1;

const collectionFigures = Type.Object({ count: Type.Integer(), bytes: Type.Integer(), hash: Type.String() });
const figures = Type.Object({
  /** By the name of the collection. */
  collections: Type.Record(Type.String(), collectionFigures),
  /** By the name of the source. */
  files: Type.Record(Type.String(), collectionFigures),
});
const head = Type.Object({
  format: Type.Integer(),
  schemaVersion: Type.Integer(),
  id: Type.String(),
  product: Type.String(),
  madeAt: Type.String(),
});
const manifest = Type.Object({ ...head.properties, figures });

/** How much of one kind there is, and a hash over all of it that knows no order. */
export type Amount = Static<typeof collectionFigures>;
export type Figures = Static<typeof figures>;

/** What stands first in a backup. */
export type Head = Static<typeof head>;

/** What stands last in a backup. */
export type Manifest = Static<typeof manifest>;

export function newHead(id: string, product: string, now: Date): Head {
  return { format: FORMAT, schemaVersion: SCHEMA_VERSION, id, product, madeAt: now.toISOString() };
}

/** Why this program cannot read a backup that begins so, as the end of a sentence; null where it can. */
export function whyTooNew({ format, schemaVersion, product }: Head): string | null {
  if (format > FORMAT)
    return `was written by Atoll ${product} in format ${format}, and this version reads ${FORMAT}`;
  if (schemaVersion > SCHEMA_VERSION)
    return `holds data of Atoll ${product} with schema ${schemaVersion}, and this version knows ${SCHEMA_VERSION}`;
  return null;
}

export function encodeJson(value: Head | Manifest): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

export function parseHead(bytes: Buffer): Head {
  return Value.Parse(head, JSON.parse(bytes.toString()));
}

export function parseManifest(bytes: Buffer): Manifest {
  return Value.Parse(manifest, JSON.parse(bytes.toString()));
}
