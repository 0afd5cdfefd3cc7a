import type { ChatMessage } from '@atoll/contracts/marco';

/** The place that was last found something for. */
export function lastPlaceOf(messages: readonly ChatMessage[]) {
  const last = messages.findLast(
    ({ metadata }) => metadata?.activities ?? metadata?.hotelResults ?? metadata?.plan,
  )?.metadata;
  return last?.activities?.place ?? last?.hotelResults?.place ?? last?.plan?.place ?? null;
}
