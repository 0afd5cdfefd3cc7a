import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_FOLDERS } from '../build/packages';
import { devEnvironment, devMembers, type DevServer } from '../dev/dev-servers';
import { ensureLocalTokens, hashedTokens } from '../release/deploy-tokens';
import type { Member } from './kept-process';
import type { SiteOptions } from './options';
import { shellFolder } from './deployed-shell';
import { ensureSecret } from './site-secret';
import { newDatabaseSocket, removeDatabaseSocket, socketUri } from './database-socket';
import { freePort } from './ports';
import { isNeeded, STAND_IN_NAMES, STAND_INS, type StandInName } from './sandbox';
import type { SeedPlan } from './seed-database';

/**
 * Enough for a million agents, and small enough that the whole process stays below 1.5 GB: Node's own limit depends on
 * the machine, and on a large one garbage would be let lie.
 */
const API_HEAP_MB = 800;

/** Addresses of a site, and the processes that make it, in starting order. */
export interface SitePlan {
  readonly url: string;
  readonly database: string;
  /** What each provider is called, and where it is. */
  readonly providers: readonly (readonly [name: string, where: string])[];
  readonly members: readonly Member[];
  readonly devServers: readonly DevServer[];
  /** Demo data that has to be there before the API starts; null where the site is no demo. */
  readonly seed: SeedPlan | null;
  /** The password of the demo accounts; null where the site is no demo. */
  readonly demoPassword: string | null;
  /** The address of the embedded database; null where the site has another one. */
  readonly embeddedUri: string | null;
  /** Removes what a site leaves outside its data directory, after its end. */
  readonly clear: () => void;
}

interface Part {
  readonly members: readonly Member[];
  /** Variables that tell the API about this part. */
  readonly env: Readonly<Record<string, string>>;
  /** For a person: what it is and where. */
  readonly label: string;
}

/** Where the embedded engine listens: on a socket that other users of the machine cannot reach, where there are any. */
async function databaseAddress() {
  if (process.platform === 'win32') {
    const port = await freePort(0, 'PORT');
    const where = `127.0.0.1:${port}`;
    return { where, uri: `mongodb://${where}/atoll`, args: ['--port', String(port)], clear: () => undefined };
  }
  const socket = newDatabaseSocket();
  const clear = () => removeDatabaseSocket(socket);
  return { where: socket, uri: socketUri(socket), args: ['--socket', socket], clear };
}

/** The database of a site: the one that MONGODB_URI names, or the embedded engine on the data directory. */
export async function planDatabase(
  root: string,
  options: SiteOptions,
  env: NodeJS.ProcessEnv,
): Promise<Part & Pick<SitePlan, 'clear'> & { readonly uri: string }> {
  const { dataDir, isProduction } = options;
  const { MONGODB_URI: uri } = env;
  if (uri) return { uri, members: [], env: {}, label: 'your MongoDB (MONGODB_URI)', clear: () => undefined };
  const { uri: embedded, args, where, clear } = await databaseAddress();
  const folder = path.join(dataDir, 'mongo');
  const script = path.join(root, 'api/embedded-mongo/dist/main.js');
  return {
    uri: embedded,
    members: [{ name: 'database', script, args: ['--data-dir', folder, ...args] }],
    env: {
      MONGODB_URI: embedded,
      ...(isProduction ? {} : { DEMO: env.DEMO ?? '1' }),
    },
    label: `embedded engine on ${where}, data in ${path.relative(root, folder) || folder}`,
    clear,
  };
}

/** The stand-ins that a start needs: none in production, and none whose provider somebody has configured. */
function neededStandIns({ isProduction }: SiteOptions, env: NodeJS.ProcessEnv): StandInName[] {
  return isProduction ? [] : STAND_IN_NAMES.filter((name) => isNeeded(name, env));
}

/**
 * Makes sure, before anything is built, that the ports that were asked for are free.
 * @throws StartError naming the port and the variable that changes it
 */
export async function checkPorts(options: SiteOptions, env: NodeJS.ProcessEnv): Promise<void> {
  await freePort(options.port, 'PORT');
  for (const name of neededStandIns(options, env)) {
    await freePort(options.sandboxPorts[name], STAND_INS[name].portVariable);
  }
}

/** Names the variable, not its value, which may be a key. */
function ownProvider(name: StandInName, env: NodeJS.ProcessEnv): string {
  const variable = STAND_INS[name].replacedBy.find((candidate) => env[candidate]);
  return variable ? `yours (${variable})` : 'none configured';
}

