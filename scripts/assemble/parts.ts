import { REMOTE_FOLDERS } from '../build/packages';

/**
 * The programs of the API that the folder holds, by the name of their bundle in `api/dist` (scripts/build/packages.ts
 * says from what they are made). Each gets a launcher `<launcher>.mjs`; those without one are started by others.
 */
export const PROGRAMS: readonly { readonly bundle: string; readonly launcher?: string }[] = [
  { bundle: 'start', launcher: 'server' },
  { bundle: 'content', launcher: 'content' },
  { bundle: 'backup', launcher: 'backup' },
  { bundle: 'restore', launcher: 'restore' },
  { bundle: 'renderer-child' },
];

/** What is copied as it is, from the repository to the folder. The API looks for its data beside its `package.json`. */
export const DATA: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'api/artwork', to: 'api/artwork' },
  { from: 'api/places-data/dist', to: 'api/places-data/dist' },
  { from: 'shell/dist', to: 'shell' },
  ...REMOTE_FOLDERS.map((folder) => ({ from: `${folder}/dist`, to: `releases/${folder}` })),
];

/** Most bytes that the folder may have. */
export const FOLDER_BYTES_MAX = 250 * 2 ** 20;
