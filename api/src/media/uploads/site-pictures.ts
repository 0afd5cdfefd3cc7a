import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkVariant } from '@atoll/contracts/artwork';
import { PICTURE_KEY_PATTERN, SLIDER_SIZES } from '@atoll/contracts/media';
import type { SliderImage } from '@atoll/contracts/site-content';
import type { Connection } from 'mongoose';
import { ARTWORK_DIR } from '../../shared/artwork/artwork-folder';
import type { SitePictures } from '../../shared/pictures/site-pictures';
import { readArtworkFile } from '../artwork-request';
import { createMediaRepository } from './media.repository';
import { variantFile } from './picture-files';

const PATH = /^\/media\/([a-z][a-z0-9-]{2,39})\/([\w.-]{1,100})$/;
const KEY = new RegExp(PICTURE_KEY_PATTERN);
const ARTWORK = 'artwork';

type SliderSize = keyof typeof SLIDER_SIZES;

function inEachSize(pathOf: (size: SliderSize) => string): SliderImage['variants'] {
  const [mobile, tiny, tablet, desktop] = (['mobile', 'tiny', 'tablet', 'desktop'] as const).map(pathOf);
  return { mobile: mobile!, tiny: tiny!, tablet: tablet!, desktop: desktop! };
}

async function isDrawn(file: string): Promise<boolean> {
  const asked = readArtworkFile(file);
  if (!asked) return false;
  return access(join(ARTWORK_DIR, `${asked.picture}.svg`)).then(
    () => true,
    () => false,
  );
}

/** The pictures of this site: Atoll's drawings, and what was uploaded. */
export function sitePictures(database: Connection): SitePictures {
  const repository = createMediaRepository(database);
  const read = (path: string) => PATH.exec(path)?.slice(1) ?? [];
  const uploaded = async (bucket: string, key: string) =>
    KEY.test(key) ? repository.picture(bucket, key) : null;
  return {
    has: async (path) => {
      const [folder = '', file = ''] = read(path);
      return folder === ARTWORK ? isDrawn(file) : (await uploaded(folder, file)) !== null;
    },
    sliderSizes: async (path) => {
      const [folder = '', file = ''] = read(path);
      if (folder === ARTWORK) {
        const sized = ({ width, height }: { width: number; height: number }) => `${width}x${height}` as const;
        const pathOf = (size: SliderSize) =>
          artworkVariant(path, sized(SLIDER_SIZES[size]) as Parameters<typeof artworkVariant>[1], 'avif');
        return (await isDrawn(file)) ? inEachSize(pathOf) : null;
      }
      const picture = await uploaded(folder, file);
      const hasAll = Object.keys(SLIDER_SIZES).every((size) => picture?.sizes.includes(size));
      return hasAll ? inEachSize((size) => `/media/${folder}/${variantFile(file, size)}`) : null;
    },
  };
}
