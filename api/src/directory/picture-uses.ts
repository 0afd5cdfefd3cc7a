import type { Connection } from 'mongoose';
import type { FindPictureUses } from '../shared/pictures/picture-uses';
import { cityModel } from './models/city.model';
import { countryImageModel } from './models/country.model';

/** Cities and countries that show a picture. */
export function directoryPictureUses(database: Connection): FindPictureUses {
  const [cities, countries] = [cityModel(database), countryImageModel(database)];
  return async (paths) => {
    const among = { $in: [...paths] };
    const [cityUses, countryUses] = await Promise.all([
      cities.find({ $or: [{ featured_image_url: among }, { image_url: among }] }, { name: 1 }).lean(),
      countries.find({ listing_image_url: among }, { country: 1 }).lean(),
    ]);
    return [
      ...cityUses.map(({ name }) => `City ${name}`),
      ...countryUses.map(({ country }) => `Country ${country}`),
    ];
  };
}
