import { API_PATHS } from '@atoll/contracts/api-paths';
import type { MediaBucket, MediaJob, PicturesAnswer, PictureUses } from '@atoll/contracts/media';
import { api } from '@atoll/platform';

interface PictureOf {
  readonly bucket: string;
  readonly key: string;
}

const LIST = { type: 'Own', id: 'media' } as const;
const pathOf = (path: keyof typeof API_PATHS, values: Readonly<Record<string, string>>) => ({
  url: API_PATHS[path].replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(values[name] ?? '')),
  signedIn: true as const,
});

const mediaApi = api.injectEndpoints({
  endpoints: (build) => ({
    mediaBuckets: build.query<readonly MediaBucket[], void>({
      query: () => pathOf('media', {}),
      transformResponse: ({ buckets }: { buckets: MediaBucket[] }) => buckets,
    }),
    mediaPictures: build.query<PicturesAnswer, { readonly bucket: string; readonly page: number }>({
      query: ({ bucket, page }) => ({ ...pathOf('mediaBucket', { bucket }), params: { page } }),
      providesTags: [LIST],
    }),
    pictureUses: build.query<PictureUses, PictureOf>({
      query: (picture) => pathOf('mediaUses', { ...picture }),
      // What shows it may change at any time, and is asked for when it matters.
      keepUnusedDataFor: 0,
    }),
    removePicture: build.mutation<void, PictureOf>({
      query: (picture) => ({ ...pathOf('mediaPicture', { ...picture }), method: 'DELETE' }),
      invalidatesTags: [LIST],
    }),
    beginMediaJob: build.mutation<MediaJob, string>({
      query: (bucket) => ({ ...pathOf('mediaJobs', { bucket }), method: 'POST', body: {} }),
    }),
    mediaJob: build.query<MediaJob, { readonly bucket: string; readonly id: string }>({
      query: (job) => pathOf('mediaJob', { ...job }),
    }),
  }),
});

/** Has the list of pictures read again, once the last of several has arrived. */
export const picturesChanged = () => mediaApi.util.invalidateTags([LIST]);

export const {
  useMediaBucketsQuery,
  useMediaPicturesQuery,
  usePictureUsesQuery,
  useRemovePictureMutation,
  useBeginMediaJobMutation,
  useMediaJobQuery,
} = mediaApi;
