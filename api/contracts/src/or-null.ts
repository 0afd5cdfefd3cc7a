import { Type, type TSchema } from 'typebox';

/** A value of a type, or null where there is none. */
export const orNull = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);
