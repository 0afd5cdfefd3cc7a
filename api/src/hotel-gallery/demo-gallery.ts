import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_MAX_SIDE_PX } from '@atoll/contracts/constants';
import { bucketRules, HOTEL_PICTURES } from '@atoll/contracts/media';
import sharp from 'sharp';
import { ARTWORK_DIR } from '../shared/artwork/artwork-folder';
import type { House } from '../shared/houses/houses';
import type { Job } from '../shared/jobs/jobs';
import type { HotelGalleryRepository } from './hotel-gallery.repository';
import type { HotelGalleryService } from './hotel-gallery.service';

const ROOMS = 'de300000-0000-4000-8000-0000000000a1';
const AROUND = 'de300000-0000-4000-8000-0000000000a2';

/** Drawings of the site's library that stand for a house's pictures; the last one waits for its words. */
const PICTURES = [
  { drawing: 'hotel-boutique.golden', alt: 'The house in the evening sun', collections: [] },
  { drawing: 'room-classic.golden', alt: 'A double room with the curtains open', collections: [ROOMS] },
  { drawing: 'room-family.golden', alt: 'The family room with two single beds', collections: [ROOMS] },
  { drawing: 'hotel-pool.noon', alt: 'The pool between two palms at noon', collections: [AROUND] },
  { drawing: 'inside-breakfast.dawn', alt: 'The breakfast table in the morning', collections: [] },
  { drawing: 'old-town.dusk', alt: 'The streets around the house at dusk', collections: [AROUND] },
  { drawing: 'inside-lobby.golden', alt: '', collections: [] },
] as const;

const idOf = (index: number) => `de300000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
const RULES = bucketRules(HOTEL_PICTURES);

export interface DemoGalleryDeps {
  readonly gallery: HotelGalleryService;
  readonly galleries: Pick<HotelGalleryRepository, 'ensure' | 'find'>;
}

export interface DemoGallery {
  /** Has the gallery of this house made by the job. */
  readonly join: (house: House) => void;
  readonly job: Job;
}

/** The gallery of the demo's hotel, made by the service that its owner uses. What somebody has changed stays. */
export function demoGallery({ gallery, galleries }: DemoGalleryDeps): DemoGallery {
  const joined = new Map<string, House>();

  async function drawn(drawing: string): Promise<Buffer> {
    const svg = await readFile(join(ARTWORK_DIR, `${drawing}.svg`));
    return sharp(svg)
      .resize(IMAGE_MAX_SIDE_PX, (IMAGE_MAX_SIDE_PX * 2) / 3)
      .png()
      .toBuffer();
  }

  async function make(house: House, onStep: () => Promise<void>): Promise<void> {
    const { version } = await galleries.ensure(house, true);
    if (version > 1) return;
    for (const [index, { drawing }] of PICTURES.entries()) {
      await onStep();
      if (!(await gallery.uploaded(house, idOf(index))))
        await gallery.upload(house, idOf(index), await drawn(drawing), RULES);
    }
    const pictureIds = (collection: string) =>
      PICTURES.flatMap(({ collections }, index) =>
        (collections as readonly string[]).includes(collection) ? [idOf(index)] : [],
      );
    for (const [index, { alt }] of PICTURES.entries())
      await edit(house, { op: 'describe', pictureId: idOf(index), alt });
    for (const [collectionId, name] of [
      [ROOMS, 'Rooms'],
      [AROUND, 'Around the house'],
    ] as const)
      await edit(house, { op: 'collection', collectionId, name, pictureIds: pictureIds(collectionId) });
  }

  async function edit(house: House, change: Parameters<HotelGalleryService['edit']>[2]): Promise<void> {
    const { version } = await gallery.read(house);
    await gallery.edit(house, version, change);
  }

  return {
    join: (house) => void joined.set(house.id, house),
    job: {
      run: async (onStep) => {
        for (const house of joined.values()) await make(house, onStep);
      },
    },
  };
}
