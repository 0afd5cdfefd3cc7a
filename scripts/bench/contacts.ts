import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import type { ContactImport } from '@atoll/contracts/crm-import';
import { CRM_PATHS, crmPath } from '@atoll/contracts/crm-paths';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { signInDemo } from './demo-account';
import type { Measured } from './measured';
import { median } from './medians';
import { observe } from './mobile';
import type { BenchSite } from './sites';

const OWNER = { email: 'agent@atoll.example', at: '/agent/login' };
/** Has no other contacts, and keeps those of the import. */
const IMPORTER = 'agent2@atoll.example';
const LISTED = 10_000;
const IMPORTED = 50_000;
const SCROLLED_ROWS = 60;
const LIST = '/agent/crm?view=list&stage=all';
const ROWS = 'table tbody tr';
const RUNS = 5;
const LOOK_MS = 100;
const MB = 1_048_576;

/** Different names, towns and addresses, as a list of customers has them. */
function csvOf(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const person = `${['Ana', 'Bo', 'Clara', 'Dov', 'Emi'][at % 5]} ${at.toString(36)}`;
    return `${person},guest${at}@mail.example,+351 210 ${String(at).padStart(6, '0')},Lisbon`;
  });
  return `Name,E-mail,Phone,City\r\n${rows.join('\r\n')}\r\n`;
}

async function sent<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Memory of the API's process, in MB. */
async function residentMb(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1];
  if (!bytes) throw new Error('The site does not say how much memory it uses');
  return Number(bytes) / MB;
}

/** Takes a file of contacts in, as the dialog does; answers how long its job took and the most memory it added. */
async function importContacts(origin: string, email: string, count: number) {
  const { headers } = await signInDemo(origin, email);
  const form = new FormData();
  form.append('file', new File([csvOf(count)], 'contacts.csv', { type: 'text/csv' }));
  const file = await sent<ContactImport>(origin + CRM_PATHS.imports, { method: 'POST', headers, body: form });
  const [beforeMb, startMs] = [await residentMb(origin), performance.now()];
  await sent(origin + crmPath('importStart', file.id), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ mapping: file.mapping, updateByMail: false }),
  });
  let mostMb = beforeMb;
  for (;;) {
    await setTimeout(LOOK_MS);
    mostMb = Math.max(mostMb, await residentMb(origin));
    const { state, added } = await sent<ContactImport>(origin + crmPath('import', file.id), { headers });
    if (state !== 'done') continue;
    if (added !== count) throw new Error(`Of ${count} contacts ${added} were added`);
    return { seconds: (performance.now() - startMs) / 1_000, addedMb: mostMb - beforeMb };
  }
}

/** Opens the list on a desktop: how soon its first rows are there, and the longest task while it is scrolled. */
async function measureList(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await observe(page);
    await page.goto(origin + OWNER.at);
    await page.getByLabel('E-mail').fill(OWNER.email);
    await page.getByLabel('Password').fill(SAMPLE_DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/dashboard/);
    const firstRowsMs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(origin + LIST, { waitUntil: 'commit' });
      await page.locator(ROWS).first().waitFor();
      firstRowsMs.push(await page.evaluate(() => performance.now()));
    }
    const longestTaskMs = await page.evaluate<number>(
      `window.__longestWhileScrolling('${ROWS}', ${SCROLLED_ROWS})`,
    );
    return { firstRowsMs: median(firstRowsMs), longestTaskMs };
  } finally {
    await context.close();
  }
}

/** Contacts of an agent: a list of ten thousand on a desktop, and a file of fifty thousand. */
export async function measureContacts(browser: Browser, { url }: BenchSite): Promise<Measured['contacts']> {
  await importContacts(url, OWNER.email, LISTED);
  const list = await measureList(browser, url);
  const { seconds, addedMb } = await importContacts(url, IMPORTER, IMPORTED);
  return { ...list, importSeconds: seconds, importMb: addedMb };
}
