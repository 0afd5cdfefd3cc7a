import { act } from '@testing-library/react';
import { lazy, memo, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RemoteBoundary } from './remote-boundary';

it('HOM-22: what the server drew stays until its code is here, whatever changes around it meanwhile', async () => {
  const Now = () => <p>Drawn by the server</p>;
  // In the browser its code is on the way.
  const Later = lazy(() => new Promise<{ default: typeof Now }>(() => undefined));
  let change = () => {};
  const page = (Part: React.ComponentType) => {
    const Below = memo(function Below() {
      return (
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      );
    });
    return function Page() {
      const [count, setCount] = useState(0);
      change = () => setCount(count + 1);
      return (
        <RemoteBoundary name="shell">
          <Below />
        </RemoteBoundary>
      );
    };
  };
  const [ServerPage, BrowserPage] = [page(Now), page(Later)];
  const container = document.createElement('div');
  container.innerHTML = renderToString(<ServerPage />);
  const root = await act(async () => hydrateRoot(container, <BrowserPage />));
  await act(async () => change());
  expect(container).toHaveTextContent('Drawn by the server');
  act(() => root.unmount());
});
