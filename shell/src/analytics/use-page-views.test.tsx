import { renderApp } from '@atoll/platform/testing';
import { Link } from 'react-router-dom';
import { usePageViews } from './use-page-views';

function Site({ production, analytics }: { production: boolean; analytics: boolean }) {
  usePageViews({ production, analytics });
  return <Link to="/tours">Tours</Link>;
}

let sent: jest.SpyInstance;
beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
});
afterEach(() => {
  sent.mockRestore();
});

it('HOM-27: production reports one page view per navigation, by path only', async () => {
  const { screen, user } = renderApp(<Site production analytics />, { path: '/hotels?city=Paris' });
  expect(sent).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Tours' }));
  expect(sent.mock.calls.map(([url, init]) => [url, (init as RequestInit).body])).toEqual([
    ['/api/page-views', '{"path":"/hotels"}'],
    ['/api/page-views', '{"path":"/tours"}'],
  ]);
});

it.each([
  { production: false, analytics: true },
  { production: true, analytics: false },
])('HOM-27: nothing is reported with %o', async (settings) => {
  const { screen, user } = renderApp(<Site {...settings} />);
  await user.click(screen.getByRole('link', { name: 'Tours' }));
  expect(sent).not.toHaveBeenCalled();
});
