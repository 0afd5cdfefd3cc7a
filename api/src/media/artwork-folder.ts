import { fileURLToPath } from 'node:url';

/** Where the library of posters ships: `api/artwork`. */
export const ARTWORK_DIR = fileURLToPath(new URL('../../artwork', import.meta.url));
