import { earliestToday } from '@atoll/contracts/dates';
import { loadServerDay, useKnownDay } from '@atoll/platform/server-day';
import { renderApp } from '@atoll/platform/testing';

function Days() {
  return (
    <>
      <p>unknown: {useKnownDay(null) ?? 'none'}</p>
      <p>known: {useKnownDay('2020-12-01')}</p>
    </>
  );
}

it('HSE-23, HSE-61: until the traveler’s own day is known, the one counts that the server rendered with', async () => {
  const { screen, store } = renderApp(<Days />);
  expect(screen.getByText('unknown: none')).toBeVisible();
  const day = await loadServerDay(store);
  expect(day).toBe(earliestToday(new Date()));
  expect(await screen.findByText(`unknown: ${day}`)).toBeVisible();
  expect(screen.getByText('known: 2020-12-01')).toBeVisible();
});
