/** A message as a model reads it. */
export type ModelMessage =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }
  | { readonly role: 'toolCall'; readonly id: string; readonly name: string; readonly arguments: string }
  | { readonly role: 'toolResult'; readonly id: string; readonly content: string };

/** A tool that a model may ask for; `parameters` is a JSON schema. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  /** The name of the tool that must be asked for; the model chooses where it is absent. */
  readonly mustCall?: string;
  readonly maxTokens: number;
  readonly temperature: number;
}

/** What comes of a model, in order. Everything in it is untrusted. */
export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'toolCall'; readonly id: string; readonly name: string; readonly arguments: string }
  /** A piece of a call came, which is given whole at its end. */
  | { readonly kind: 'progress' }
  /** Tokens of request and answer together. */
  | { readonly kind: 'usage'; readonly tokens: number };

export interface LanguageModel {
  readonly name: string;
  /** Fails where the model cannot be had; ends early, without failing, once `signal` aborts. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPart>;
}
