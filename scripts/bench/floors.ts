import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../root';

/** Pages that no site of this kind can beat on the same machine. */
export interface Floors {
  /** Ten kilobytes of HTML and nothing else. */
  readonly html: string;
  /** A heading and a button that React rendered on the server and takes over in the browser. */
  readonly react: string;
  readonly stop: () => Promise<void>;
}

const HEADING = 'Find your next stay in 41,800 places';

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>floor</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}

/** Words that compress about as well as text does; the same each time. */
function filler(bytes: number): string {
  let text = '';
  for (let seed = 7; text.length < bytes;) {
    seed = (seed * 16_807) % 2_147_483_647;
    text += seed.toString(36) + (seed % 9 === 0 ? '</p><p>' : ' ');
  }
  return text;
}

async function reactScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { hydrateRoot } from 'react-dom/client';
        import { createElement as e, useState } from 'react';
        function Floor() {
          const [count, setCount] = useState(0);
          return e('main', null, e('h1', null, ${JSON.stringify(HEADING)}),
            e('button', { onClick: () => setCount(count + 1) }, 'more'), e('output', null, count));
        }
        hydrateRoot(document.getElementById('root'), e(Floor));`,
      resolveDir: path.join(root, 'shell'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

function served(text: string, type: string) {
  return { type, body: brotliCompressSync(text) };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Serves the floors on a free port. */
export async function startFloors(): Promise<Floors> {
  const files = new Map([
    [
      '/html',
      served(
        page(
          '<style>body{font:16px/1.4 system-ui;margin:1rem}</style>',
          `<h1>${HEADING}</h1><p>${filler(9_500)}</p>`,
        ),
        'text/html',
      ),
    ],
    [
      '/react',
      served(
        page(
          '<script type="module" src="/react.js"></script>',
          `<div id="root"><main><h1>${HEADING}</h1><button>more</button><output>0</output></main></div>`,
        ),
        'text/html',
      ),
    ],
    ['/react.js', served(await reactScript(), 'text/javascript')],
  ]);
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
  });
  const origin = `http://localhost:${await listen(server)}`;
  return {
    html: `${origin}/html`,
    react: `${origin}/react`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
