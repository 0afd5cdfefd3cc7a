import { createHash } from 'node:crypto';

/** On every page that a CDN may keep. */
export const ALL_PAGES_TAG = 'pages';
/** On pages that are made from more than can be listed: every change forgets them. */
const MANY_TAG = 'many';

/** With at most 48 characters each, all tags of a page are one header of 2 KB. */
const TAGS_MAX = 40;
/** In small letters, because some CDNs tell large from small and others do not. */
const SAFE_TAG = /^[a-z0-9][a-z0-9:._-]{0,47}$/;

/** A subject as CDNs take it: itself where it is short and plain, otherwise a name that says nothing. */
function tagOf(subject: string): string {
  if (SAFE_TAG.test(subject)) return subject;
  return `x-${createHash('sha256').update(subject).digest('hex').slice(0, 20)}`;
}

/** The tags of a page that is made from these subjects. */
export function tagsOfPage(madeFrom: ReadonlySet<string>): readonly string[] {
  const own = madeFrom.size > TAGS_MAX ? [MANY_TAG] : [...madeFrom].map(tagOf);
  return [ALL_PAGES_TAG, ...own];
}

/** The tags that a change of these subjects makes old; none where no page shows it. */
export function tagsOfChange(subjects: readonly string[]): readonly string[] {
  return subjects.length === 0 ? [] : [...subjects.map(tagOf), MANY_TAG];
}
