import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReleaseWeight } from '@atoll/contracts/registry';
import { weighLoaded, type LoadedFiles } from '@atoll/contracts/release-weight';
import { SERVER_BUNDLE } from '@atoll/contracts/rendering';

/** What an app may weigh; stands in its package.json under `atoll.budget` (PLT-11). */
export type Budget = Readonly<ReleaseWeight>;

type Part = keyof ReleaseWeight;

const PARTS: readonly Part[] = [
  'entryBytes',
  'firstRouteBytes',
  'firstRouteRequests',
  'routeBytes',
  'screenBytes',
  'totalBytes',
];

/** The shell has no pages of its own, so all its code is bounded; of a remote what a page loads. */
function partsOf(app: string): readonly Part[] {
  const other = app === 'shell' ? ['routeBytes', 'screenBytes'] : ['totalBytes'];
  return PARTS.filter((part) => !other.includes(part));
}

const CODE = /\.(m?js|css)$/;

/** Whether a file of a build is fetched by browsers to run or to style. */
function isCode(file: string): boolean {
  return CODE.test(file) && basename(file) !== SERVER_BUNDLE;
}

/** The bytes of a file as it travels: its brotli sibling where there is one. */
function travelBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Weighs a finished, precompressed build. `loaded` names files inside `dist`, the entry first. */
export function weigh(dist: string, loaded: LoadedFiles): Required<ReleaseWeight> {
  const bytesOf = (file: string) => travelBytes(join(dist, file));
  const code = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isCode);
  const totalBytes = code.reduce((bytes, file) => bytes + bytesOf(file), 0);
  return { ...weighLoaded(loaded, bytesOf), totalBytes };
}

/** The sentences that name what is over budget; none where everything fits. */
export function overBudget(app: string, weight: Required<ReleaseWeight>, budget: Budget): string[] {
  return PARTS.flatMap((part) => {
    const allowed = budget[part];
    return allowed !== undefined && weight[part] > allowed
      ? [`${app} is over its budget: ${part} is ${weight[part]}, ${allowed} are allowed`]
      : [];
  });
}

/** An app's budget; throws where its package.json lacks a part of it, because then nobody would notice it growing. */
export function budgetOf(folder: string): Budget {
  const { name, atoll } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    atoll?: { budget?: Budget };
  };
  if (!atoll?.budget) throw new Error(`${name} has no atoll.budget in its package.json`);
  const missing = partsOf(name).filter((part) => typeof atoll.budget?.[part] !== 'number');
  if (missing.length > 0)
    throw new Error(`${name} has no atoll.budget.${missing.join(', ')} in its package.json`);
  return atoll.budget;
}
