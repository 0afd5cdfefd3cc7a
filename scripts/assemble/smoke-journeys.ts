/** The specs of `e2e/specs` that walk through every part of a site once: what an assembled folder has to pass. */
export const SMOKE_JOURNEYS: readonly string[] = [
  'accounts',
  'booking',
  'destinations',
  'directory',
  'first-screens',
  'hotels-search',
  'marco',
  'not-found',
  'releases',
  'requests',
  'tours',
].map((name) => `specs/${name}.spec.ts`);
