import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;

/**
 * The memory that a process really holds, in bytes, buffers outside the heap included. Null where the system does
 * not say (anything but Linux) or the process is gone.
 */
export function residentMemoryBytes(pid: number): number | null {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(resident) * PAGE_BYTES;
  } catch {
    return null;
  }
}
