import { earliestToday } from '@atoll/contracts/dates';
import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { Changes } from '../shared/changes/changes';
import type { EditLog } from '../shared/edits/edit-log';
import type { SitePictures } from '../shared/pictures/site-pictures';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { OwnSearchPart } from '../shared/own-search/own-search';
import { portalHref, portalPart } from '../shared/own-search/portal-part';
import { editedExpoRoutes } from './edited-expo.routes';
import { createExpoRepository, newEvent } from './expo.repository';
import { expoRoutes } from './expo.routes';
import { eventView } from './expo-view';
import { SAMPLE_EVENTS } from './sample-events';

export interface ExpoFeatureDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL' | 'DEMO'>;
  readonly database: Connection;
  readonly changes: Pick<Changes, 'around'>;
  readonly edits: Pick<EditLog, 'note'>;
  readonly pictures: Pick<SitePictures, 'has'>;
  /** Instead of the machine's clock. */
  readonly now?: () => Date;
}

export interface ExpoFeature {
  readonly plugin: FastifyPluginAsync;
  /** The ids of all events that have a page and are not over. */
  readonly comingIds: () => Promise<string[]>;
  /** For the portal's search. */
  readonly searchPart: OwnSearchPart;
}

/** Fairs and events of the travel trade. */
export function expoFeature({
  config,
  database,
  changes,
  edits,
  pictures,
  ...deps
}: ExpoFeatureDeps): ExpoFeature {
  const now = deps.now ?? (() => new Date());
  const events = createExpoRepository(database, changes);
  const refuseForeign = refuseForeignOrigin(config.PUBLIC_URL);
  return {
    plugin: async (app) => {
      app.addHook('onRequest', async (request) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
      });
      if (config.DEMO === '1')
        app.addHook('onReady', async () => {
          for (const [id, event] of Object.entries(SAMPLE_EVENTS))
            await events.add(newEvent(id, event, true));
        });
      await app.register(expoRoutes({ events, publicUrl: config.PUBLIC_URL, now }));
      await app.register(editedExpoRoutes({ events, edits, pictures, now }));
    },
    searchPart: portalPart('Events', 'content', async (_q, hasWords) =>
      (await events.all())
        .filter(({ event: { title, city, country } }) => hasWords(title, city, country))
        .map(({ _id, event: { title, city }, removed_at }) => ({
          ...{ title, detail: removed_at ? `${city}, removed` : city },
          href: portalHref('expo', _id),
        })),
    ),
    comingIds: async () => {
      const today = earliestToday(now());
      const coming = await events.comingFrom(today);
      return coming.map((document) => eventView(document, today)).map(({ id }) => id);
    },
  };
}
