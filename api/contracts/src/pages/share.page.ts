import { API_PATHS } from '../api-paths';
import { definePage } from './page';

/** Something that somebody shared, by the random id that it was kept under (DIR-15). */
export const sharedPostPage = definePage({
  pattern: '/share/post/:logId',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Shared with you',
  subject: ({ logId }) => `${API_PATHS.share}/${logId}`,
  params: {},
});
