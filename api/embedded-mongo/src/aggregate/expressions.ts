import { Context, evalExpr, OpType, ProcessingMode } from 'mingo/core';
import * as accumulatorOperators from 'mingo/operators/accumulator';
import * as expressionOperators from 'mingo/operators/expression';
import * as windowOperators from 'mingo/operators/window';
import type { Options } from 'mingo/types';
import { compareValues } from '../bson/compare';
import { type Doc, getField } from '../bson/document';
import { CommandError, notSupported } from '../command-error';
import { messageOf } from '../thrown';

/** mingo's own options object; it is not exported, but every operator is handed one. */
interface PreparedOptions extends Options {
  readonly options: Options;
  update(locals: { root?: unknown; variables?: Doc }): PreparedOptions;
}

type Comparison = (order: number) => boolean | number;
type Operator = (doc: Doc, args: unknown, options: Options) => unknown;

// mingo compares arrays as sets and finds an array equal to its elements; MongoDB's expressions do neither.
const comparisons: Record<string, Operator> = {
  $cmp: comparison('$cmp', Math.sign),
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
};

const { $function: _runsScripts, ...safeExpressions } = expressionOperators;
const { $accumulator: _alsoRunsScripts, ...safeAccumulators } = accumulatorOperators;

// The first registration of a name wins, so the corrections come before mingo's own operators.
const context = Context.init()
  .addExpressionOps(comparisons)
  .addExpressionOps({ $in: isIn })
  .addExpressionOps(safeExpressions)
  .addAccumulatorOps(safeAccumulators)
  .addWindowOps(windowOperators);

/** Options with which mingo's stages and accumulators run: nothing is scripted, input is never changed. */
export const mingoOptions: Options = {
  idKey: '_id',
  processingMode: ProcessingMode.CLONE_OFF,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context,
};

const plainField = /^\$[^$.]+$/;

/** Evaluates an aggregation expression over a document; undefined means that the result is missing. */
export type Evaluator = (doc: Doc, expression: unknown) => unknown;

/** An evaluator with the given variables (`let` of a $lookup or an update) in scope. */
export function evaluatorOf(variables: Doc = {}): Evaluator {
  const options = prepare();
  return (doc, expression) => {
    // Constants and plain fields are most of what pipelines compute, and need no interpreter.
    if (typeof expression === 'string' && plainField.test(expression))
      return getField(doc, expression.slice(1));
    if (typeof expression !== 'object' && !(typeof expression === 'string' && expression.startsWith('$')))
      return expression;
    return guarded(() => evalExpr(doc, expression, options.update({ root: doc, variables })));
  };
}

/** Runs one of mingo's accumulators (`$top`, `$stdDevPop` …) over the documents of a group. */
export function accumulate(name: string, docs: Doc[], argument: unknown, variables: Doc = {}): unknown {
  const operator = context.getOperator(OpType.ACCUMULATOR, name);
  if (!operator) throw new CommandError(15952, `unknown group operator '${name}'`);
  return guarded(() => operator(docs, argument, prepare().update({ variables })));
}

let template: PreparedOptions | undefined;

// mingo builds its operator tables anew for every plain options object, which costs more than most expressions.
function prepare(): PreparedOptions {
  template ??= prepareTemplate();
  // Each has variables of its own: mingo adds those of an update to those that are there.
  const Prepared = template.constructor as new (options: Options) => PreparedOptions;
  return new Prepared(template.options);
}

function prepareTemplate(): PreparedOptions {
  let prepared: PreparedOptions | undefined;
  const capture: Operator = (_doc, _args, options) => {
    prepared = options as PreparedOptions;
  };
  const capturing = Context.from(context, Context.init().addExpressionOps({ $capture: capture }));
  evalExpr({}, { $capture: 1 }, { ...mingoOptions, context: capturing });
  if (!prepared) throw new Error('mingo no longer hands its options to operators');
  return prepared;
}

/** Runs a piece of mingo; what it throws becomes a refusal with its message. */
export function guarded<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const message = messageOf(error);
    if (/is not registered|\$function/.test(message)) throw notSupported(`The expression in ${message}`);
    const undefinedVariable = message.startsWith('Use of undefined variable');
    throw new CommandError(undefinedVariable ? 17276 : 16020, message);
  }
}

function comparison(name: string, decide: Comparison): Operator {
  return (doc, args, options) => {
    const operands = evalExpr(doc, args, options);
    if (!Array.isArray(operands) || operands.length !== 2) {
      throw new CommandError(16020, `Expression ${name} takes exactly 2 arguments.`);
    }
    return decide(compareValues(operands[0], operands[1]));
  };
}

function isIn(doc: Doc, args: unknown, options: Options): boolean {
  const operands = evalExpr(doc, args, options);
  if (!Array.isArray(operands) || !Array.isArray(operands[1])) {
    throw new CommandError(40081, '$in requires an array as a second argument');
  }
  return operands[1].some((value) => compareValues(value, operands[0]) === 0);
}
