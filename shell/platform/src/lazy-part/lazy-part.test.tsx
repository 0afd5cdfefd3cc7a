import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RemoteBoundary } from '../remote-boundary';
import { lazyPage, lazyPart } from './lazy-part';

function List({ title }: { title: string }) {
  return <h2>{title}</h2>;
}

it('shows the fallback until the code is here', async () => {
  const { Part } = lazyPart(async () => List);
  render(<Part title="Hotels" fallback="Loading" />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Hotels' })).toBeVisible();
});

it('code that did not arrive is asked for again when the part is drawn again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(new Error('no code')).mockResolvedValue(List);
  const { Part, fetch } = lazyPart<{ title: string }>(load);
  await expect(fetch()).rejects.toThrow('no code');
  render(<Part title="Hotels" fallback="Loading" />);
  expect(await screen.findByRole('heading', { name: 'Hotels' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('where the code of a part does not arrive, the rest of the page stays, and the part says so and is tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(List);
  const { Part } = lazyPart<{ title: string }>(load);
  render(
    <RemoteBoundary name="mfe-hotels" release="r1">
      <p>Twelve results</p>
      <Part title="Hotel Farol" fallback="Loading" />
    </RemoteBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('error loading this part');
  expect(screen.getByText('Twelve results')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Hotel Farol' })).toBeVisible();
  expect(screen.getByText('Twelve results')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('where the code of a page does not arrive, its place says so and is tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(List);
  const { Part } = lazyPage<{ title: string }>(load);
  render(<Part title="Lisbon" fallback="Loading" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error loading this page.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Lisbon' })).toBeVisible();
});

it('an error of the code itself is the page’s', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('broken');
  };
  const { Part } = lazyPart<object>(async () => Broken);
  render(
    <RemoteBoundary name="mfe-hotels" release={undefined}>
      <Part fallback="Loading" />
    </RemoteBoundary>,
  );
  expect(await screen.findByText('There was an error loading this page.')).toBeVisible();
});

it('what the server rendered stays where the page changes as soon as the browser has taken it over', async () => {
  const { Part, fetch } = lazyPart(async () => List);
  await fetch();
  const Page = () => {
    const [title, setTitle] = useState('Hotels');
    useEffect(() => setTitle('Hotels today'), []);
    return <Part title={title} fallback="Loading" />;
  };
  const slot = document.createElement('div');
  slot.innerHTML = renderToString(<Page />);
  const heading = within(slot).getByRole('heading');
  expect(heading).toHaveTextContent('Hotels');
  await act(async () => {
    hydrateRoot(slot, <Page />);
  });
  expect(within(slot).getByRole('heading')).toBe(heading);
  expect(heading).toHaveTextContent('Hotels today');
});
