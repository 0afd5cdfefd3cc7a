import type { APIRequestContext } from '@playwright/test';

/** The paths that an XML of the sitemap names, in order; they must all be of the site's own origin. */
export async function locationsOf(
  request: APIRequestContext,
  path: string,
  origin: string,
): Promise<string[]> {
  const answer = await request.get(path);
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`);
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => {
    if (!location.startsWith(`${origin}/`)) throw new Error(`${path} names ${location}, which is elsewhere`);
    return location.slice(origin.length);
  });
}

const TRIES = 5;
const WITHOUT_FIRST_SCREEN = 'could not be shown without JavaScript just now';

/**
 * A page with its first screen, and the status of its first answer. On a busy machine the first screen may come too late:
 * the document then leaves it to the browser, is not kept, and has it the next time.
 */
export async function wholePage(
  request: APIRequestContext,
  path: string,
): Promise<{ readonly status: number; readonly html: string }> {
  let firstStatus: number | undefined;
  for (let tries = 1; ; tries += 1) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = await answer.text();
    firstStatus ??= answer.status();
    if (!html.includes(WITHOUT_FIRST_SCREEN) || tries === TRIES) return { status: firstStatus, html };
  }
}

/** `count` of the items, spread over all of them, the first and the last among them; all where there are no more. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)] as T);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' };

function attribute(html: string, pattern: RegExp): string | null {
  const [, text] = pattern.exec(html) ?? [];
  return text?.replace(/&(amp|quot|#39|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '') ?? null;
}

/** What a document says of itself. */
export function headOf(html: string) {
  return {
    title: attribute(html, /<title>([^<]*)<\/title>/),
    description: attribute(html, /<meta name="description" content="([^"]*)">/),
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)">/),
    image: attribute(html, /<meta property="og:image" content="([^"]*)">/),
    url: attribute(html, /<meta property="og:url" content="([^"]*)">/),
  };
}

/** Does something with each item, `atOnce` at a time, and gives what came of it, in order. */
export async function inTurns<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return results;
}
