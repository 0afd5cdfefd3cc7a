import type { FileStorage } from '../../shared/storage/file-storage';
import type { MediaRepository, StoredPicture } from './media.repository';
import { createPictureFiles } from './picture-files';
import { createPicturesService } from './pictures.service';
import { plainPicture } from '../../../test/sample-pictures';

/** Pictures in memory; `before` does something at the moment before a file is written or a record goes. */
function picturesInMemory(before: { write?: () => Promise<unknown>; forget?: () => Promise<unknown> }) {
  const files = new Map<string, Buffer>();
  const records = new Map<string, StoredPicture>();
  const once = async (moment: keyof typeof before) => {
    const { [moment]: act } = before;
    delete before[moment];
    await act?.();
  };
  const storage = {
    write: async (path: string, bytes: Buffer) => {
      if (records.size > 0) await once('write');
      files.set(path, bytes);
    },
    read: async (path: string) => files.get(path) ?? null,
    remove: async (path: string) => void files.delete(path),
  } as Partial<FileStorage>;
  const repository: Partial<MediaRepository> = {
    addPicture: async (picture) => void records.set(picture.key, picture),
    picture: async (_bucket, key) => records.get(key) ?? null,
    setSizes: async (key) => records.has(key),
    removePicture: async (key) => {
      await once('forget');
      records.delete(key);
    },
  };
  const service = createPicturesService(
    repository as MediaRepository,
    createPictureFiles(storage as FileStorage),
  );
  return { service, files };
}

it('POR-10: a picture that is removed while its sizes are made anew leaves no file', async () => {
  const before: { write?: () => Promise<unknown> } = {};
  const { service, files } = picturesInMemory(before);
  const { key } = await service.upload('city-images', await plainPicture(60, 40));
  before.write = () => service.remove('city-images', key);
  expect(await service.remake('city-images', key)).toBe(false);
  expect([...files.keys()]).toEqual([]);
});

it('POR-10: a picture whose sizes are made anew while it is removed leaves no file', async () => {
  const before: { forget?: () => Promise<unknown> } = {};
  const { service, files } = picturesInMemory(before);
  const { key } = await service.upload('city-images', await plainPicture(60, 40));
  const [large] = [...files];
  before.forget = async () => {
    // The bulk job has read the picture before its file went.
    files.set(...(large as [string, Buffer]));
    await service.remake('city-images', key);
  };
  expect(await service.remove('city-images', key)).toBe(true);
  expect([...files.keys()]).toEqual([]);
});
