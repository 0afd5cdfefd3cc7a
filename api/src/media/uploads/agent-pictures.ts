import multipart from '@fastify/multipart';
import { AGENT_PICTURES, bucketRules } from '@atoll/contracts/media';
import fp from 'fastify-plugin';
import type { Connection } from 'mongoose';
import type { OwnPictures } from '../../shared/pictures/own-pictures';
import type { FileStorage } from '../../shared/storage/file-storage';
import { createMediaRepository } from './media.repository';
import { createPictureFiles } from './picture-files';
import { createPicturesService } from './pictures.service';
import { readUpload } from '../../shared/pictures/read-upload';

/** Pictures that agents upload of themselves, checked and drawn anew as the administrator's are (DIR-21). */
export function agentPictures(database: Connection, storage: FileStorage): OwnPictures {
  const pictures = createPicturesService(createMediaRepository(database), createPictureFiles(storage));
  return {
    // Unwrapped, so that the scope that registers it gets it and not one below.
    forms: fp(async (app) => void (await app.register(multipart))),
    keep: async (request) => {
      const { bytes } = await readUpload(request, bucketRules(AGENT_PICTURES));
      const { key, url, variants } = await pictures.upload(AGENT_PICTURES, bytes);
      return { key, url: variants['portrait'] ?? url };
    },
    remove: async (key) => void (await pictures.remove(AGENT_PICTURES, key)),
  };
}
