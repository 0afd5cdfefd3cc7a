import { backupConfig } from '../src/backup/backup.config';
import { configSchema } from '../src/config';
import type { KeyNotes } from '../src/shared/config/config-part';

interface Variable {
  readonly name: string;
  readonly byDefault: string;
  readonly means: string;
}

type Key = KeyNotes & { readonly default?: string | number | readonly string[] };

function defaultOf({ byDefault, default: value }: Key): string {
  if (byDefault) return byDefault;
  return value === undefined || String(value) === '' ? 'none' : `\`${String(value)}\``;
}

function variablesOf({ properties }: { readonly properties: object }): readonly Variable[] {
  return Object.entries(properties as Readonly<Record<string, Key>>).map(([name, key]) => ({
    name,
    byDefault: defaultOf(key),
    means: key.description,
  }));
}

/** What scripts and tests read, and no schema describes. */
const ofScripts: readonly Variable[] = [
  ['SANDBOX_TRAVEL_PORT', '`4101`', 'port of the stand-in for the travel provider'],
  ['SANDBOX_LANGUAGE_MODEL_PORT', '`4102`', 'port of the stand-in for the language model'],
  ['SANDBOX_WEB_SEARCH_PORT', '`4103`', 'port of the stand-in for the web search'],
  ['SANDBOX_GEOCODER_PORT', '`4104`', 'port of the stand-in for the open geocoder'],
  ['SANDBOX_MAP_SEARCH_PORT', '`4105`', 'port of the stand-in for map search'],
  ['SANDBOX_INDEX_NOW_PORT', '`4106`', 'port of the stand-in for IndexNow'],
  ['SANDBOX_DELAY_MS', '`0`', 'latency of the stand-ins’ answers'],
  ['DEMO_AGENTS', 'all 41,800', 'how many agents of the sample data are written'],
  ['ATOLL_SITE', 'the site on this machine', 'where `release` and `releases` speak to, as `--to` does'],
  ['ATOLL_DEPLOY_TOKEN', 'the one that the start made', 'the deploy token of `release` and `releases`'],
  ['CHROMIUM_PATH', 'found, or installed', 'the browser of the journeys'],
  [
    'ASSEMBLED_DIR',
    'the built workspace',
    'a folder of `assemble`, whose program and parts a started site runs with',
  ],
  ['E2E_BASE_URL', 'a site of its own', 'a running site that the journeys are walked on'],
  [
    'E2E_STORAGE_STATE',
    'none',
    'a file of what browsers have kept before a journey, as `pnpm releases bisect` writes it',
  ],
  [
    'AMADEUS_SCHEMAS',
    'none',
    'folder of the vendor’s specifications, for the sandbox’s own test against them',
  ],
  ['TAPS', 'a sample', 'how many early taps are tried, or `all`'],
  ['TAPS_SEED', 'the commit', 'which taps the sample has, as a failed run prints it'],
  ['BENCH_RUNS', '`5`', 'how often `bench` measures each page'],
].map(([name = '', byDefault = '', means = '']) => ({ name, byDefault, means }));

function table(variables: readonly Variable[]): string {
  const rows = variables.map(({ name, byDefault, means }) => `| \`${name}\` | ${byDefault} | ${means} |`);
  return ['| variable | default | means |', '| --- | --- | --- |', ...rows].join('\n');
}

/** docs/variables.md, before Prettier has aligned it. */
export function variablesPage(): string {
  return [
    '# Variables',
    'Everything has a default; a wrong value stops the start with one sentence that names it. `npx -y pnpm@12 run variables` makes this page from the schemas in `api/src/**/*.config.ts`; a test fails where it is older than they are.',
    '## What the API reads',
    table(variablesOf(configSchema)),
    '## What `backup` and `restore` read besides',
    table(variablesOf(backupConfig.schema)),
    '## What scripts and tests read',
    table(ofScripts),
    '',
  ].join('\n\n');
}
