import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { cleanTexts } from './clean-texts';

interface RouteSchema {
  readonly schema: unknown;
  /** What of a request is checked by it; nothing where it is the schema of an answer. */
  readonly httpPart?: string | undefined;
}

/**
 * Compiles each schema once: routes share most of them, and so do the sites of one process. Once for each part of a
 * request, because a body is taken as it is, where a query's text becomes numbers.
 */
function oncePerSchema<Route extends RouteSchema, Compiled>(
  compile: (route: Route) => Compiled,
): (route: Route) => Compiled {
  const compiled = new WeakMap<object, Map<string | undefined, Compiled>>();
  return (route) => {
    const schema = route.schema as object;
    const byPart = compiled.get(schema) ?? new Map<string | undefined, Compiled>();
    compiled.set(schema, byPart);
    const known = byPart.get(route.httpPart) ?? compile(route);
    byPart.set(route.httpPart, known);
    return known;
  };
}

/** Checks a body without what nobody may send to others: it is cut out of it rather than refused. */
const validatorOf: FastifySchemaCompiler<unknown> = (route) => {
  const check = (TypeBoxValidatorCompiler as FastifySchemaCompiler<unknown>)(route);
  const clean = route.httpPart === 'body' ? cleanTexts(route.schema as object) : null;
  return clean ? (value: unknown) => check(clean(value)) : check;
};

const validators = oncePerSchema(validatorOf);
// Schemas are whole: none refers to another one by its name.
const serializers = oncePerSchema(SerializerSelector()({}, {}) as FastifySerializerCompiler<unknown>);

/** Lets the routes of this API check what comes, and write what goes, by their schemas. */
export function compileSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validators);
  app.setSerializerCompiler(serializers);
}
