import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Crew } from './crew';

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
function polite(name: string): string {
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
  crew.start({ name: 'first', script: polite('first') });
  crew.start({ name: 'second', script: polite('second') });
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
    lastWords: 'PORT is taken',
  });
});

it('does not take a restart for a death', async () => {
  crew.start({ name: 'API', script: polite('API') });
  await untilUp('API');
  await crew.restart('API');
  const news = await Promise.race([crew.firstDeath, Promise.resolve('alive')]);
  expect(news).toBe('alive');
});
