import { definePage } from './page';

/**
 * The form of a request for quotes (RFQ-02). What a link carries is filled in by the browser, so that one kept document
 * serves every link; `requestFormPage` says what that is.
 */
export const requestPage = definePage({
  pattern: '/request',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Ask travel agents',
  params: {},
});

/** A request with its quotes and messages, for whoever has the mailed link; the path is the secret (RFQ-01). */
export const ownRequestPage = definePage({
  pattern: '/request/:token',
  app: 'mfe-directory',
  access: 'public',
  cache: 'never',
  title: 'Your request',
  params: {},
  hasSecretPath: true,
});

/** A quote that somebody shares, or one's own plan made from one; the path is the secret (RFQ-11). */
export const tripPlanPage = definePage({
  pattern: '/trip-plan/:token',
  app: 'mfe-directory',
  access: 'public',
  cache: 'never',
  title: 'Trip plan',
  params: {},
  hasSecretPath: true,
});
