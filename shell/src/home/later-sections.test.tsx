import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { HomeSections } from './later-sections';

jest.mock('./sections/home-sections', () => ({ HomeSections: () => <h2>Four ways to plan a trip</h2> }));

/** A window that nothing ever comes near to. */
class FarAway {
  observe(): void {}
  disconnect(): void {}
}

it('the server’s sections wait until somebody comes near, and come at once where the page is drawn anew', async () => {
  Object.defineProperty(window, 'IntersectionObserver', { value: FarAway, configurable: true });
  const slot = document.createElement('div');
  slot.innerHTML = '<div id="home-sections" class="later"><!--$--><h2>From the server</h2><!--/$--></div>';
  document.body.append(slot);
  const root = await act(async () => hydrateRoot(slot, <HomeSections />));
  expect(screen.getByRole('heading', { name: 'From the server' })).toBeVisible();

  act(() => root.unmount());
  render(<HomeSections />);
  expect(await screen.findByRole('heading', { name: 'Four ways to plan a trip' })).toBeVisible();
});
