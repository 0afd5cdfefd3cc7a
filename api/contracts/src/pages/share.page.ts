import { definePage } from './page';

/** Something that somebody shared, by the random id that it was kept under (DIR-15). */
export const sharedPostPage = definePage({
  pattern: '/share/post/:logId',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Shared with you',
  params: {},
});
