import type { Connection } from 'mongoose';
import type { FindPictureUses } from '../shared/pictures/picture-uses';
import { siteContentModel } from './site-content.model';

/** Whether the slider of the front page shows a picture. */
export function sitePictureUses(database: Connection): FindPictureUses {
  const parts = siteContentModel(database);
  return async (paths) => {
    const found = await parts.exists({ _id: 'slider', 'value.url': { $in: [...paths] } });
    return found ? ['Slider of the front page'] : [];
  };
}
