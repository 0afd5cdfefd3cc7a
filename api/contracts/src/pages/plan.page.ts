import { definePage } from './page';

/** A plan that somebody shared, for everybody who has its link; the path is the secret (MAR-53). */
export const planPage = definePage({
  pattern: '/plan/:token',
  app: 'mfe-marco',
  access: 'public',
  cache: 'never',
  title: 'A shared plan',
  params: {},
  hasSecretPath: true,
});
