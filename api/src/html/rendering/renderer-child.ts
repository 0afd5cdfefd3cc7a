/**
 * The program of a renderer's process: loads one server bundle, whose path is its first argument, and renders with it; the
 * second is the site's settings as JSON. It runs a remote's code, so it has no environment, no input but these messages, and may be killed at any moment.
 */
import { pathToFileURL } from 'node:url';
import type { FetchJson, PageDescription, Render } from '@atoll/contracts/rendering';
import type { SiteSettings } from '@atoll/contracts/site-settings';
import type { FromRenderer, ToRenderer } from './renderer-messages';

const LOCALE = 'en';
const [, , bundle = '', settingsJson = ''] = process.argv;
const settings = JSON.parse(settingsJson) as SiteSettings;
const waiting = new Map<number, (answer: { status: number; body: unknown } | null) => void>();
const turns = new Map<number, (isWanted: boolean) => void>();
let fetches = 0;

function tell(message: FromRenderer): void {
  process.send?.(message);
}

const fetchJsonFor =
  (render: number): FetchJson =>
  async (path) => {
    const id = ++fetches;
    const answer = await new Promise<{ status: number; body: unknown } | null>((resolve) => {
      waiting.set(id, resolve);
      tell({ type: 'fetch', id, render, path });
    });
    if (!answer) throw new Error(`${path} did not answer in time`);
    return answer;
  };

async function answer(render: Render, id: number, url: string): Promise<void> {
  const onDescribed = (page: PageDescription) =>
    new Promise<boolean>((resolve) => {
      turns.set(id, resolve);
      tell({ type: 'described', id, page });
    });
  try {
    const result = await render({ url, fetchJson: fetchJsonFor(id), locale: LOCALE, settings, onDescribed });
    tell({ type: 'rendered', id, result });
  } catch (error) {
    tell({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    turns.delete(id);
  }
}

const { render } = (await import(pathToFileURL(bundle).href)) as { render: Render };

process.on('message', (message: ToRenderer) => {
  if (message.type === 'render') void answer(render, message.id, message.url);
  else if (message.type === 'turn') turns.get(message.id)?.(message.isWanted);
  else {
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  }
});
process.on('disconnect', () => process.exit(0));
tell({ type: 'ready' });
