import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReleaseWeight } from '@atoll/contracts/registry';
import { SERVER_BUNDLE } from '@atoll/contracts/rendering';

/** What an app may weigh; stands in its package.json under `atoll.budget`, all of it required (PLT-11). */
export type Budget = Readonly<Required<ReleaseWeight>>;

const PARTS = ['entryBytes', 'firstRouteBytes', 'firstRouteRequests', 'totalBytes'] as const;

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
export function weigh(dist: string, firstRoute: readonly string[]): Budget {
  const sum = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + travelBytes(join(dist, file)), 0);
  const code = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isCode);
  return {
    entryBytes: sum(firstRoute.slice(0, 1)),
    firstRouteBytes: sum(firstRoute),
    firstRouteRequests: firstRoute.length,
    totalBytes: sum(code),
  };
}

/** The sentences that name what is over budget; none where everything fits. */
export function overBudget(app: string, weight: Budget, budget: Budget): string[] {
  return PARTS.filter((part) => weight[part] > budget[part]).map(
    (part) => `${app} is over its budget: ${part} is ${weight[part]}, ${budget[part]} are allowed`,
  );
}

/** An app's budget; throws where its package.json lacks a part of it, because then nobody would notice it growing. */
export function budgetOf(folder: string): Budget {
  const { name, atoll } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    atoll?: { budget?: Budget };
  };
  if (!atoll?.budget) throw new Error(`${name} has no atoll.budget in its package.json`);
  const missing = PARTS.filter((part) => typeof atoll.budget?.[part] !== 'number');
  if (missing.length > 0)
    throw new Error(`${name} has no atoll.budget.${missing.join(', ')} in its package.json`);
  return atoll.budget;
}
