/** A stand-in of the sandbox: what it plays, where it listens, and how the API is told about it. */
interface StandIn {
  readonly name: string;
  /** The variable of its port, for the sandbox and for whoever wants another one. */
  readonly portVariable: string;
  readonly defaultPort: number;
  /** The variables that name another provider; with one of them the stand-in is not needed. */
  readonly replacedBy: readonly string[];
  readonly apiEnv: (url: string) => Readonly<Record<string, string>>;
}

export const STAND_INS = {
  travel: {
    name: 'travel provider',
    portVariable: 'SANDBOX_TRAVEL_PORT',
    defaultPort: 4101,
    replacedBy: ['TRAVEL_PROVIDER', 'AMADEUS_BASE_URL'],
    apiEnv: (url) => ({
      AMADEUS_BASE_URL: url,
      AMADEUS_CLIENT_ID: 'sandbox',
      AMADEUS_CLIENT_SECRET: 'sandbox',
    }),
  },
  languageModel: {
    name: 'language model',
    portVariable: 'SANDBOX_LANGUAGE_MODEL_PORT',
    defaultPort: 4102,
    replacedBy: ['OPENAI_BASE_URL', 'OPENAI_API_KEY'],
    apiEnv: (url) => ({
      OPENAI_BASE_URL: `${url}/v1`,
      OPENAI_API_KEY: 'sandbox',
      OPENAI_MODEL: 'atoll-concierge',
    }),
  },
  webSearch: {
    name: 'web search',
    portVariable: 'SANDBOX_WEB_SEARCH_PORT',
    defaultPort: 4103,
    replacedBy: ['TAVILY_BASE_URL', 'TAVILY_API_KEY'],
    apiEnv: (url) => ({ TAVILY_BASE_URL: url, TAVILY_API_KEY: 'sandbox' }),
  },
  geocoder: {
    name: 'open geocoder',
    portVariable: 'SANDBOX_GEOCODER_PORT',
    defaultPort: 4104,
    replacedBy: ['NOMINATIM_BASE_URL'],
    apiEnv: (url) => ({ NOMINATIM_BASE_URL: url }),
  },
  mapSearch: {
    name: 'map search',
    portVariable: 'SANDBOX_MAP_SEARCH_PORT',
    defaultPort: 4105,
    replacedBy: ['MAPBOX_BASE_URL', 'MAPBOX_TOKEN'],
    apiEnv: (url) => ({ MAPBOX_BASE_URL: url, MAPBOX_TOKEN: 'sandbox' }),
  },
  indexNow: {
    name: 'IndexNow',
    portVariable: 'SANDBOX_INDEX_NOW_PORT',
    defaultPort: 4106,
    replacedBy: ['INDEXNOW_ENDPOINT'],
    apiEnv: (url) => ({ INDEXNOW_ENDPOINT: `${url}/indexnow` }),
  },
} as const satisfies Record<string, StandIn>;

export type StandInName = keyof typeof STAND_INS;

/** Ports of the stand-ins; 0 takes any free one. */
export type SandboxPorts = Readonly<Record<StandInName, number>>;

export const STAND_IN_NAMES = Object.keys(STAND_INS) as StandInName[];

/** The value for each stand-in. */
export function eachStandIn<T>(valueOf: (standIn: StandIn) => T): Record<StandInName, T> {
  return Object.fromEntries(STAND_IN_NAMES.map((name) => [name, valueOf(STAND_INS[name])])) as Record<
    StandInName,
    T
  >;
}

/** Whether a start without a provider of its own needs this stand-in. */
export function isNeeded(name: StandInName, env: NodeJS.ProcessEnv): boolean {
  return !STAND_INS[name].replacedBy.some((variable) => env[variable]);
}
