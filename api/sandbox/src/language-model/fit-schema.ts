/** A JSON schema, as far as tools use it. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly minLength?: number;
}

/** The least that fits a schema: what is not required is left out, and a required text is `text`. */
export function leastThatFits(schema: Schema, text: string): unknown {
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, leastThatFits(schema.properties?.[name] ?? {}, text)]),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return text.padEnd(schema.minLength ?? 1, '.');
  }
}
