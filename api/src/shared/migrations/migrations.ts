import { releasePointers } from './001-release-pointers';
import type { Migration } from './migration';

/** Every change of what is stored, in their order. */
export const MIGRATIONS: readonly Migration[] = [releasePointers];

/** What this version stores: the number of the last migration. A backup of a newer one is not restored here. */
export const SCHEMA_VERSION = MIGRATIONS.length;
