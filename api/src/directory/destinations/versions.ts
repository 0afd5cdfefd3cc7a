/** What was seeded has no version until somebody changes it: that is version 0. */
export function ofVersion(version: number): { version: number | { $in: [0, null] } } {
  return { version: version === 0 ? { $in: [0, null] } : version };
}
