import { signOut, type useAppDispatch } from '@atoll/platform';
import { DRAFT_PREFIX, NOBODY } from './others-drafts';

/** What somebody typed into a form and has not saved, by the names of its fields. */
export type Draft = Readonly<Record<string, unknown>>;

const NOTHING: Draft = {};

/** Whose form it is: nobody else who signs in here sees what was typed. */
type Account = string | null;

const keyOf = (form: string, account: Account) => `${DRAFT_PREFIX}${account ?? NOBODY}:${form}`;

/** Browsers refuse storage by throwing: on access, when it is full, and in private windows. */
function tryStorage<R>(access: (storage: Storage) => R, refused: R): R {
  try {
    return access(window.sessionStorage);
  } catch {
    // A form works without it: only what was typed is not there after a reload.
    return refused;
  }
}

/** Passwords are never kept, whatever a form sends. */
function withoutSecrets(values: Draft): Draft {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|token|^code$/i.test(name)));
}

/** What was typed into a form in this tab and not saved yet; nothing where there is none. */
export function readDraft(form: string, account: Account): Draft {
  return tryStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(form, account)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? withoutSecrets(kept as Draft) : NOTHING;
  }, NOTHING);
}

/** Keeps what was typed for as long as the tab is open, through a sign-in and a reload. */
export function keepDraft(form: string, account: Account, values: Draft): void {
  const kept = withoutSecrets(values);
  if (Object.keys(kept).length === 0) return forgetDraft(form, account);
  tryStorage((storage) => {
    storage.setItem(keyOf(form, account), JSON.stringify(kept));
  }, undefined);
}

/** Forgets what was typed into a form, because it is saved. */
export function forgetDraft(form: string, account: Account): void {
  tryStorage((storage) => {
    storage.removeItem(keyOf(form, account));
  }, undefined);
}

/** Signs out, and forgets what was typed into every form: whoever leaves leaves nothing behind. As `signOut`. */
export async function signOutAndForget(dispatch: ReturnType<typeof useAppDispatch>): Promise<boolean> {
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
  }, undefined);
  return signOut(dispatch);
}
