/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import { renderToReadableStream } from 'react-dom/server';
import { lazyPart } from './lazy-part';

const List = ({ title }: { title: string }) => <h2>{title}</h2>;

async function drawn(Part: ReturnType<typeof lazyPart<{ title: string }>>['Part']): Promise<string> {
  const view = await renderToReadableStream(<Part title="Hotels" fallback="Loading" />);
  await view.allReady;
  return new Response(view).text();
}

it('a server draws a part that was not fetched alike each time, because browsers hydrate it without its code', async () => {
  const { Part } = lazyPart(async () => List);
  const first = await drawn(Part);
  expect(first).toContain('<h2>Hotels</h2>');
  expect(first).toContain('<!--$');
  expect(await drawn(Part)).toBe(first);
});
