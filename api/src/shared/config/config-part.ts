import { Type, type TObject, type TProperties } from 'typebox';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Values = Readonly<Record<string, unknown>>;

/**
 * What one feature reads, or all of them share, from the environment. The names of its keys are the environment's; the
 * `description` of each, and its `byDefault`, are what docs/variables.md is made from.
 */
export interface ConfigPart<P extends TProperties = TProperties> {
  readonly schema: TObject<P>;
  /** What a bad key must be, where its schema does not say it: `MONGODB_URI` 'must begin with …'. */
  readonly words?: Partial<Record<keyof P, string>>;
  /** Values of keys that are not set, where they depend on the environment. */
  readonly defaults?: (env: Environment) => Values;
  /** What is wrong with values that the schema alone lets pass, one line each. Never repeats a value: some are secret. */
  readonly problems?: (values: Values) => readonly string[];
}

/** Checks a part's words against its keys; gives it back as it is. */
export function defineConfig<P extends TProperties>(part: ConfigPart<P>): ConfigPart<P> {
  return part;
}

export const ORIGIN_PATTERN = '^https?://[^/\\s,;]+$';

/** What docs/variables.md says of a key. */
export interface KeyNotes {
  readonly description: string;
  /** The default, where it depends on the environment. */
  readonly byDefault?: string;
}

/** The default of keys of a vendor that the sandbox plays. */
export const SANDBOX_ONLY = 'the sandbox; in production none';

export function onOff(byDefault: 'on' | 'off', notes: KeyNotes) {
  return Type.Union([Type.Literal('on'), Type.Literal('off')], { default: byDefault, ...notes });
}
