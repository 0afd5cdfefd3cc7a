import type { TObject, TProperties } from 'typebox';
import { Value } from 'typebox/value';
import { BootError } from './boot-error';
import type { ConfigPart, Environment } from './config-part';

interface KeySchema {
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly { const?: unknown }[];
}

function split(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function decode({ type }: KeySchema, text: string): unknown {
  if (type === 'array') return split(text);
  // Whole numbers only: a schema's own conversion would quietly cut 80.5 to 80.
  return type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The environment's values for these keys; an empty variable counts as unset. */
function readKeys(properties: TProperties, env: Environment): Record<string, unknown> {
  const given = Object.entries(properties).flatMap(([key, schema]) => {
    const value = env[key]?.trim();
    return value ? [[key, decode(schema, value)] as const] : [];
  });
  return Object.fromEntries(given);
}

function describe(schema: KeySchema): string {
  const choices = schema.enum ?? schema.anyOf?.map((option) => option.const);
  if (choices) return `must be one of ${choices.join(', ')}`;
  if (schema.pattern) return 'must be an address such as https://example.com, without a path for origins';
  return schema.type === 'integer' ? 'must be a whole number in its range' : 'must not be empty';
}

/** One line per bad key, in the schema's order; values are left out, because some are secret. */
function schemaProblems(
  schema: TObject,
  values: Record<string, unknown>,
  words: Readonly<Record<string, string | undefined>>,
): string[] {
  const bad = new Set(
    Value.Errors(schema, values).flatMap((error) => {
      const key = error.instancePath.split('/')[1];
      return key ? [key] : [];
    }),
  );
  return Object.entries(schema.properties).flatMap(([key, keySchema]) => {
    if (!(key in values)) return [`${key} is required`];
    return bad.has(key) ? [`${key} ${words[key] ?? describe(keySchema)}`] : [];
  });
}

/**
 * The values of a schema that is composed of parts, read from the environment. Throws a BootError that names every bad
 * key, so that one run is enough to mend them all.
 */
export function readEnvironment<P extends TProperties>(
  schema: TObject<P>,
  parts: readonly Pick<ConfigPart, 'words' | 'defaults' | 'problems'>[],
  env: Environment,
) {
  const defaults = Object.assign({}, ...parts.map((part) => part.defaults?.(env))) as object;
  const given = { ...defaults, ...readKeys(schema.properties, env) };
  const values = Value.Default(schema, given) as Record<string, unknown>;
  const words = Object.assign({}, ...parts.map((part) => part.words)) as Record<string, string>;
  // What a schema refuses by its shape, a part may refuse by its meaning, in the same words.
  const problems = new Set([
    ...schemaProblems(schema, values, words),
    ...parts.flatMap((part) => part.problems?.(values) ?? []),
  ]);
  if (problems.size > 0) {
    throw new BootError(
      `The configuration is not usable:\n${[...problems].map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  return Value.Parse(schema, values);
}
