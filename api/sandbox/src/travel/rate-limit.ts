import { gatewayErrors } from './travel-errors';

/** Throws the gateway's 429 for calls beyond a number in any second; null never refuses. */
export function createRateLimit(requestsPerSecond: number | null, now: () => number): () => void {
  let recent: number[] = [];
  return () => {
    if (requestsPerSecond === null) return;
    const time = now();
    recent = recent.filter((earlier) => time - earlier < 1000);
    if (recent.length >= requestsPerSecond) throw gatewayErrors.tooManyRequests();
    recent.push(time);
  };
}
