import OpenAI from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { UNWATCHED, type VendorWatch } from '../../shared/http-client/vendor-watch';
import type { LanguageModel, ModelMessage, ModelPart, ModelRequest } from './language-model';

export interface OpenaiOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** From the request to the end of the answer. */
  readonly timeoutMs: number;
  readonly watch?: VendorWatch;
}

/** Longer arguments are no call of ours. */
const ARGUMENTS_MAX = 20_000;
/** More calls at once, or more pieces of them, are a model that does not end. */
const CALLS_MAX = 16;
const CALL_PIECES_MAX = 4_000;

function toVendor(message: ModelMessage): ChatCompletionMessageParam {
  switch (message.role) {
    case 'toolCall': {
      const { id, name, arguments: text } = message;
      return {
        role: 'assistant',
        tool_calls: [{ id, type: 'function', function: { name, arguments: text } }],
      };
    }
    case 'toolResult':
      return { role: 'tool', tool_call_id: message.id, content: message.content };
    default:
      return { role: message.role, content: message.content };
  }
}

function bodyOf(model: string, request: ModelRequest): ChatCompletionCreateParamsStreaming {
  const { messages, tools, mustCall, maxTokens, temperature } = request;
  return {
    model,
    messages: messages.map(toVendor),
    max_tokens: maxTokens,
    temperature,
    stream: true,
    stream_options: { include_usage: true },
    ...(tools.length > 0 && {
      tools: tools.map((tool) => ({ type: 'function' as const, function: { ...tool } })),
    }),
    ...(mustCall && { tool_choice: { type: 'function' as const, function: { name: mustCall } } }),
  };
}

type ToolDelta = NonNullable<ChatCompletionChunk['choices'][number]['delta']['tool_calls']>[number];
interface PendingCall {
  id: string;
  name: string;
  arguments: string;
}

function addToCall(calls: Map<number, PendingCall>, { index, id, function: called }: ToolDelta): void {
  const call = calls.get(index) ?? { id: '', name: '', arguments: '' };
  call.id ||= id ?? '';
  call.name ||= called?.name ?? '';
  if (call.arguments.length < ARGUMENTS_MAX) call.arguments += called?.arguments ?? '';
  calls.set(index, call);
}

async function* partsOf(chunks: AsyncIterable<ChatCompletionChunk>): AsyncGenerator<ModelPart> {
  const calls = new Map<number, PendingCall>();
  let pieces = 0;
  for await (const { choices, usage } of chunks) {
    if (usage) yield { kind: 'usage', tokens: usage.total_tokens };
    const delta = choices[0]?.delta;
    if (delta?.content) yield { kind: 'text', text: delta.content };
    for (const call of delta?.tool_calls ?? []) addToCall(calls, call);
    pieces += delta?.tool_calls?.length ?? 0;
    if (delta?.tool_calls) yield { kind: 'progress' };
    if (calls.size > CALLS_MAX || pieces > CALL_PIECES_MAX) return;
  }
  for (const call of calls.values()) yield { kind: 'toolCall', ...call };
}

/** Any model in the shape of OpenAI's chat completions, through the vendor's own client. */
export function createOpenaiModel({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
  watch = UNWATCHED,
}: OpenaiOptions): LanguageModel {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, timeout: timeoutMs, maxRetries: 0 });
  return {
    name: model,
    stream: async function* (request, signal) {
      try {
        const chunks = await watch.attempt(() =>
          client.chat.completions.create(bodyOf(model, request), { signal }),
        );
        yield* partsOf(chunks);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}
