import { type Doc, isDoc } from '../bson/document';
import { isNumeric, toDouble } from '../bson/numbers';
import { CommandError, notSupported } from '../command-error';

/** A projection, sorted into what it keeps, what it leaves out and what it computes. */
export interface ProjectionSpec {
  isInclusion: boolean;
  includesId: boolean;
  /** Paths to keep, or to leave out; without `_id`. */
  paths: string[][];
  computed: { path: string[]; expression: unknown }[];
  slices: { path: string[]; operand: unknown }[];
  elemMatches: { path: string[]; condition: Doc }[];
  /** The array of `a.$`, or null. */
  positional: string | null;
}

/** `find` also knows $slice, $elemMatch and `a.$`; an aggregation stage reads them as expressions. */
export type ProjectionKind = 'find' | 'aggregate';

/** Parses a projection; throws the server's errors for contradictory ones. */
export function parseProjection(projection: Doc, kind: ProjectionKind): ProjectionSpec {
  const entries = flatten(projection, '', kind);
  checkCollisions(entries.map(([path]) => path));
  const spec: ProjectionSpec = {
    isInclusion: false,
    includesId: true,
    paths: [],
    computed: [],
    slices: [],
    elemMatches: [],
    positional: null,
  };
  const flags = entries.filter(([path, value]) => isFlag(value) && path !== '_id');
  for (const [path, value] of entries) if (!isFlag(value)) addRule(spec, path, value, kind);
  const idFlag = entries.find(([path, value]) => path === '_id' && isFlag(value));
  spec.includesId = idFlag ? isOn(idFlag[1]) : true;
  spec.isInclusion = isInclusion(spec, flags, idFlag !== undefined, kind);
  for (const [path, value] of flags) addFlag(spec, path, isOn(value));
  return spec;
}

function flatten(projection: Doc, prefix: string, kind: ProjectionKind): [path: string, value: unknown][] {
  return Object.entries(projection).flatMap(([key, value]) => {
    const path = prefix + key;
    if (key === '' || path.split('.').includes('')) {
      throw new CommandError(40353, "FieldPath must not end with a '.' or contain an empty field name.");
    }
    if (prefix !== '' && key.startsWith('$'))
      throw new CommandError(16410, `FieldPath field names may not start with '$'.`);
    const isNested = isDoc(value) && !Object.keys(value)[0]?.startsWith('$');
    if (isNested && Object.keys(value).length === 0 && kind === 'aggregate') {
      throw new CommandError(
        51270,
        'An empty sub-projection is not a valid value. Found empty object at path',
      );
    }
    return isNested ? flatten(value, `${path}.`, kind) : [[path, value] as [string, unknown]];
  });
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean' || isNumeric(value);
}

function isOn(value: unknown): boolean {
  return value === true || (value !== false && toDouble(value) !== 0);
}

function addRule(spec: ProjectionSpec, path: string, value: unknown, kind: ProjectionKind): void {
  const parts = path.split('.');
  if (kind === 'find' && isDoc(value)) {
    if ('$slice' in value) return void spec.slices.push({ path: parts, operand: value.$slice });
    if ('$elemMatch' in value && isDoc(value.$elemMatch)) {
      return void spec.elemMatches.push({ path: parts, condition: value.$elemMatch });
    }
  }
  if (isDoc(value) && '$meta' in value) throw notSupported('A $meta projection');
  spec.computed.push({ path: parts, expression: value });
}

function isInclusion(
  spec: ProjectionSpec,
  flags: [string, unknown][],
  hasId: boolean,
  kind: ProjectionKind,
): boolean {
  const [first] = flags;
  if (first) return isOn(first[1]);
  if (spec.computed.length > 0 || spec.elemMatches.length > 0) return true;
  if (spec.slices.length > 0 && kind === 'find') return hasId && spec.includesId;
  return hasId && spec.includesId;
}

function addFlag(spec: ProjectionSpec, path: string, isOnHere: boolean): void {
  if (isOnHere !== spec.isInclusion) {
    const [found, mode] = isOnHere ? ['inclusion', 'exclusion'] : ['exclusion', 'inclusion'];
    throw new CommandError(
      isOnHere ? 31253 : 31254,
      `Cannot do ${found} on field ${path} in ${mode} projection`,
    );
  }
  if (!path.endsWith('.$')) return void spec.paths.push(path.split('.'));
  if (spec.positional !== null)
    throw new CommandError(31276, 'Cannot specify more than one positional projection per query.');
  spec.positional = path.slice(0, -2);
  spec.paths.push(spec.positional.split('.'));
}

function checkCollisions(paths: string[]): void {
  const sorted = [...paths].sort();
  sorted.forEach((path, i) => {
    const next = sorted[i + 1];
    if (next === undefined || (next !== path && !next.startsWith(`${path}.`)) || next === `${path}.$`) return;
    throw new CommandError(
      31249,
      `Path collision at ${next} remaining portion ${next.slice(path.length + 1)}`,
    );
  });
}
