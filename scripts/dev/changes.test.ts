import { appendFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesIn } from './changes';

it('sees a file written, replaced by another, written again, and deleted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'atoll-changes-'));
  const file = path.join(folder, 'page.tsx');
  writeFileSync(file, 'one');
  const stop = new AbortController();
  const changes = changesIn([folder], stop.signal);

  const edits = [
    () => appendFileSync(file, ' two'),
    () => {
      writeFileSync(`${file}.tmp`, 'three');
      renameSync(`${file}.tmp`, file);
    },
    () => appendFileSync(file, ' four'),
    () => rmSync(file),
  ];
  for (const edit of edits) {
    const change = changes.next();
    edit();
    expect((await change).done).toBe(false);
  }
  stop.abort();
  expect((await changes.next()).done).toBe(true);
  rmSync(folder, { recursive: true });
});
