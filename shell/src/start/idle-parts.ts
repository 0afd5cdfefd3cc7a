/* What a page needs only once it is quiet, in one file: each further one costs every first visit its name and hash. */
export { openRequestPageInstead } from '../remotes/request-page-instead';
export { followAccountSaved } from '../session/account-saved';
export { keepPlaces } from '../layout/keep-places';
export { keepPageOffline } from '../offline/keep-page';
