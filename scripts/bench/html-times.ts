import { median } from './medians';
import type { Measured } from './measured';

const ADDRESSES = 5;

async function answerMs(url: string): Promise<number> {
  const fromMs = performance.now();
  const response = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - fromMs;
}

/** A page of hotels that nobody has asked for yet, and the same one again: to render it, and to have it. */
export async function coldAndWarm(origin: string): Promise<Measured['html']['delay 0 ms']> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let at = 0; at < ADDRESSES; at += 1) {
    // Another spot in Paris each time: another address, and other questions to the provider.
    const url = `${origin}/hotels?city=Paris&country=France&lat=48.85${at}1&lng=2.34${at}1`;
    cold.push(await answerMs(url));
    warm.push(await answerMs(url));
  }
  return { coldMs: Math.round(median(cold)), warmMs: Math.round(median(warm)) };
}
