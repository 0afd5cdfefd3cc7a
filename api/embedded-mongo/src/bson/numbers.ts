import { Decimal128, Double, Int32, Long } from 'bson';
import { bsonTypeOf } from './document';

/** True for a 64-bit integer; the driver's Timestamp is a subclass of Long and is none. */
export function isLong(value: unknown): value is Long {
  return value instanceof Long && bsonTypeOf(value) === 'Long';
}

/** The nearest double of any BSON number; NaN for everything else. */
export function toDouble(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (isLong(value)) return value.toNumber();
  if (value instanceof Int32 || value instanceof Double) return Number(value.value);
  if (value instanceof Decimal128) return Number(value.toString());
  return NaN;
}

/** True for every BSON number, NaN included. */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'bigint' || isLong(value)) return true;
  return value instanceof Int32 || value instanceof Double || value instanceof Decimal128;
}

/** A whole number when the value is one (5, 5.0, Long 5); null when it is fractional or no number. */
export function toInteger(value: unknown): number | null {
  const number = toDouble(value);
  return Number.isInteger(number) ? number : null;
}
