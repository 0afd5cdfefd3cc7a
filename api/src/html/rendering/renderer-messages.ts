/** What the API and a renderer's process say to each other. Everything that the process says is checked. */
import { Type, type Static } from 'typebox';

export interface RenderCall {
  readonly type: 'render';
  readonly id: number;
  readonly url: string;
}

export interface FetchAnswer {
  readonly type: 'fetched';
  readonly id: number;
  /** Null where the API did not answer in time. */
  readonly answer: { readonly status: number; readonly body: unknown } | null;
}

/** A page that was described may be drawn now, or need not be drawn any more. */
export interface Turn {
  readonly type: 'turn';
  readonly id: number;
  readonly isWanted: boolean;
}

export type ToRenderer = RenderCall | FetchAnswer | Turn;

export const FromRenderer = Type.Union([
  Type.Object({ type: Type.Literal('ready') }),
  /** The page's data is there; its first screen waits for its turn. */
  Type.Object({ type: Type.Literal('described'), id: Type.Integer(), page: Type.Unknown() }),
  Type.Object({ type: Type.Literal('rendered'), id: Type.Integer(), result: Type.Unknown() }),
  Type.Object({ type: Type.Literal('failed'), id: Type.Integer(), message: Type.String() }),
  Type.Object({
    type: Type.Literal('fetch'),
    id: Type.Integer(),
    /** The render that asks. */
    render: Type.Integer(),
    path: Type.String({ maxLength: 4_000 }),
  }),
]);
export type FromRenderer = Static<typeof FromRenderer>;
