import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Crew } from './crew';
import { openLog } from './log-file';

let folder: string;
let crew: Crew;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atoll-crew-'));
  crew = new Crew(path.join(folder, 'logs'));
});
afterEach(async () => {
  await crew.stop();
  rmSync(folder, { recursive: true, force: true });
});

function script(name: string, code: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return file;
}

/** Writes its name to a common file when it is asked to end. */
function endsOnSignal(name: string): string {
  const journal = JSON.stringify(path.join(folder, 'journal'));
  return script(
    name,
    `import { appendFileSync } from 'node:fs';
     process.on('SIGTERM', () => { appendFileSync(${journal}, '${name} '); process.exit(0); });
     appendFileSync(${journal}, '');
     setInterval(() => {}, 1000);
     console.log('up');`,
  );
}

async function untilUp(name: string): Promise<void> {
  const log = path.join(folder, 'logs', `${name}.log`);
  for (;;) {
    try {
      if (readFileSync(log, 'utf8').includes('up')) return;
    } catch {
      // The log does not exist before the first line.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('stops everything in the reverse of the starting order', async () => {
  crew.start({ name: 'first', script: endsOnSignal('first') });
  crew.start({ name: 'second', script: endsOnSignal('second') });
  await Promise.all([untilUp('first'), untilUp('second')]);
  await crew.stop();
  expect(readFileSync(path.join(folder, 'journal'), 'utf8')).toBe('second first ');
});

it('says who ended by itself, how, and what it wrote last', async () => {
  crew.start({ name: 'API', script: script('broken', `console.error('PORT is taken'); process.exit(3);`) });
  await expect(crew.firstDeath).resolves.toEqual({
    name: 'API',
    code: 3,
    signal: null,
    lastOutput: 'PORT is taken',
  });
});

it('does not take a restart for a death', async () => {
  crew.start({ name: 'API', script: endsOnSignal('API') });
  await untilUp('API');
  await crew.restart('API');
  const news = await Promise.race([crew.firstDeath, Promise.resolve('alive')]);
  expect(news).toBe('alive');
});

/** Dies twice, and lives from the third time on. */
function mortal(name: string): string {
  const lives = JSON.stringify(path.join(folder, `${name}.lives`));
  return script(
    name,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${lives}, 'x');
     if (readFileSync(${lives}, 'utf8').length < 3) { console.error('out of memory'); process.exit(7); }
     setInterval(() => {}, 1000);
     console.log('up');`,
  );
}

it('starts a member again that dies once the site is up, later each time, and says so', async () => {
  const said: string[] = [];
  crew.reviveTheDead((line) => said.push(line), 20);
  crew.start({ name: 'API', script: mortal('API') });
  await untilUp('API');
  expect(said).toEqual([
    'The API ended with code 7: starting it again in 0.02 s. It said: out of memory',
    'The API ended with code 7: starting it again in 0.04 s. It said: out of memory',
  ]);
});

it('a member that was killed is started again, in its place among the others', async () => {
  const pids = path.join(folder, 'pids');
  const killed = script(
    'first',
    `import { appendFileSync } from 'node:fs';
     process.on('SIGTERM', () => { appendFileSync(${JSON.stringify(path.join(folder, 'journal'))}, 'first '); process.exit(0); });
     appendFileSync(${JSON.stringify(pids)}, process.pid + ' ');
     setInterval(() => {}, 1000);`,
  );
  const said: string[] = [];
  crew.reviveTheDead((line) => said.push(line), 20);
  crew.start({ name: 'first', script: killed });
  crew.start({ name: 'second', script: endsOnSignal('second') });
  await untilUp('second');
  const started = () =>
    existsSync(pids) ? readFileSync(pids, 'utf8').trim().split(' ').filter(Boolean) : [];
  while (started().length < 1) await new Promise((resolve) => setTimeout(resolve, 20));
  process.kill(Number(started()[0]), 'SIGKILL');
  while (started().length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(said[0]).toContain('The first was ended by SIGKILL: starting it again');
  await crew.stop();
  expect(readFileSync(path.join(folder, 'journal'), 'utf8')).toBe('second first ');
});

it('starts nobody again who waits for it when the site stops', async () => {
  const said: string[] = [];
  crew.reviveTheDead((line) => said.push(line), 60_000);
  crew.start({ name: 'API', script: mortal('API') });
  while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await crew.stop();
  expect(readFileSync(path.join(folder, 'API.lives'), 'utf8')).toBe('x');
});

it('a log is bounded, however much is said', async () => {
  const logs = path.join(folder, 'logs');
  const log = openLog(logs, 'API', { maxSize: '10K' });
  const line = `${'x'.repeat(999)}\n`;
  for (let each = 0; each < 200; each += 1) {
    await new Promise<void>((resolve) => log.write(line, () => resolve()));
  }
  await new Promise<void>((resolve) => log.end(resolve));
  const files = readdirSync(logs).filter((name) => name.endsWith('.log'));
  expect(files.sort()).toEqual(['API.1.log', 'API.2.log', 'API.3.log', 'API.4.log', 'API.log']);
  for (const file of files) expect(statSync(path.join(logs, file)).size).toBeLessThanOrEqual(11_000);
});
