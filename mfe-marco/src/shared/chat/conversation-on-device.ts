import { deviceStorage } from '@atoll/platform/device-storage';

/** The conversation that the panel goes on with at the next visit (MAR-33). Its address opens for its owner only. */
export const conversationOnDevice = deviceStorage<string | null>({
  key: 'atoll-conversation',
  version: 1,
  empty: null,
  parse: (value) => (typeof value === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(value) ? value : null),
});
