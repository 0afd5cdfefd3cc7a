import OpenAI from 'openai';
import { startProviderServer, type RunningProvider } from '../server/provider-server';
import { createLanguageModelProvider, MODEL } from './language-model-provider';

let server: RunningProvider;
beforeAll(async () => {
  const provider = createLanguageModelProvider({ now: () => 0 });
  server = await startProviderServer(provider, { port: 0, host: '127.0.0.1', delayMs: 0 });
});
afterEach(async () => {
  await fetch(`${server.url}/__faults`, { method: 'DELETE' });
  await fetch(`${server.url}/__requests`, { method: 'DELETE' });
});
afterAll(() => server.stop());

const client = (apiKey = 'sandbox') => new OpenAI({ apiKey, baseURL: `${server.url}/v1`, maxRetries: 0 });
const user = (content: string) => ({ role: 'user' as const, content });
const tool = (name: string) => ({
  type: 'function' as const,
  function: { name, parameters: { type: 'object', properties: {} } },
});

describe('C3: the stand-in for the language model, through the vendor’s own SDK', () => {
  it('completes a chat, and says what it used', async () => {
    const { choices, usage } = await client().chat.completions.create({
      model: MODEL,
      messages: [user('best time to visit Bali')],
    });
    expect(choices[0]?.message.content).toContain('April to October');
    expect(choices[0]?.finish_reason).toBe('stop');
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0));
  });

  it('streams the same words under one id, and the usage last', async () => {
    const stream = await client().chat.completions.create({
      model: MODEL,
      messages: [user('hello')],
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(
      'Hello! Where would you like to go?',
    );
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: 9 } });
  });

  it('calls a tool that it was given, and only such', async () => {
    const ask = (tools: ReturnType<typeof tool>[]) =>
      client()
        .chat.completions.stream({ model: MODEL, messages: [user('hotels in Rome')], tools })
        .finalMessage();
    const { tool_calls: calls } = await ask([tool('find_hotels')]);
    expect(calls?.[0]).toMatchObject({
      type: 'function',
      function: { name: 'find_hotels', arguments: '{"place":"Rome"}' },
    });
    expect((await ask([tool('other')])).tool_calls).toBeUndefined();
  });

  it('gives a tool that must be called arguments that fit its schema', async () => {
    const parameters = {
      type: 'object',
      properties: {
        place: { type: 'string' },
        nights: { type: 'integer', minimum: 1 },
        note: { type: 'string' },
      },
      required: ['place', 'nights'],
    };
    const { choices } = await client().chat.completions.create({
      model: MODEL,
      messages: [user('a bed in Rome')],
      tools: [{ type: 'function', function: { name: 'find', parameters } }],
      tool_choice: { type: 'function', function: { name: 'find' } },
    });
    const [call] = choices[0]?.message.tool_calls ?? [];
    expect(JSON.parse((call as { function: { arguments: string } }).function.arguments)).toEqual({
      place: 'Rome',
      nights: 1,
    });
  });

  it('writes a plan of the candidates that the request names, each once', async () => {
    const task = { days: [1, 2], candidates: [1, 2, 3, 4].map((id) => ({ id: `a${id}`, minutes: 120 })) };
    const { choices } = await client().chat.completions.create({
      model: MODEL,
      messages: [user(`Plan these days.\n${JSON.stringify(task)}`)],
      tools: [tool('make_plan')],
      tool_choice: { type: 'function', function: { name: 'make_plan' } },
    });
    const [call] = choices[0]?.message.tool_calls ?? [];
    expect(call?.type === 'function' && JSON.parse(call.function.arguments)).toEqual({
      days: [
        {
          day: 1,
          stops: [
            { id: 'a1', start: '09:30' },
            { id: 'a2', start: '12:30' },
            { id: 'a3', start: '15:30' },
          ],
        },
        { day: 2, stops: [{ id: 'a4', start: '09:30' }] },
      ],
    });
  });

  it('MAR-61: chooses claims of what a tool brought, the cheapest first, and never says a price', async () => {
    const things = [
      { ref: 'h1', name: 'A', price: { amount: 300 }, amenities: ['SWIMMING_POOL'] },
      { ref: 'h2', name: 'B', price: { amount: 200 }, amenities: [] },
    ];
    const { choices } = await client().chat.completions.create({
      model: MODEL,
      messages: [
        user('hotels in Rome with a pool'),
        {
          role: 'assistant',
          tool_calls: [{ id: 'c', type: 'function', function: { name: 'x', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'c', content: JSON.stringify({ found: [{ kind: 'hotels', things }] }) },
      ],
      tools: [{ type: 'function', function: { name: 'state_claims' } }],
    });
    const [call] = choices[0]?.message.tool_calls ?? [];
    expect(call).toMatchObject({ function: { name: 'state_claims' } });
    expect(JSON.parse((call as { function: { arguments: string } }).function.arguments)).toEqual({
      claims: [
        { kind: 'cheapest', of: 'h2' },
        { kind: 'has', of: 'h1', amenity: 'pool' },
        { kind: 'between' },
      ],
    });
    expect(choices[0]?.message.content).not.toMatch(/\d/);
  });

  it('cuts at the tokens that were asked for', async () => {
    const { choices } = await client().chat.completions.create({
      model: MODEL,
      messages: [user('hello')],
      max_tokens: 2,
    });
    expect(choices[0]).toMatchObject({ finish_reason: 'length', message: { content: 'Hello! W' } });
  });

  it('refuses like the vendor: key, model, parameters', async () => {
    const ask = (openai: OpenAI, body: object) =>
      openai.chat.completions.create({ model: MODEL, messages: [user('hello')], ...body });
    await expect(ask(client('invalid'), {})).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' });
    await expect(ask(client(), { model: 'other' })).rejects.toMatchObject({ status: 404 });
    await expect(ask(client(), { messages: [] })).rejects.toMatchObject({ status: 400, param: 'messages' });
  });

  it.each([429, 500])('fails with %i on request', async (status) => {
    await fetch(`${server.url}/__faults`, {
      method: 'POST',
      body: JSON.stringify({ status }),
      headers: { 'content-type': 'application/json' },
    });
    await expect(
      client().chat.completions.create({ model: MODEL, messages: [user('hello')] }),
    ).rejects.toMatchObject({ status });
  });

  it('breaks a stream in the middle on request', async () => {
    await fetch(`${server.url}/__faults`, {
      method: 'POST',
      body: JSON.stringify({ cut: true }),
      headers: { 'content-type': 'application/json' },
    });
    const stream = await client().chat.completions.create({
      model: MODEL,
      messages: [user('hello')],
      stream: true,
    });
    const read = async () => {
      let text = '';
      for await (const { choices } of stream) text += choices[0]?.delta.content ?? '';
      return text;
    };
    await expect(read()).rejects.toThrow();
  });

  it('lists its model', async () => {
    const { data } = await client().models.list();
    expect(data.map(({ id }) => id)).toEqual([MODEL]);
  });
});
