import type { ProviderAnswer } from '../server/http-message';
import type { ChatRequest } from './chat-request';

/** What the concierge says: a text, or a tool that it wants to be called. */
export type Reply =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tool';
      readonly name: string;
      readonly arguments: Readonly<Record<string, unknown>>;
      /** What is said before the call. */
      readonly text?: string;
    };

/** About four characters are a token, as the vendor says. */
const CHARACTERS_PER_TOKEN = 4;

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

interface Written {
  readonly text: string;
  readonly finish: 'stop' | 'length' | 'tool_calls';
  readonly call: { readonly id: string; readonly name: string; readonly arguments: string } | null;
}

function write(reply: Reply, { maxTokens }: ChatRequest, seed: string): Written {
  if (reply.kind === 'tool') {
    const call = { id: `call_${seed}`, name: reply.name, arguments: JSON.stringify(reply.arguments) };
    return { text: reply.text ?? '', finish: 'tool_calls', call };
  }
  const isCut = tokensOf(reply.text) > maxTokens;
  const text = isCut ? reply.text.slice(0, maxTokens * CHARACTERS_PER_TOKEN) : reply.text;
  return { text, finish: isCut ? 'length' : 'stop', call: null };
}

function usageOf(request: ChatRequest, { text, call }: Written) {
  const prompt = request.messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
  const completion = tokensOf(text + (call?.arguments ?? ''));
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

/** The whole completion as one JSON object. */
function completion(request: ChatRequest, written: Written, id: string, created: number): ProviderAnswer {
  const { text, call, finish } = written;
  const calls = call && {
    tool_calls: [{ id: call.id, type: 'function', function: { name: call.name, arguments: call.arguments } }],
  };
  return {
    status: 200,
    body: {
      id,
      object: 'chat.completion',
      created,
      model: request.model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text === '' ? null : text, refusal: null, ...calls },
          logprobs: null,
          finish_reason: finish,
        },
      ],
      usage: usageOf(request, written),
    },
  };
}

/** The first delta of a tool call carries id, type and name, the later ones parts of its arguments. */
function deltasOf({ text, call }: Written): object[] {
  const words = text === '' && call ? [] : text.split(/(?<=\s)/).map((content) => ({ content }));
  if (!call) return words;
  const parts = call.arguments.match(/[\s\S]{1,40}/g) ?? [];
  const first = { index: 0, id: call.id, type: 'function', function: { name: call.name, arguments: '' } };
  return [
    ...words,
    { tool_calls: [first] },
    ...parts.map((part) => ({ tool_calls: [{ index: 0, function: { arguments: part } }] })),
  ];
}

function eventStream(request: ChatRequest, written: Written, id: string, created: number): ProviderAnswer {
  const head = { id, object: 'chat.completion.chunk', created, model: request.model };
  const usage = request.includeUsage ? { usage: null } : {};
  const chunk = (delta: object, finish: string | null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...usage,
  });
  const chunks: object[] = [
    chunk({ role: 'assistant', content: written.call ? null : '' }, null),
    ...deltasOf(written).map((delta) => chunk(delta, null)),
    chunk({}, written.finish),
  ];
  if (request.includeUsage) chunks.push({ ...head, choices: [], usage: usageOf(request, written) });
  return {
    status: 200,
    body: null,
    contentType: 'text/event-stream; charset=utf-8',
    chunks: [...chunks.map((each) => `data: ${JSON.stringify(each)}\n\n`), 'data: [DONE]\n\n'],
  };
}

/** A reply in the vendor's shape, cut at the tokens that were asked for. */
export function chatAnswer(request: ChatRequest, reply: Reply, seed: string, nowMs: number): ProviderAnswer {
  const written = write(reply, request, seed);
  const format = request.stream ? eventStream : completion;
  return format(request, written, `chatcmpl-${seed}`, Math.floor(nowMs / 1_000));
}
