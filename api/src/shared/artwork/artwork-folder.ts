import { join } from 'node:path';
import { PACKAGE_DIR } from '../config/package-folder';

/** The library of pictures that Atoll ships, as SVG. */
export const ARTWORK_DIR = join(PACKAGE_DIR, 'artwork');
