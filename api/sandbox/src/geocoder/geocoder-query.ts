import { Refusal } from '../server/refusal';

/** The error body of Nominatim. */
export function geocoderError(status: number, message: string): Refusal {
  return new Refusal(status, failureBody(status, message));
}

export function failureBody(status: number, message: string): unknown {
  return { error: { code: status, message } };
}

const formats = ['json', 'jsonv2'];
const otherFormats = ['text', 'xml', 'debug', 'geojson', 'geocodejson'];

/** The answer's format; the stand-in speaks those that are a plain list of places. */
export function readFormat(query: URLSearchParams): 'json' | 'jsonv2' {
  const format = query.get('format') ?? 'jsonv2';
  if (format === 'json' || format === 'jsonv2') return format;
  const all = [...formats, ...otherFormats].join(', ');
  throw geocoderError(400, `Parameter 'format' must be one of: ${all}`);
}

/** Upstream answers a country below this zoom. */
const STATE_FROM_ZOOM = 5;
const ZOOM_MAX = 18;

/** A number of the query. Refuses a missing one, and one beyond `limit` on either side. */
export function readNumber(query: URLSearchParams, name: string, limit: number): number {
  const text = query.get(name);
  if (!text) throw geocoderError(400, `Parameter '${name}' missing.`);
  const value = Number(text);
  if (!Number.isFinite(value)) throw geocoderError(400, `Parameter '${name}' must be a number.`);
  if (Math.abs(value) > limit) {
    throw geocoderError(400, `Parameter '${name}' must be between -${limit} and ${limit}.`);
  }
  return value;
}

/** How many places: 10 unless told otherwise, 40 at most. */
export function readLimit(query: URLSearchParams): number {
  const text = query.get('limit') ?? '10';
  if (!/^\d+$/.test(text)) throw geocoderError(400, "Parameter 'limit' must be a number.");
  return Math.min(40, Math.max(1, Number(text)));
}

export function readFlag(query: URLSearchParams, name: string, fallback: boolean): boolean {
  const text = query.get(name);
  return text === null ? fallback : text !== '0';
}

/** What of a point is asked for: upstream has more levels, of which the stand-in knows places only. */
export function readLevel(query: URLSearchParams): 'country' | 'place' {
  const zoom = query.has('zoom') ? readNumber(query, 'zoom', ZOOM_MAX) : ZOOM_MAX;
  return zoom < STATE_FROM_ZOOM ? 'country' : 'place';
}
