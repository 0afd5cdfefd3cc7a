import type { Writable } from 'node:stream';
import { createStream } from 'rotating-file-stream';

/** Of one process; what is older stays in four files more. */
const LOG_MAX = '10M';
const OLDER_FILES = 4;

/**
 * A log that never grows beyond its bound: `<name>.log`, and behind it `<name>.1.log` to `<name>.4.log`.
 * @param maxSize of one file, such as 10M
 */
export function openLog(folder: string, name: string, maxSize = LOG_MAX): Writable {
  const fileName = (age: number | Date | null) => (age ? `${name}.${Number(age)}.log` : `${name}.log`);
  return createStream(fileName, { path: folder, size: maxSize, rotate: OLDER_FILES });
}
