import { STATE_BLOCK_ID } from '@atoll/contracts/rendering';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from './api';
import { useIsServerPage } from './server-page';
import { createRemote, type RemoteLifecycles, type RemoteProps } from './create-remote';
import { createAtollStore } from './store';

type Props = Parameters<RemoteLifecycles['mount']>[0];

function propsFor(slot: HTMLElement): Props {
  const own: RemoteProps = {
    store: createAtollStore(),
    slotGetter: () => slot,
    release: '0123456789abcdef',
  };
  return {
    ...own,
    name: 'mfe-test',
    mountParcel: () => undefined,
    singleSpa: {},
    unmountSelf: () => undefined,
  } as unknown as Props;
}

async function mountIn(slot: HTMLElement, root: React.ComponentType) {
  const { bootstrap, mount, unmount } = createRemote({ name: 'mfe-test', root });
  const props = propsFor(slot);
  for (const step of bootstrap) await step(props);
  let mounted: Promise<unknown> = Promise.resolve();
  await act(async () => {
    mounted = mount(props);
    await Promise.resolve();
  });
  await mounted;
  return () => unmount(props);
}

it('PLT-01: mounts a root with the shell’s store in its slot and takes it away again', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  const unmount = await mountIn(slot, () => <h1>Hello</h1>);
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
  await act(async () => {
    await unmount();
  });
  expect(slot).toBeEmptyDOMElement();
});

it('what the server rendered is hydrated: the same elements stay, and the slot is no longer marked', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  slot.dataset['server'] = 'true';
  const heading = slot.appendChild(document.createElement('h1'));
  heading.textContent = 'From the server';
  await mountIn(slot, () => <h1>From the server</h1>);
  expect(screen.getByRole('heading', { name: 'From the server' })).toBe(heading);
  expect(slot).not.toHaveAttribute('data-server');
  expect(slot).not.toHaveAttribute('data-hydrating');
});

it('a page that the server rendered begins as the server drew it; drawn in the browser, it need not', async () => {
  const Root = () => <p>{useIsServerPage() ? 'as on the server' : 'as in a browser'}</p>;
  const slot = document.body.appendChild(document.createElement('div'));
  slot.dataset['server'] = 'true';
  slot.innerHTML = '<p>as on the server</p>';
  const unmount = await mountIn(slot, Root);
  expect(slot).toHaveTextContent('as on the server');
  await act(async () => {
    await unmount();
  });
  await mountIn(slot, Root);
  expect(slot).toHaveTextContent('as in a browser');
});

it('what a remote prepares is there before it is mounted; when it cannot be had, the remote has failed', async () => {
  const props = propsFor(document.createElement('div'));
  const run = async (prepare: () => Promise<void>) => {
    const { bootstrap } = createRemote({ name: 'mfe-test', root: () => null, prepare });
    for (const step of bootstrap) await step(props);
  };
  let isThere = false;
  await run(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    isThere = true;
  });
  expect(isThere).toBe(true);
  await expect(run(() => Promise.reject(new Error('not to be had')))).rejects.toThrow('not to be had');
});

it("the server's answers are there although only the prepared code knows their endpoint", async () => {
  const block = document.body.appendChild(document.createElement('script'));
  block.id = STATE_BLOCK_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify({ 'mfe-test': [{ endpointName: 'late', value: 'from the server' }] });
  const build = () =>
    api.injectEndpoints({ endpoints: (of) => ({ late: of.query<string, void>({ query: () => '/late' }) }) });
  let late: ReturnType<typeof build> | undefined;
  const prepare = () => Promise.resolve(void (late = build()));
  const props = propsFor(document.createElement('div'));
  const { bootstrap } = createRemote({ name: 'mfe-test', root: () => null, prepare });
  for (const step of bootstrap) await step(props);
  expect(late?.endpoints.late.select()(props.store.getState()).data).toBe('from the server');
  block.remove();
});

it('ERR-09: a render error shows the message in the slot, is reported, and Retry renders again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('fragile');
    return <h1>Whole</h1>;
  };
  await mountIn(document.body.appendChild(document.createElement('div')), Fragile);
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText('There was an error loading this page.')).toBeVisible();
  expect(report).toHaveBeenCalledWith('/api/client-errors', expect.objectContaining({ method: 'POST' }));
  const [, { body } = {}] = report.mock.calls[0] ?? [];
  expect(JSON.parse(body as string)).toMatchObject({ source: 'mfe-test', release: '0123456789abcdef' });
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'Whole' })).toBeVisible();
  jest.restoreAllMocks();
});
