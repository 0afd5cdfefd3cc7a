import type { Job } from '../shared/jobs/jobs';
import { earliestDue } from './gallery-changes';
import type { GalleryFileStore } from './gallery-files';
import type { HotelGalleryDocument } from './hotel-gallery.model';
import type { HotelGalleryRepository } from './hotel-gallery.repository';

const GALLERIES_AT_ONCE = 20;

export interface RemovalJobDeps {
  readonly galleries: Pick<HotelGalleryRepository, 'due' | 'settle' | 'drop'>;
  readonly files: Pick<GalleryFileStore, 'remove'>;
  readonly now: () => Date;
}

/** Removes the files of pictures that nobody brings back any more, and what deleted accounts have left. */
export function removalJob({ galleries, files, now }: RemovalJobDeps): Job {
  async function settle(gallery: HotelGalleryDocument, onStep: () => Promise<void>): Promise<void> {
    const at = now();
    for (const { picture } of gallery.removed.filter(({ due_at }) => due_at <= at)) {
      await files.remove(picture.key);
      await onStep();
    }
    const removed = gallery.removed.filter(({ due_at }) => due_at > at);
    // The record after the files: what was cut off in the middle is found again.
    if (gallery.is_left && removed.length === 0) await galleries.drop(gallery);
    else await galleries.settle(gallery, { removed, removal_due_at: earliestDue(removed) });
  }

  return {
    run: async (onStep) => {
      for (let due = await galleries.due(now(), GALLERIES_AT_ONCE); due.length > 0;) {
        for (const gallery of due) await settle(gallery, onStep);
        due = await galleries.due(now(), GALLERIES_AT_ONCE);
      }
    },
  };
}