/** The sandbox with the stand-ins that are needed; the others listen on some free port, and nobody is told. */
async function sandbox(
  root: string,
  options: SiteOptions,
  env: NodeJS.ProcessEnv,
): Promise<Pick<SitePlan, 'members' | 'providers'> & Pick<Part, 'env'>> {
  const needed = neededStandIns(options, env);
  const ports: Record<string, string> = Object.fromEntries(
    STAND_IN_NAMES.map((name) => [STAND_INS[name].portVariable, '0']),
  );
  const apiEnv: Record<string, string> = {};
  const labels: Partial<Record<StandInName, string>> = {};
  for (const name of needed) {
    const { portVariable, apiEnv: envOf } = STAND_INS[name];
    const port = await freePort(options.sandboxPorts[name], portVariable);
    const url = `http://127.0.0.1:${port}`;
    ports[portVariable] = String(port);
    Object.assign(apiEnv, envOf(url));
    labels[name] = `sandbox on ${url}`;
  }
  const script = path.join(root, 'api/sandbox/dist/main.js');
  return {
    members: needed.length === 0 ? [] : [{ name: 'sandbox', script, env: ports }],
    env: apiEnv,
    providers: STAND_IN_NAMES.map((name) => [STAND_INS[name].name, labels[name] ?? ownProvider(name, env)]),
  };
}

/** What lets mails of the outbox be answered; nothing where mails leave, or where somebody has said how they are answered. */
function mailAnswers(dataDir: string, env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  if (env.SMTP_URL || env.INCOMING_MAIL_SECRET || env.MAIL_REPLY_DOMAIN) return {};
  return {
    INCOMING_MAIL_SECRET: ensureSecret(dataDir, 'incoming-mail-secret'),
    MAIL_REPLY_DOMAIN: 'reply.atoll.example',
  };
}

/** What the API's process runs, and where it finds the site's parts: those of the workspace, or of an assembled folder. */
function apiProgram(
  root: string,
  dataDir: string,
  { ASSEMBLED_DIR: assembled }: NodeJS.ProcessEnv,
): { readonly script: string; readonly env: Readonly<Record<string, string>> } {
  if (assembled) return { script: path.join(assembled, 'server.mjs'), env: {} };
  const releases = REMOTE_FOLDERS.map((folder) => path.join(root, folder, 'dist'));
  return {
    script: path.join(root, 'api/dist/start.js'),
    env: {
      SHELL_DIR: shellFolder(dataDir),
      RELEASES_FROM: releases.filter((folder) => existsSync(folder)).join(','),
    },
  };
}

function apiEnvironment(
  { dataDir, isProduction }: SiteOptions,
  port: number,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  return {
    NODE_ENV: isProduction ? 'production' : 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    AUTH_SECRET: env.AUTH_SECRET || ensureSecret(dataDir, 'auth-secret'),
    ...(isProduction ? {} : mailAnswers(dataDir, env)),
    // A developer may release to the own site at once; in production somebody decides who may.
    ...(isProduction || env.DEPLOY_TOKENS ? {} : { DEPLOY_TOKENS: hashedTokens(ensureLocalTokens(dataDir)) }),
  };
}

/**
 * Decides what has to run for a site and where. `say` hears what the dev servers have to say.
 * @throws StartError when a port that was asked for is taken
 */
export async function planSite(
  root: string,
  options: SiteOptions,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<SitePlan> {
  const { devServers } = options;
  const port = await freePort(options.port, 'PORT');
  const storage = await planDatabase(root, options, env);
  const standIns = await sandbox(root, options, env);
  const url = `http://localhost:${port}`;
  const program = apiProgram(root, options.dataDir, env);
  const apiEnv = {
    PUBLIC_URL: url,
    ...apiEnvironment(options, port, env),
    ...program.env,
    ...storage.env,
    ...standIns.env,
    ...devEnvironment(devServers, env.TRUSTED_REMOTE_ORIGINS),
  };
  if (env.PUBLIC_URL) apiEnv.PUBLIC_URL = env.PUBLIC_URL;
  const isDemo = !options.isProduction && (storage.env.DEMO ?? env.DEMO) === '1';
  return {
    url,
    database: storage.label,
    providers: standIns.providers,
    devServers,
    seed: isDemo ? { mongodbUri: storage.uri, agents: env.DEMO_AGENTS } : null,
    demoPassword: isDemo ? env.DEMO_PASSWORD || SAMPLE_DEMO_PASSWORD : null,
    embeddedUri: storage.members.length > 0 ? storage.uri : null,
    clear: storage.clear,
    members: [
      ...storage.members,
      ...standIns.members,
      ...devMembers(root, devServers, say),
      {
        name: 'API',
        script: program.script,
        nodeArgs: [`--max-old-space-size=${API_HEAP_MB}`],
        env: apiEnv,
      },
    ],
  };
}
