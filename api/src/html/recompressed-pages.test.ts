import { createLogger } from '../shared/observability/logger';
import type { Page } from './page-composer';
import { pageBytes } from './page-bytes';
import { createRecompressedPages } from './recompressed-pages';

/** A compressor that works when it is told to, and pages whose html is their name. */
function setUp() {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'warn' }, { write: (line: string) => void lines.push(line) });
  const begun: { readonly html: string; readonly end: (error?: Error) => Promise<void> }[] = [];
  const compress = (html: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      const end = async (error?: Error) => {
        if (error) reject(error);
        else resolve(Buffer.from(`smaller ${html.toString()}`));
        await new Promise(setImmediate);
      };
      begun.push({ html: html.toString(), end });
    });
  const pages = createRecompressedPages({ log, compress });
  const page = (html: string): Page => ({
    status: 200,
    isKeepable: true,
    maxAgeSeconds: 60,
    bytes: pageBytes(html),
    location: null,
    madeFrom: new Set<string>(),
    styleHashes: [],
  });
  return { ...pages, page, lines, begun, names: () => begun.map(({ html }) => html) };
}

describe('pages made smaller in the background', () => {
  it('a page gets its new bytes when they are there; tag and text stay', async () => {
    const { page, shrink, begun } = setUp();
    const one = page('one');
    const before = one.bytes;
    shrink(one);
    expect(one.bytes).toBe(before);
    await begun[0]?.end();
    expect(one.bytes.br.toString()).toBe('smaller one');
    expect({ ...one.bytes, br: null }).toEqual({ ...before, br: null });
  });

  it('one at a time, in the order they came, each once', async () => {
    const { page, shrink, begun, names } = setUp();
    const [one, two] = [page('one'), page('two')];
    for (const each of [one, two, one, two]) shrink(each);
    expect(names()).toEqual(['one']);
    await begun[0]?.end();
    expect(names()).toEqual(['one', 'two']);
    await begun[1]?.end();
    shrink(one);
    expect(names()).toEqual(['one', 'two']);
  });

  it('one that fails is told to the log, keeps its bytes, and stops nobody else', async () => {
    const { page, shrink, begun, lines } = setUp();
    const [one, two] = [page('one'), page('two')];
    const before = one.bytes;
    shrink(one);
    shrink(two);
    await begun[0]?.end(new Error('out of memory'));
    expect(one.bytes).toBe(before);
    expect(lines.join()).toContain('out of memory');
    await begun[1]?.end();
    expect(two.bytes.br.toString()).toBe('smaller two');
  });

  it('a page that found no room is taken when there is some', async () => {
    const { page, shrink, begun, names } = setUp();
    const late = page('late');
    for (let at = 0; at <= 100; at += 1) shrink(page(`page ${at}`));
    shrink(late);
    await begun[0]?.end();
    shrink(late);
    for (let at = 1; at <= 100; at += 1) await begun[at]?.end();
    expect(names().filter((html) => html === 'late')).toHaveLength(1);
    expect(names()).toHaveLength(102);
  });

  it('ends with the one that it has begun', async () => {
    const { page, shrink, stop, begun, names } = setUp();
    for (const html of ['one', 'two']) shrink(page(html));
    let isOver = false;
    const stopped = stop().then(() => (isOver = true));
    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    await begun[0]?.end();
    await stopped;
    shrink(page('three'));
    expect(names()).toEqual(['one']);
  });
});
