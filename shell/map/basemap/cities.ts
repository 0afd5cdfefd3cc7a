import { readGeoNames } from '../../../api/places-data/geonames';

/** The towns that the map draws are those that the site finds. */
export const CITIES = readGeoNames();
