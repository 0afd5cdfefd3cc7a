import { deviceStorage } from '@atoll/platform/device-storage';

/** The address that was registered last in this browser, so that its mail can be asked for again. */
export const pendingEmail = deviceStorage<string | null>({
  key: 'atoll-pending-email',
  version: 1,
  empty: null,
  parse: (value) => (typeof value === 'string' ? value : null),
});
