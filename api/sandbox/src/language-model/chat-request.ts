/** What the stand-in reads of a request for a chat completion. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatRequestMessage[];
  readonly tools: readonly string[];
  /** The JSON schema of the arguments of each tool. */
  readonly schemas: ReadonlyMap<string, object>;
  /** The tool that must be called; null where the model may choose. */
  readonly forcedTool: string | null;
  readonly stream: boolean;
  readonly includeUsage: boolean;
  readonly maxTokens: number;
}

export interface ChatRequestMessage {
  readonly role: string;
  readonly content: string;
}

/** A request that the vendor refuses with 400: what is wrong, and with which parameter. */
export class BadChatRequest extends Error {
  override readonly name = 'BadChatRequest';
  constructor(
    message: string,
    readonly param: string,
  ) {
    super(message);
  }
}

const ROLES = ['system', 'developer', 'user', 'assistant', 'tool'];
const MAX_TOKENS_DEFAULT = 1_000;

type Json = Readonly<Record<string, unknown>>;

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Content is a text, or a list of parts of which the texts count. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return listOf(content)
    .map((part) => objectOf(part).text)
    .filter((text) => typeof text === 'string')
    .join('');
}

function readMessage(value: unknown, index: number): ChatRequestMessage {
  const { role, content } = objectOf(value);
  if (typeof role !== 'string' || !ROLES.includes(role)) {
    throw new BadChatRequest(`Invalid value: '${String(role)}'.`, `messages[${index}].role`);
  }
  return { role, content: textOf(content) };
}

/** Reads the body of `POST /v1/chat/completions`. Throws BadChatRequest. */
export function readChatRequest(body: unknown): ChatRequest {
  const request = objectOf(body);
  const { model, messages, stream, tools, tool_choice: choice } = request;
  if (typeof model !== 'string' || model === '')
    throw new BadChatRequest('you must provide a model parameter', 'model');
  if (!Array.isArray(messages) || messages.length === 0) {
    throw new BadChatRequest("Missing required parameter: 'messages'.", 'messages');
  }
  const names = listOf(tools).map((tool) => String(objectOf(objectOf(tool).function).name));
  const schemas = listOf(tools).map((tool) => {
    const { name, parameters } = objectOf(objectOf(tool).function);
    return [String(name), objectOf(parameters)] as const;
  });
  const forced = objectOf(objectOf(choice).function).name;
  return {
    model,
    messages: messages.map(readMessage),
    tools: choice === 'none' ? [] : names,
    schemas: new Map(schemas),
    forcedTool: typeof forced === 'string' ? forced : null,
    stream: stream === true,
    includeUsage: objectOf(request.stream_options).include_usage === true,
    maxTokens: Number(request.max_completion_tokens ?? request.max_tokens ?? MAX_TOKENS_DEFAULT),
  };
}
