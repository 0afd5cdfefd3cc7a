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

export type ToRenderer = RenderCall | FetchAnswer;

export const FromRenderer = Type.Union([
  Type.Object({ type: Type.Literal('ready') }),
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
