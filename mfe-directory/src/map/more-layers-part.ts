import { lazyPart } from '@atoll/platform/lazy-part';

/** Sights, hotels and tours: their code and what they ask for come when somebody wants to see them. */
export const MoreLayers = lazyPart(
  async () => (await import(/* webpackChunkName: "map-layers" */ './more/more-layers')).MoreLayers,
).Part;
