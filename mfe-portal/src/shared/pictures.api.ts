import { API_PATHS } from '@atoll/contracts/api-paths';
import type { MEDIA_BUCKETS, MediaPicture } from '@atoll/contracts/media';
import { api } from '@atoll/platform';

export type SiteBucket = (typeof MEDIA_BUCKETS)[number];

const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<MediaPicture, { readonly bucket: string; readonly file: File }>({
      query: ({ bucket, file }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: `${API_PATHS.media}/${bucket}`, method: 'POST', body, signedIn: true };
      },
    }),
  }),
});

export const { useUploadPictureMutation } = picturesApi;
