import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepPlaces } from './keep-places';

// One document has one keeper of places, as in the site.
keepPlaces();

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  window.HTMLElement.prototype.scrollIntoView = function note(this: HTMLElement) {
    scrolledTo.push(this.id);
  };
  window.scrollTo = jest.fn();
  goTo('/map');
});

/** As single-spa tells of it: first by a step in the history that was none. */
function goTo(address: string, singleSpaTrigger: 'pushState' | 'replaceState' = 'pushState'): void {
  window.history[singleSpaTrigger]({}, '', address);
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpaTrigger }));
  window.dispatchEvent(new Event('single-spa:routing-event'));
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

const City = ({ hasData }: { hasData: boolean }) => (
  <main>
    <h1>Rome</h1>
    {hasData && <section id="sight-borghese-gallery" aria-label="Borghese Gallery" />}
  </main>
);
const sight = () => screen.getByRole('region', { name: 'Borghese Gallery' });

it('the part that an address names is shown as soon as it comes, and has the focus', async () => {
  const { rerender } = render(<City hasData={false} />);
  goTo('/travel-agents/rome#sight-borghese-gallery');
  await frames(5);
  expect(scrolledTo).toEqual([]);
  rerender(<City hasData />);
  await waitFor(() => expect(scrolledTo).toContain('sight-borghese-gallery'));
  expect(sight()).toHaveFocus();
  sight().blur();
  expect(sight()).not.toHaveAttribute('tabindex');
});

it('who presses a key before is left where they are', async () => {
  const { rerender } = render(<City hasData={false} />);
  goTo('/travel-agents/rome#sight-borghese-gallery');
  await userEvent.keyboard('{PageDown}');
  rerender(<City hasData />);
  await frames(5);
  expect(scrolledTo).toEqual([]);
  expect(document.body).toHaveFocus();
});

it('an address that the page itself completes ends nothing', async () => {
  const { rerender } = render(<City hasData={false} />);
  goTo('/travel-agents/rome#sight-borghese-gallery');
  goTo('/travel-agents/roma#sight-borghese-gallery', 'replaceState');
  rerender(<City hasData />);
  await waitFor(() => expect(scrolledTo).toContain('sight-borghese-gallery'));
});

it('who goes on to another page is not brought back', async () => {
  const { rerender } = render(<City hasData={false} />);
  goTo('/travel-agents/rome#sight-borghese-gallery');
  goTo('/tours');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  rerender(<City hasData />);
  await frames(5);
  expect(scrolledTo).toEqual([]);
});
