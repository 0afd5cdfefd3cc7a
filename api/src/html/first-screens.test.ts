import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../test/eventually';
import { PATIENT } from '../../test/site';
import { PACKAGE_DIR } from '../shared/config/package-folder';
import { createFirstScreens, type FirstScreens, type ScreenSource } from './first-screens';

const folder = mkdtempSync(join(tmpdir(), 'atoll-first-screens-'));
const PID =
  'export const render = async () => ({ status: 200, head: { title: "t" }, html: String(process.pid), state: [], preload: [], maxAgeSeconds: 60 });';
writeFileSync(join(folder, 'server.mjs'), PID);

let screens: FirstScreens;
afterEach(() => screens.stop());
afterAll(() => rmSync(folder, { recursive: true }));

const release = (hash: string): ScreenSource => ({ app: 'mfe-tours', hash, folder });

function firstScreens(lingerMs?: number): FirstScreens {
  screens = createFirstScreens({
    program: join(PACKAGE_DIR, 'dist/renderer-child.js'),
    settings: { production: false, analytics: false },
    fetchJson: () => Promise.reject(new Error('none')),
    log: { warn: () => undefined },
    deadlines: PATIENT,
    ...(lingerMs === undefined ? {} : { lingerMs }),
  });
  return screens;
}

async function pidOf(hash: string): Promise<number> {
  const screen = await screens.render(release(hash), '/tours', '203.0.113.1');
  return Number(screen.kind === 'described' ? screen.html : null);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('a release that runs no more keeps its process for a while: a rollback waits for nothing', async () => {
  const { keep, isSettled } = firstScreens();
  await keep([release('one')]);
  const pid = await pidOf('one');
  await keep([release('two')]);
  expect(isSettled(release('one'))).toBe(true);
  expect(await pidOf('one')).toBe(pid);
});

it('in the end the process of a release that nobody wants is ended', async () => {
  const { keep } = firstScreens(0);
  await keep([release('one')]);
  const pid = await pidOf('one');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await keep([release('two')]);
  await eventually(async () => expect(isAlive(pid)).toBe(false));
});

it('a release that was never seen is started by its first page, and settled when it is ready', async () => {
  const { isSettled, prepare } = firstScreens();
  expect(isSettled(release('one'))).toBe(false);
  await prepare(release('one'));
  expect(isSettled(release('one'))).toBe(true);
  expect(await pidOf('one')).toBeGreaterThan(0);
});

it('without a server bundle there is nothing to wait for', () => {
  const { isSettled } = firstScreens();
  expect(isSettled({ ...release('one'), folder: join(folder, 'none') })).toBe(true);
});
