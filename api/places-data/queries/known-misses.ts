export const KNOWN_MISSES: readonly string[] = [];
