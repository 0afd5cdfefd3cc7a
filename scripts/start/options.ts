import path from 'node:path';
import type { DevServer } from '../dev/dev-servers';
import { eachStandIn, type SandboxPorts } from './sandbox';
import { StartError } from './start-error';

/** What the start command was asked for, by flags and variables. */
export interface SiteOptions {
  /** Port of the site; 0 takes any free one. */
  readonly port: number;
  readonly sandboxPorts: SandboxPorts;
  readonly dataDir: string;
  readonly isProduction: boolean;
  /** Remotes that run from their sources; none unless in development. */
  readonly devServers: readonly DevServer[];
}

const DEFAULT_PORT = 4000;
const HIGHEST_PORT = 65_535;

function portFrom(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new StartError(`${name} must be a port number from 0 to ${HIGHEST_PORT}, not "${value}".`);
}

function checkMongoUri(uri: string | undefined): void {
  if (!uri || /^mongodb(\+srv)?:\/\/./.test(uri)) return;
  throw new StartError('MONGODB_URI must begin with mongodb:// or mongodb+srv://.');
}

function checkDelay(delay: string | undefined): void {
  if (!delay || /^\d+$/.test(delay)) return;
  throw new StartError(`SANDBOX_DELAY_MS must be a whole number of milliseconds, not "${delay}".`);
}

function flag(argv: readonly string[], name: string): string | undefined {
  const at = argv.indexOf(`--${name}`);
  if (at < 0) return undefined;
  const value = argv[at + 1];
  if (value === undefined || value.startsWith('--')) throw new StartError(`--${name} needs a value.`);
  return value;
}

/**
 * Options of a start, flags before variables before defaults.
 * @throws StartError naming the first variable or flag that makes no sense
 */
export function readOptions(argv: readonly string[], env: NodeJS.ProcessEnv, root: string): SiteOptions {
  checkMongoUri(env.MONGODB_URI);
  checkDelay(env.SANDBOX_DELAY_MS);
  return {
    port: portFrom('PORT', flag(argv, 'port') ?? env.PORT, DEFAULT_PORT),
    sandboxPorts: eachStandIn(({ portVariable, defaultPort }) =>
      portFrom(portVariable, env[portVariable], defaultPort),
    ),
    dataDir: path.resolve(root, flag(argv, 'data-dir') ?? env.DATA_DIR ?? '.data'),
    isProduction: argv.includes('--production'),
    devServers: [],
  };
}
