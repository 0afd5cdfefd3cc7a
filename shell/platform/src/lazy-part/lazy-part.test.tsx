import { act, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyPart } from './lazy-part';

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
