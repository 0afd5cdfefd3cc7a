import type { LanguageModel, ModelPart, ModelRequest } from '../model/language-model';
import { groundSentence, type Ground } from '../grounding/ground-sentence';
import { SentenceCutter } from '../grounding/sentences';

/** A model that writes more than this does not mean to end. */
const CHARACTERS_MAX = 8_000;
const PARTS_MAX = 4_000;
const CALLS_MAX = 3;
const CHARACTERS_PER_TOKEN = 4;

export type ToolCall = Extract<ModelPart, { kind: 'toolCall' }>;

export interface Spoken {
  /** What was released, in order. */
  readonly said: readonly string[];
  readonly calls: readonly ToolCall[];
  readonly tokens: number;
}

export interface Speaking {
  readonly ground: Ground;
  /** Sentences that are released at most. */
  readonly most: number;
  readonly release: (sentence: string) => void;
  readonly signal: AbortSignal;
}

function sizeOf(request: ModelRequest): number {
  return JSON.stringify(request.messages).length;
}

/** Lets a model write, and releases each of its sentences once it has ended and was checked; ends it when it said enough. */
export async function speak(
  model: LanguageModel,
  request: ModelRequest,
  speaking: Speaking,
): Promise<Spoken> {
  const { ground, most, release, signal } = speaking;
  const enough = new AbortController();
  const cutter = new SentenceCutter();
  const said: string[] = [];
  const calls: ToolCall[] = [];
  let [characters, parts, counted] = [0, 0, 0];
  const releaseAll = async (sentences: readonly string[]) => {
    for (const sentence of sentences) {
      if (said.length >= most || signal.aborted) return;
      const shown = await groundSentence(sentence, ground);
      if (shown === null || signal.aborted) continue;
      said.push(shown);
      release(shown);
    }
  };
  for await (const part of model.stream(request, AbortSignal.any([signal, enough.signal]))) {
    parts += 1;
    if (part.kind === 'usage') counted = part.tokens;
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
  // What was cut off by the model's limit has no end and is not said.
  await releaseAll(
    cutter.flush(characters <= request.maxTokens * CHARACTERS_PER_TOKEN - CHARACTERS_PER_TOKEN),
  );
  const estimated = Math.ceil((sizeOf(request) + characters) / CHARACTERS_PER_TOKEN);
  return { said, calls, tokens: counted || estimated };
}
