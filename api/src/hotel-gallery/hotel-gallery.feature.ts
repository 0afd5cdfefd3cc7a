import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { AccountPart, FindHousePage } from '../shared/auth/account';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { Changes } from '../shared/changes/changes';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import type { Houses } from '../shared/houses/houses';
import type { Jobs } from '../shared/jobs/jobs';
import { sharedLimit } from '../shared/limits/rate-limit';
import type { FindPlaces } from '../shared/places/find-places';
import { repeat } from '../shared/repeat';
import type { FileStorage } from '../shared/storage/file-storage';
import { demoGallery } from './demo-gallery';
import { galleryAccountPart } from './gallery-account-part';
import { createGalleryFiles } from './gallery-files';
import { createHotelGalleryRepository } from './hotel-gallery.repository';
import { hotelGalleryRoutes } from './hotel-gallery.routes';
import { createHotelGalleryService } from './hotel-gallery.service';
import { createPublicHouses, type PublicHouses } from './public-houses';
import { publicHousesRoutes } from './public-houses.routes';
import { removalJob } from './removal-job';

export interface HotelGalleryFeatureDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL' | 'DEMO'>;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly storage: FileStorage;
  readonly changes: Pick<Changes, 'around' | 'onChange'>;
  readonly jobs: Jobs;
  readonly houses: Houses;
  readonly pages: Pick<DirectoryPages, 'city' | 'cities' | 'country'>;
  readonly findPlaces: FindPlaces;
  /** Instead of the machine's clock. */
  readonly now?: () => Date;
}

export interface HotelGalleryFeature {
  readonly plugin: FastifyPluginAsync;
  readonly part: AccountPart;
  /** The last parts of the addresses of all houses that have a public page. */
  readonly houseSlugs: () => Promise<string[]>;
  readonly findHousePage: FindHousePage;
  /** The house of a public page, by the last part of its address; null without one. */
  readonly findHouse: PublicHouses['find'];
  /** Of these houses, those that no agent may ask to be connected. */
  readonly notAskable: (houseIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

const REMOVAL_JOB = 'hotel-pictures-removal';
const DEMO_JOB = 'hotel-gallery-demo';
const LOOK_MS = 60_000;
/** Twice a full gallery in an hour, which is more than anybody sorts. */
const UPLOADS_MAX = 400;

/** Pictures of houses with an account: the owner's gallery, and the public page that is made from it. */
export function hotelGalleryFeature(deps: HotelGalleryFeatureDeps): HotelGalleryFeature {
  const { config, log, database, storage, changes, jobs, houses } = deps;
  const now = deps.now ?? (() => new Date());
  const files = createGalleryFiles(storage);
  const galleries = createHotelGalleryRepository(database, changes);
  const gallery = createHotelGalleryService({ galleries, files, houses, now });
  const publicHouses = createPublicHouses({ ...deps, galleries, now });
  const demo = demoGallery({ gallery, galleries });
  const limit = sharedLimit(database, {
    name: 'hotel-pictures',
    most: UPLOADS_MAX,
    windowSeconds: 3_600,
    complaint: 'Too many pictures were uploaded',
  });
  const refuseForeign = refuseForeignOrigin(config.PUBLIC_URL);
  const later = (err: unknown) => log.warn({ err }, 'removed pictures are looked at later');
  // Accounts of an old demo are removed before jobs are taken: what is not begun now is found within a minute.
  const askRemoval = () => jobs.ask(REMOVAL_JOB).catch(later);
  jobs.define(REMOVAL_JOB, removalJob({ galleries, files, now }));
  jobs.define(DEMO_JOB, demo.job);
  return {
    part: galleryAccountPart({ galleries, houses, demo, askRemoval, now }),
    houseSlugs: publicHouses.slugs,
    findHousePage: publicHouses.pageOf,
    findHouse: publicHouses.find,
    notAskable: galleries.notAskable,
    plugin: async (app) => {
      const look = repeat(async () => {
        await jobs.ask(REMOVAL_JOB);
        return 'again';
      }, LOOK_MS);
      app.addHook('onReady', async () => {
        look.start(later);
        if (config.DEMO === '1') await jobs.ask(DEMO_JOB);
      });
      app.addHook('onClose', () => look.stop());
      app.addHook('onRequest', async (request) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
      });
      await app.register(hotelGalleryRoutes({ gallery, limit }));
      await app.register(publicHousesRoutes({ houses: publicHouses, files }));
    },
  };
}
