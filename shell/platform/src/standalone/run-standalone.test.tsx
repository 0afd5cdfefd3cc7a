import { act, screen } from '@testing-library/react';
import { createRemote } from '../create-remote';
import { useAppSelector } from '../store';
import { tripSlice } from '../trip';
import { runStandalone } from './run-standalone';

it('PLT-09: a remote runs without the shell and has the shared store all the same', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const Root = () => <p>{useAppSelector(tripSlice.selectors.selectTrip).guests} guests</p>;
  let mounted: Promise<void> = Promise.resolve();
  // `mount` resolves in a timer after the commit, which never comes while `act` waits.
  await act(async () => {
    mounted = runStandalone(createRemote({ name: 'mfe-test', root: Root }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  await mounted;
  expect(screen.getByText('2 guests')).toBeVisible();
});

it('says what is missing where the page has no root', async () => {
  document.body.innerHTML = '';
  await expect(runStandalone(createRemote({ name: 'mfe-test', root: () => null }))).rejects.toThrow('#root');
});
