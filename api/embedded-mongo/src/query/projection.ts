import { evaluatorOf } from '../aggregate/expressions';
import { type Doc, getField, isDoc, isList, setField } from '../bson/document';
import { toInteger } from '../bson/numbers';
import { badValue, CommandError } from '../command-error';
import { matchedPosition } from '../update/positional-match';
import { valueAt } from '../update/update-paths';
import { elementPredicate, type MatchContext } from './matcher';
import { removeComputed, setComputed } from './computed-fields';
import { parseProjection, type ProjectionKind, type ProjectionSpec } from './projection-spec';

/** Makes the projected document; the original and its parts stay as they are. */
export type Projector = (doc: Doc) => Doc;

/** Compiles a projection. `filter` is the query's, which `a.$` needs. */
export function compileProjection(
  projection: Doc,
  kind: ProjectionKind,
  filter: Doc = {},
  context: MatchContext = {},
): Projector {
  const spec = parseProjection(projection, kind);
  const evaluate = evaluatorOf(context.variables);
  const tree = treeOf(spec);
  const rules = ruleProjectors(spec, filter, context);
  return (doc) => {
    let result = spec.isInclusion ? include(doc, tree) : exclude(doc, tree);
    for (const rule of rules) result = rule(result, doc);
    for (const { path, expression } of spec.computed) {
      const value = evaluate(doc, expression);
      result = value === undefined ? removeComputed(result, path) : setComputed(result, path, value);
    }
    return result;
  };
}

interface PathTree {
  [key: string]: PathTree | true;
}

function treeOf(spec: ProjectionSpec): PathTree {
  const tree: PathTree = {};
  for (const path of spec.paths) grow(tree, path);
  // Included first by its rule's own path, then replaced by what the rule leaves of it.
  if (spec.isInclusion) for (const { path } of [...spec.slices, ...spec.elemMatches]) grow(tree, path);
  if (spec.includesId === spec.isInclusion && !spec.computed.some(({ path }) => path[0] === '_id'))
    tree._id ??= true;
  return tree;
}

function grow(tree: PathTree, path: readonly string[]): void {
  let node = tree;
  for (const part of path.slice(0, -1)) {
    const next = Object.hasOwn(node, part) ? node[part] : undefined;
    const branch = typeof next === 'object' ? next : {};
    Object.defineProperty(node, part, {
      value: branch,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    node = branch;
  }
  const last = path.at(-1) ?? '';
  Object.defineProperty(node, last, { value: true, enumerable: true, configurable: true, writable: true });
}

function branchOf(tree: PathTree, key: string): PathTree | true | undefined {
  return Object.hasOwn(tree, key) ? tree[key] : undefined;
}

function include(doc: Doc, tree: PathTree): Doc {
  const result: Doc = {};
  for (const key of Object.keys(doc)) {
    const branch = branchOf(tree, key);
    if (branch === undefined) continue;
    const value = branch === true ? doc[key] : includeValue(doc[key], branch);
    if (value !== undefined) setField(result, key, value);
  }
  return result;
}

function includeValue(value: unknown, tree: PathTree): unknown {
  if (isDoc(value)) return include(value, tree);
  if (!Array.isArray(value)) return undefined;
  return value.map((element) => includeValue(element, tree)).filter((element) => element !== undefined);
}

function exclude(doc: Doc, tree: PathTree): Doc {
  const result: Doc = {};
  for (const key of Object.keys(doc)) {
    const branch = branchOf(tree, key);
    if (branch === true) continue;
    setField(result, key, branch === undefined ? doc[key] : excludeValue(doc[key], branch));
  }
  return result;
}

function excludeValue(value: unknown, tree: PathTree): unknown {
  if (isDoc(value)) return exclude(value, tree);
  return Array.isArray(value) ? value.map((element) => excludeValue(element, tree)) : value;
}

type Rule = (result: Doc, original: Doc) => Doc;

function ruleProjectors(spec: ProjectionSpec, filter: Doc, context: MatchContext): Rule[] {
  const slices = spec.slices.map(({ path, operand }) => sliceRule(path, operand));
  const matches = spec.elemMatches.map(({ path, condition }) => elemMatchRule(path, condition, context));
  return spec.positional === null
    ? [...slices, ...matches]
    : [...slices, ...matches, positionalRule(spec.positional, filter, context)];
}

function sliceRule(path: string[], operand: unknown): Rule {
  const cut = slicer(operand);
  return (result) => {
    const array = valueAt(result, path);
    return Array.isArray(array) ? setComputed(result, path, cut(array)) : result;
  };
}

function slicer(operand: unknown): (array: unknown[]) => unknown[] {
  const parts = (Array.isArray(operand) ? operand : [operand]).map(toInteger);
  const [first, second] = parts;
  if (first === null || first === undefined)
    throw new CommandError(28667, 'First argument to $slice must be an integer');
  if (parts.length === 1) return (array) => (first < 0 ? array.slice(first) : array.slice(0, first));
  if (!second || second < 0)
    throw new CommandError(28724, 'Second argument to $slice must be a positive number');
  return (array) => {
    const start = first < 0 ? Math.max(0, array.length + first) : first;
    return array.slice(start, start + second);
  };
}

function elemMatchRule(path: string[], condition: Doc, context: MatchContext): Rule {
  const matches = elementPredicate(condition, context);
  return (result) => {
    const array = valueAt(result, path);
    const found = isList(array) ? array.find(matches) : undefined;
    return found === undefined ? removeComputed(result, path) : setComputed(result, path, [found]);
  };
}

function positionalRule(arrayPath: string, filter: Doc, context: MatchContext): Rule {
  const path = arrayPath.split('.');
  return (result, original) => {
    const position = matchedPosition(original, filter, arrayPath, context);
    if (position === null)
      throw badValue(
        "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
      );
    const array = valueAt(original, path);
    return Array.isArray(array) && isDoc(result) && getField(result, path[0] ?? '') !== undefined
      ? setComputed(result, path, [array[position]])
      : result;
  };
}
