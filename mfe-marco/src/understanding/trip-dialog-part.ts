import { lazyPart } from '@atoll/platform/lazy-part';

const tripDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "trip-dialog" */ './trip-dialog')).TripDialog,
);

/** The form that changes what Marco has understood of a trip. */
export const TripDialogPart = tripDialog.Part;
/** Fetches the form's code before it is asked for: somebody points at a chip. */
export const fetchTripDialog = tripDialog.fetch;
