import type { StatsCompilation } from '@rspack/core';
import type { OnDemand } from './release-record';
import { LIBRARIES } from './remote-config';

const CODE = /\.(js|css)$/;

/** What a remote's build fetches on demand, from the bundler's own account of it. `entries` are the groups of the first visit. */
export function onDemandOf(
  { namedChunkGroups = {}, chunks = [] }: StatsCompilation,
  entries: readonly string[],
): OnDemand {
  const filesOf = (assets: readonly { readonly name: string }[] = []) =>
    assets.map(({ name }) => name).filter((name) => CODE.test(name));
  const groups = Object.entries(namedChunkGroups).filter(([name]) => !entries.includes(name));
  const ofLibraries = chunks.filter(({ idHints }) => idHints?.includes(LIBRARIES));
  return {
    parts: groups.map(([, { assets }]) => filesOf(assets)),
    libraries: ofLibraries.flatMap(({ files = [] }) => files).filter((file) => CODE.test(file)),
  };
}
