import { addPreload } from '../remotes/preload-link';

/** What the inline loader reads of the document's registry. */
interface Listed {
  readonly name: string;
  readonly preload: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
}

/** Fetches the code of a remote without waiting for the shell that will run it. */
export function fetchRemote(slot: HTMLElement | null): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => fetchRemote(slot));
    return;
  }
  const block = document.getElementById('atoll-registry')?.textContent;
  const { apps } = JSON.parse(block ?? '{"apps":[]}') as { readonly apps: readonly Listed[] };
  const listed = apps.find(({ name }) => name === slot?.dataset['remote']);
  for (const href of listed?.preload ?? []) addPreload(href, listed?.integrity[href]);
}
