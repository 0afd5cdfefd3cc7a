import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTWORK_DIR } from './artwork-folder';

/** One motif of the library, as `api/artwork/scenes.json` describes it. */
export interface Scene {
  readonly kind: string;
  /** Where it looks right; 'any' everywhere. */
  readonly climate: readonly string[];
  /** Kinds of houses it stands for; only for hotels. */
  readonly types?: readonly string[];
  /** Countries (FR) or parts of them (FR-S) where it belongs most; empty: anywhere. */
  readonly regions?: readonly string[];
  readonly stars?: readonly [min: number, max: number];
  /** One sentence that serves as alt text. */
  readonly says: string;
}

const described = JSON.parse(readFileSync(join(ARTWORK_DIR, 'scenes.json'), 'utf8')) as Record<string, Scene>;

/** The described scenes of the library by name, in the file's order. */
export const SCENES: ReadonlyMap<string, Scene> = new Map(Object.entries(described));
