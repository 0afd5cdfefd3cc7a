import type { EditedPage } from '@atoll/contracts/managed-page';
import { isDeepStrictEqual } from 'node:util';
import type { ManagedPageDocument } from './managed-page.model';

/** A page as the portal edits it. */
export function editedView(page: ManagedPageDocument): EditedPage {
  const { _id, version, draft, published, schedule, changed_at } = page;
  return {
    ...{ ...draft, id: _id, version, publishedSlug: published?.slug ?? null },
    ...{ isChanged: !isDeepStrictEqual(draft, published), changedAt: changed_at.toISOString() },
    schedule: schedule ? { at: schedule.at.toISOString(), timeZone: schedule.time_zone } : null,
  };
}

/** What the edit log compares of a page. */
export function notedFields({ draft, published, schedule }: ManagedPageDocument) {
  return {
    ...{ ...draft, published: published?.slug ?? null },
    publishAt: schedule ? `${schedule.at.toISOString()} (${schedule.time_zone})` : null,
  };
}
