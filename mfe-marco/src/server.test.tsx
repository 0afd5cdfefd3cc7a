import type { FetchJson } from '@atoll/contracts/rendering';
import { render } from './server';
import { planOf } from './testing/fixtures';

beforeAll(() => {
  // React takes jsdom, whose buffers are not Node's, for an old runtime.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  jest.restoreAllMocks();
});

/** The first screen at an address, with an API that knows this shared plan, and what it was asked. */
async function firstScreen(url: string, plan: unknown = null) {
  const asked: string[] = [];
  const fetchJson: FetchJson = (path) => {
    asked.push(path);
    const missing = { code: 'NOT_FOUND', message: 'No.', requestId: 'r1' };
    return Promise.resolve(plan ? { status: 200, body: plan } : { status: 404, body: missing });
  };
  const view = await render({ url, fetchJson, locale: 'en' });
  const content = document.createElement('div');
  content.innerHTML = view.html;
  return { ...view, asked, content };
}

it('PLT-01, MAR-04: /chat comes with its heading, the welcome and the message box, and asks the API nothing', async () => {
  const { status, head, content, asked } = await firstScreen('/chat');
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: 'Marco AI | Atoll', canonical: '/chat' });
  expect(content.querySelector('h1')?.textContent).toBe('Marco AI');
  expect(content.textContent).toContain('Best time to visit Bali');
  expect(content.querySelector('textarea')).not.toBeNull();
  expect(asked).toEqual([]);
});

it('MAR-05: /chat?city=Rome comes with what may be asked about Rome', async () => {
  const { content } = await firstScreen('/chat?city=Rome');
  expect(content.textContent).toContain('Food tours in Rome');
});

it('MAR-03: a conversation is not for search engines, and is never kept', async () => {
  const { head, maxAgeSeconds } = await firstScreen('/chat/some-conversation');
  expect(head.canonical).toBeUndefined();
  expect(maxAgeSeconds).toBe(0);
});

it('MAR-53: a shared plan comes with its days, and is not for search engines', async () => {
  const { status, head, content, chunks, asked, maxAgeSeconds } = await firstScreen(
    '/plan/abcdefghijklmnopqrstuv',
    planOf(),
  );
  expect(status).toBe(200);
  expect(head).toEqual({ title: 'Three days in Rome | Atoll' });
  expect(content.querySelector('h1')?.textContent).toBe('Three days in Rome');
  expect(content.textContent).toContain('Pantheon');
  expect(chunks).toEqual(['shared-plan']);
  expect(asked).toEqual(['/api/marco/shared-plans/abcdefghijklmnopqrstuv']);
  expect(maxAgeSeconds).toBe(0);
});

it('MAR-53: a revoked plan is not found', async () => {
  const { status, content } = await firstScreen('/plan/abcdefghijklmnopqrstuv');
  expect(status).toBe(404);
  expect(content.textContent).toContain('This plan is not shared');
});
