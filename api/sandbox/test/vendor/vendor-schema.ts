import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type AnySchema, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One operation's answer in one of the vendor's documents. */
export interface VendorAnswer {
  file: string;
  path: string;
  method: 'get' | 'post';
  status: string;
}

/** The folder with the vendor's published documents; the suite fails without it. */
function folder(): string {
  const value = process.env.AMADEUS_SCHEMAS;
  if (value === undefined || value === '') {
    throw new Error('Set AMADEUS_SCHEMAS to the folder with the *_swagger_specification.json files.');
  }
  return value;
}

const compiled = new Map<string, ValidateFunction>();

/** Compiles the schema of an answer once, with the known slips of the documents put right (their PROVENANCE.md). */
export function vendorValidator(answer: VendorAnswer): ValidateFunction {
  const key = JSON.stringify(answer);
  const validate = compiled.get(key) ?? compile(answer);
  compiled.set(key, validate);
  return validate;
}

function compile({ file, path: route, method, status }: VendorAnswer): ValidateFunction {
  const document = correctSlips(toJsonSchema(readDocument(file)));
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true, validateFormats: true }));
  ajv.addFormat('float', true).addFormat('double', true).addFormat('url', true).addFormat('integer', true);
  // Documents say that deadlines may lack an offset.
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)?$/);
  ajv.addSchema(document as AnySchema, 'vendor');
  return ajv.compile({ $ref: `vendor${pointerTo(document, ['paths', route, method, 'responses', status])}` });
}

function readDocument(file: string): Json {
  return JSON.parse(readFileSync(path.join(folder(), file), 'utf8')) as Json;
}

/** Walks to the schema of an answer, whichever of the two generations of the format it is in. */
function pointerTo(document: Json, steps: string[]): string {
  let at = steps;
  const answer = lookUp(document, at);
  if (isObject(answer) && typeof answer.$ref === 'string') at = answer.$ref.slice(2).split('/');
  const found = lookUp(document, at);
  if (!isObject(found)) throw new Error(`No answer at ${at.join(' ')}`);
  if ('schema' in found) return pointer([...at, 'schema']);
  const [contentType] = Object.keys((found.content ?? {}) as object);
  return pointer([...at, 'content', contentType ?? '', 'schema']);
}

function lookUp(document: Json, steps: string[]): Json | undefined {
  return steps.reduce<Json | undefined>((node, step) => (isObject(node) ? node[step] : undefined), document);
}

function pointer(steps: string[]): string {
  const encoded = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  return `#/${encoded.join('/')}`;
}

function isObject(node: Json | undefined): node is { [key: string]: Json } {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** Swagger 2 writes exclusive limits as flags, and examples that are no schemas. */
function toJsonSchema(node: Json): Json {
  if (Array.isArray(node)) return node.map(toJsonSchema);
  if (!isObject(node)) return node;
  const dropped = ['example', 'examples', 'x-example', 'discriminator'];
  const isFlag = (name: string, value: Json) => name.startsWith('exclusive') && typeof value === 'boolean';
  const kept = Object.entries(node).filter(
    ([name, value]) => !dropped.includes(name) && !isFlag(name, value),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, toJsonSchema(value)]));
}

const doubleEscaped = '^\\\\d+(\\\\.\\\\d+)?$';

function correctSlips(node: Json): Json {
  if (Array.isArray(node)) return node.map(correctSlips);
  if (!isObject(node)) return node;
  const fixed = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, correctSlips(value)]));
  if (fixed.pattern === doubleEscaped) fixed.pattern = '^\\d+(\\.\\d+)?$';
  if (Array.isArray(fixed.enum) && fixed.enum.includes('KILOMETERS')) fixed.enum.push('KM', 'MILE');
  if (Array.isArray(fixed.enum) && fixed.enum.includes('HOLDTIME'))
    fixed.enum = fixed.enum.map((value) => (typeof value === 'string' ? value.toLowerCase() : value));
  if (fixed.title === 'MultiResponse' && isObject(fixed.properties)) {
    fixed.properties.data = { type: 'array', items: fixed.properties.data ?? {} };
  }
  return fixed;
}
