import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SERVER_BUNDLE } from '@atoll/contracts/rendering';

/** What an app may weigh, in bytes after brotli; stands in its package.json under `atoll.budget` (PLT-11). */
export interface Budget {
  /** The script that the browser fetches first. */
  readonly entryBytes: number;
  /** Everything that a first visit to one of its pages loads: scripts and style sheets. */
  readonly firstRouteBytes: number;
  /** Every script and style sheet of the build. */
  readonly totalBytes: number;
}

type Weight = Record<keyof Budget, number>;

const CODE = /\.(m?js|css)$/;

/** Whether a file of a build is fetched by browsers to run or to style. */
function isCode(file: string): boolean {
  return CODE.test(file) && basename(file) !== SERVER_BUNDLE;
}

/** The bytes of a file as it travels: its brotli sibling where there is one. */
function travelBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Weighs a finished, precompressed build. `firstRoute` names its files inside `dist`, the entry first. */
export function weigh(dist: string, firstRoute: readonly string[]): Weight {
  const sum = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + travelBytes(join(dist, file)), 0);
  const code = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isCode);
  return { entryBytes: sum(firstRoute.slice(0, 1)), firstRouteBytes: sum(firstRoute), totalBytes: sum(code) };
}

/** The sentences that name what is over budget; none where everything fits. */
export function overBudget(app: string, weight: Weight, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${app} is over its budget: ${part} is ${weight[part]}, ${budget[part]} are allowed`);
}

/** An app's budget; throws where its package.json has none, because then nobody would notice it growing. */
export function budgetOf(folder: string): Budget {
  const { name, atoll } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    atoll?: { budget?: Budget };
  };
  if (!atoll?.budget) throw new Error(`${name} has no atoll.budget in its package.json`);
  return atoll.budget;
}
