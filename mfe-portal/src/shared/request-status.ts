import type { RequestStatus } from '@atoll/contracts/quote-request';
import type { ChipProps } from '@atoll/ui/chip';

/** Where a request stands for its traveler. */
export const REQUEST_STATUS_WORDS: Readonly<
  Record<RequestStatus, { readonly words: string; readonly tone: ChipProps['tone'] }>
> = {
  new: { words: 'Confirm your address', tone: 'sun' },
  sent: { words: 'Agents were asked', tone: 'lagoon' },
  quoted: { words: 'Quotes are here', tone: 'lagoon' },
  accepted: { words: 'Accepted', tone: 'success' },
  closed: { words: 'Closed', tone: 'sand' },
};
