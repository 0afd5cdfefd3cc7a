import type { Registry } from '@atoll/contracts/registry';
import { fetchAhead } from '../remotes/fetch-ahead';

/** Fetches the code of a remote without waiting for the shell that will run it. */
export function fetchRemote(slot: HTMLElement | null): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => fetchRemote(slot));
    return;
  }
  const block = document.getElementById('atoll-registry')?.textContent;
  const { apps } = JSON.parse(block ?? '{"apps":[]}') as Registry;
  const entry = apps.find(({ name }) => name === slot?.dataset['remote']);
  if (entry) fetchAhead(entry);
}
