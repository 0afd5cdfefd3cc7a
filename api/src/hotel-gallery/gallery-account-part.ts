import type { AccountPart } from '../shared/auth/account';
import type { Houses } from '../shared/houses/houses';
import type { DemoGallery } from './demo-gallery';
import type { HotelGalleryRepository } from './hotel-gallery.repository';

export interface GalleryAccountPartDeps {
  readonly galleries: HotelGalleryRepository;
  readonly houses: Pick<Houses, 'ofAccount'>;
  readonly demo: Pick<DemoGallery, 'join'>;
  /** Has the files of what was left removed. */
  readonly askRemoval: () => Promise<void>;
  readonly now: () => Date;
}

/** The one account of the demo whose house has pictures; the second shows how an empty gallery begins. */
const DEMO_HOTEL = 'hotel@atoll.example';

/** What a gallery keeps of an account: all of it goes with the account, its files by the job. */
export function galleryAccountPart(deps: GalleryAccountPartDeps): AccountPart {
  const { galleries, houses, demo, askRemoval, now } = deps;
  return {
    name: 'hotel_gallery',
    onDemo: async (account) => {
      const house = account.email === DEMO_HOTEL ? await houses.ofAccount(account.id) : null;
      if (house) demo.join(house);
    },
    onDeleted: async (userId) => {
      const gallery = await galleries.ofAccount(userId);
      if (!gallery) return;
      const house = { id: gallery._id, userId, approved: null, answeredAt: [] };
      await galleries.write(house, ({ pictures, removed }) => ({
        fields: {
          pictures: [],
          is_left: true,
          removed: [
            ...removed.map((each) => ({ ...each, due_at: now() })),
            ...pictures.map((picture, at) => ({ picture, at, due_at: now() })),
          ],
          removal_due_at: now(),
        },
        isVersion: true,
      }));
      await askRemoval();
    },
    dataOf: async (userId) => {
      const gallery = await galleries.ofAccount(userId);
      if (!gallery || gallery.is_left) return null;
      const { pictures, collections, settings, cover_id, removed } = gallery;
      return {
        pictures: pictures.map(({ key: _key, ...picture }) => picture),
        ...{ collections, settings, cover_id },
        removed: removed.map(({ picture: { key: _key, ...picture }, due_at }) => ({ ...picture, due_at })),
      };
    },
  };
}
