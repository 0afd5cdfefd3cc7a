const KB = 1_024;

/** A file's size as people read it: '640 KB', '1.2 MB'. */
export function fileSizeText(bytes: number): string {
  // Only an empty file has no size at all: every other one has at least the smallest that is said.
  if (bytes === 0) return '0 KB';
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return `${(bytes / KB / KB).toFixed(1).replace(/\.0$/, '')} MB`;
}
