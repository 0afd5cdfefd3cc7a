import { generatedKey, urlsOfLines, type IndexNowBody } from '@atoll/contracts/index-now-rules';
import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { useEffect, useState } from 'react';

/** What is in the fields, as it was typed. */
export type TypedSubmission = Readonly<Record<keyof IndexNowBody, string>>;

const EMPTY: TypedSubmission = { host: '', key: '', keyLocation: '', urlList: '' };
const DRAFT = 'index-now';
// Nobody's: it is still there when somebody has signed in to send it.
const NOBODY = null;

/** The submission that is meant by what was typed. */
export function bodyOf({ host, key, keyLocation, urlList }: TypedSubmission): IndexNowBody {
  const trimmed = { host: host.trim().toLowerCase(), key: key.trim(), keyLocation: keyLocation.trim() };
  return { ...trimmed, urlList: urlsOfLines(urlList) };
}

/**
 * The fields of the form, kept in this tab until they are sent. They begin with what the site knows of itself, once that
 * is there and nothing was typed.
 */
export function useTypedSubmission(own: Omit<IndexNowBody, 'urlList'> | undefined) {
  const [typed, setTyped] = useState<TypedSubmission | null>(null);
  useEffect(() => {
    const draft = Object.entries(readDraft(DRAFT, NOBODY)).filter(([, value]) => typeof value === 'string');
    if (draft.length > 0) setTyped({ ...EMPTY, ...(Object.fromEntries(draft) as Partial<TypedSubmission>) });
  }, []);

  useEffect(() => {
    if (typed) keepDraft(DRAFT, NOBODY, typed);
  }, [typed]);

  const begin = own ? { ...EMPTY, host: own.host, key: own.key, keyLocation: own.keyLocation } : EMPTY;
  // From what is there then: what was typed and clicked before the page's code comes all at once.
  const change = (changed: (now: TypedSubmission) => Partial<TypedSubmission>) =>
    setTyped((before) => {
      const now = before ?? begin;
      return { ...now, ...changed(now) };
    });
  return {
    values: typed ?? begin,
    change: (changed: Partial<TypedSubmission>) => change(() => changed),
    /** A key that nobody can guess, and where its file would be. */
    generate: () => {
      const key = generatedKey();
      change(({ host }) => ({
        key,
        ...(host.trim() !== '' && { keyLocation: `https://${host.trim()}/${key}.txt` }),
      }));
    },
    forget: () => {
      forgetDraft(DRAFT, NOBODY);
      setTyped(null);
    },
  };
}
