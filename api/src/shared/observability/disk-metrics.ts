import { statfs } from 'node:fs/promises';
import type { Metrics } from './metrics';
import { createSampled } from './sampled';

async function spaceOf(folder: string) {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** What is left of the disk that a folder lies on. */
export function measureDisk(metrics: Metrics, folder: string): void {
  const sample = createSampled({ read: () => spaceOf(folder), otherwise: null });
  const gauge = (name: string, help: string, key: 'free' | 'size') =>
    metrics.readGauge({ name, help, labels: {} }, async () => {
      const space = await sample();
      return space ? [{ labels: {}, value: space[key] }] : [];
    });
  gauge('atoll_data_free_bytes', 'Free space where DATA_DIR is', 'free');
  gauge('atoll_data_size_bytes', 'Size of the disk where DATA_DIR is', 'size');
}
