import { deviceStorage } from '@atoll/platform/device-storage';

/** Ids of chosen lines, by the quote and version that they are of. */
export type Choices = Readonly<Record<string, readonly string[]>>;

interface OfRequest {
  readonly requestId: string;
  readonly choices: Choices;
}

/** Of more requests they are not kept; the newest come first. */
const REQUESTS_MAX = 20;

const isTexts = (value: unknown) => Array.isArray(value) && value.every((id) => typeof id === 'string');

function isOfRequest(value: unknown): value is OfRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { requestId, choices } = value as Record<string, unknown>;
  const isMap = typeof choices === 'object' && choices !== null;
  return typeof requestId === 'string' && isMap && Object.values(choices).every(isTexts);
}

/** What travelers have chosen of quotes on this device; for the browser only. */
export const choicesStorage = deviceStorage<readonly OfRequest[]>({
  key: 'atoll-choices',
  version: 1,
  empty: [],
  parse: (value) => (Array.isArray(value) && value.every(isOfRequest) ? value : null),
});

export function keptChoices(requestId: string): Choices {
  return choicesStorage.read().find((one) => one.requestId === requestId)?.choices ?? {};
}

/** Keeps what is chosen of a request's quotes; nothing where that is nothing. */
export function keepChoices(requestId: string, choices: Choices): void {
  const others = choicesStorage.read().filter((one) => one.requestId !== requestId);
  const own = Object.keys(choices).length > 0 ? [{ requestId, choices }] : [];
  choicesStorage.write([...own, ...others].slice(0, REQUESTS_MAX));
}
