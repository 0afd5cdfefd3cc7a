import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

/** One requirement, as the specification's inventory lists it. */
export interface SpecificationRow {
  readonly id: string;
  readonly area: string;
  readonly requirement: string;
  /** How one sees that it holds. */
  readonly check: string;
  /** Letters of the parts of the site that it concerns, the main one first, or `all`. */
  readonly owner: string;
}

export function specificationRows(): SpecificationRow[] {
  return JSON.parse(readFileSync(path.join(root, 'docs/spec/rows.json'), 'utf8')) as SpecificationRow[];
}

/** What is built where the specification contradicts itself or says nothing. */
interface Resolution {
  readonly id: string;
  readonly says: string;
  readonly resolution: string;
}

function resolutions(): Resolution[] {
  return JSON.parse(readFileSync(path.join(root, 'docs/spec/resolutions.json'), 'utf8')) as Resolution[];
}

let codes: ReadonlySet<string> | undefined;

/** The ids of all rows and resolutions: what code, tests and documents may cite. */
export function definedCodes(): ReadonlySet<string> {
  codes ??= new Set([...specificationRows(), ...resolutions()].map(({ id }) => id));
  return codes;
}
