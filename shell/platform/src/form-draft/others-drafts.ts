/** Before the name of every form whose draft this tab keeps. */
export const DRAFT_PREFIX = 'atoll-draft:';
/** Whose drafts they are that belong to no account. */
export const NOBODY = 'nobody';

/** Forgets what other accounts typed in this tab: whoever signs in here reads nothing of it, wherever it is kept. */
export function forgetOthersDrafts(account: string): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (!key.startsWith(DRAFT_PREFIX)) continue;
      const owner = key.slice(DRAFT_PREFIX.length).split(':')[0];
      if (owner !== account && owner !== NOBODY) window.sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that refuses its storage keeps nothing of anybody.
  }
}
