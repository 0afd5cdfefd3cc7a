import type { LanguageModel, ModelPart, ModelRequest } from '../model/language-model';
import { SentenceCutter } from './sentences';

/** A model that writes more than this does not mean to end. */
const CHARACTERS_MAX = 8_000;
const PARTS_MAX = 4_000;
const CALLS_MAX = 3;
/** A model that ends no sentence, and adds to no call, for this long hangs. */
const SILENCE_MAX_MS = 8_000;
const CHARACTERS_PER_TOKEN = 4;

export type ToolCall = Extract<ModelPart, { kind: 'toolCall' }>;

export interface Spoken {
  /** What was released, in order. */
  readonly said: readonly string[];
  readonly calls: readonly ToolCall[];
}

export interface Speaking {
  /** A sentence as it may be shown; null where it may not. */
  readonly check: (sentence: string) => Promise<string | null>;
  /** Sentences that are released at most. */
  readonly most: number;
  readonly release: (sentence: string) => void;
  /** Takes the tokens that were used, also by a model that failed. */
  readonly spend: (tokens: number) => void;
  readonly signal: AbortSignal;
}

function sizeOf(request: ModelRequest): number {
  return JSON.stringify(request.messages).length;
}

/** Aborts when nothing was heard for a while. */
class Silence {
  readonly #long = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    this.break();
  }

  get signal(): AbortSignal {
    return this.#long.signal;
  }

  break(): void {
    this.end();
    this.#timer = setTimeout(() => this.#long.abort(), SILENCE_MAX_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Lets a model write, and releases each of its sentences once it has ended and was checked; ends it when it said enough.
 * Fails where the model hangs before it has said anything.
 */
export async function speak(
  model: LanguageModel,
  request: ModelRequest,
  speaking: Speaking,
): Promise<Spoken> {
  const { check, most, release, spend, signal } = speaking;
  const enough = new AbortController();
  const silence = new Silence();
  const cutter = new SentenceCutter();
  const said: string[] = [];
  const calls: ToolCall[] = [];
  let [characters, parts, counted] = [0, 0, 0];
  const releaseAll = async (sentences: readonly string[]) => {
    if (sentences.length > 0) silence.break();
    for (const sentence of sentences) {
      if (said.length >= most || signal.aborted) return;
      const shown = await check(sentence);
      if (shown === null || signal.aborted) continue;
      said.push(shown);
      release(shown);
    }
  };
  const listen = async () => {
    const ends = AbortSignal.any([signal, enough.signal, silence.signal]);
    for await (const part of model.stream(request, ends)) {
      parts += 1;
      if (part.kind === 'usage') counted = part.tokens;
      else if (part.kind === 'progress') silence.break();
      else if (part.kind === 'toolCall') {
        if (calls.length < CALLS_MAX) calls.push(part);
      } else {
        characters += part.text.length;
        await releaseAll(cutter.push(part.text));
      }
      if (said.length >= most || characters > CHARACTERS_MAX || parts > PARTS_MAX || signal.aborted) {
        enough.abort();
        break;
      }
    }
  };
  await listen().finally(() => {
    silence.end();
    spend(counted || Math.ceil((sizeOf(request) + characters) / CHARACTERS_PER_TOKEN));
  });
  if (silence.signal.aborted && said.length === 0 && !signal.aborted)
    throw new Error(`The model said nothing for ${SILENCE_MAX_MS / 1_000} s`);
  // What was cut off by the model's limit has no end and is not said.
  await releaseAll(
    cutter.flush(characters <= request.maxTokens * CHARACTERS_PER_TOKEN - CHARACTERS_PER_TOKEN),
  );
  return { said, calls };
}
