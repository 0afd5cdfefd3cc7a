import { Type, type Static } from 'typebox';
import { defineConfig, onOff, SANDBOX_ONLY } from '../shared/config/config-part';

/** Which language model and web search answer, and how much of them is used. */
const schema = Type.Object({
  MARCO: onOff('on', {
    description:
      'the assistant; where it is off every page works, and its panel says that it is away ([decision 25](decisions/0025-marco.md))',
    byDefault: '`on`; in production `off` without a key',
  }),
  OPENAI_BASE_URL: Type.String({
    pattern: '^(https?://\\S+)?$',
    default: '',
    description: "a language model in the shape of OpenAI's chat completions, with its `/v1`",
    byDefault: 'the sandbox; in production OpenAI',
  }),
  OPENAI_API_KEY: Type.String({ default: '', description: 'its key', byDefault: SANDBOX_ONLY }),
  OPENAI_MODEL: Type.String({ default: '', description: 'which model is asked', byDefault: SANDBOX_ONLY }),
  TAVILY_BASE_URL: Type.String({
    pattern: '^(https?://\\S+)?$',
    default: '',
    description: "a web search in Tavily's shape",
    byDefault: 'the sandbox; in production Tavily',
  }),
  TAVILY_API_KEY: Type.String({
    default: '',
    description: 'its key; without one Marco says that it cannot search',
    byDefault: SANDBOX_ONLY,
  }),
  MARCO_TOKENS_PER_DAY: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    default: 1_000_000,
    description: 'tokens that the model may use in a day (UTC), of all visitors and instances together',
  }),
  MARCO_TOKENS_SHARE: Type.Integer({
    minimum: 1,
    maximum: 100,
    default: 5,
    description: 'of these, how many per cent one address may use',
  }),
  MARCO_MESSAGES_MAX: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 60,
    description: 'messages of one visitor or account in ten minutes; an address gets five times as many',
  }),
});

export type MarcoConfig = Readonly<Static<typeof schema>>;

/** What the sandbox accepts. */
const SAMPLES = {
  OPENAI_BASE_URL: 'http://127.0.0.1:4102/v1',
  OPENAI_API_KEY: 'sandbox',
  OPENAI_MODEL: 'atoll-concierge',
  TAVILY_BASE_URL: 'http://127.0.0.1:4103',
  TAVILY_API_KEY: 'sandbox',
} as const;
/** Whether the sandbox's stand-in answers: it takes the sample key, which no real model does. */
export function isSampleModel({ OPENAI_API_KEY }: Pick<MarcoConfig, 'OPENAI_API_KEY'>): boolean {
  return OPENAI_API_KEY === SAMPLES.OPENAI_API_KEY;
}
const MODEL_KEYS = ['OPENAI_API_KEY', 'OPENAI_MODEL'] as const;
const SECRETS = ['OPENAI_API_KEY', 'TAVILY_API_KEY'] as const;

export const marcoConfig = defineConfig({
  schema,
  defaults: (env) => {
    if (env.NODE_ENV !== 'production') return SAMPLES;
    return {
      OPENAI_BASE_URL: 'https://api.openai.com/v1',
      TAVILY_BASE_URL: 'https://api.tavily.com',
      ...(env.OPENAI_API_KEY ? {} : { MARCO: 'off' }),
    };
  },
  problems: (values) => [
    ...(values.MARCO === 'on' ? MODEL_KEYS : [])
      .filter((key) => values[key] === '')
      .map((key) => `${key} is required by MARCO=on`),
    ...(values.NODE_ENV === 'production' ? SECRETS : [])
      .filter((key) => values[key] === SAMPLES[key])
      .map((key) => `${key} is the sandbox's sample value, which production refuses`),
  ],
});
