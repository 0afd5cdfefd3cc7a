import { act, renderHook } from '@testing-library/react';
import { standingOf, useListWithMap } from './use-list-with-map';

let tellSight: ((intersectionRatio: number) => void) | null = null;

beforeEach(() => {
  tellSight = null;
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      tellSight = (intersectionRatio) =>
        this.callback([{ intersectionRatio } as IntersectionObserverEntry], this as never);
    }
    disconnect() {
      tellSight = null;
    }
  } as never;
});

function start(hasMap = true, openId: string | null = null) {
  const view = renderHook((props) => useListWithMap(props.hasMap, props.openId), {
    initialProps: { hasMap, openId },
  });
  const [box, list] = [document.createElement('div'), document.createElement('section')];
  const scrolled: string[] = [];
  box.scrollIntoView = () => void scrolled.push('map');
  list.scrollIntoView = () => void scrolled.push('list');
  view.result.current.box.current = box;
  view.result.current.list.current = list;
  return { ...view, scrolled };
}

it('an item that is shown on the map is chosen, and the map opens in sight', () => {
  const { result, scrolled } = start();
  act(() => result.current.showOnMap?.('H2'));
  expect(result.current.focus.selectedId).toBe('H2');
  expect(result.current.isOpen).toBe(true);
  expect(scrolled).toEqual(['map']);
});

it('in the other views there is no map to show anything on, and none is open', () => {
  const { result, rerender } = start();
  act(() => result.current.open());
  rerender({ hasMap: false, openId: null });
  expect(result.current.showOnMap).toBeNull();
  expect(result.current.isOpen).toBe(false);
});

it('an opened map leads back to the list once it is in sight, and begins anew', () => {
  const { result, scrolled } = start();
  act(() => result.current.openAndShow());
  expect(scrolled).toEqual(['map']);
  expect(result.current.isInSight).toBe(false);
  act(() => tellSight?.(0.5));
  expect(result.current.isInSight).toBe(true);
  const { version } = result.current;
  act(() => result.current.close());
  expect(scrolled).toEqual(['map', 'list']);
  expect(result.current.isOpen).toBe(false);
  expect(result.current.version).toBe(version + 1);
});

it('remembers what was opened, and says how an item stands out', () => {
  const { result, rerender } = start(true, 'H1');
  rerender({ hasMap: true, openId: null });
  expect([...result.current.focus.seen]).toEqual(['H1']);
  act(() => result.current.focus.hover('H2'));
  expect(standingOf('H2', result.current.focus)).toBe('hovered');
  act(() => result.current.focus.select('H2'));
  expect(standingOf('H2', result.current.focus)).toBe('selected');
  expect(standingOf('H1', result.current.focus)).toBeNull();
});

it.each([
  ['beside', true, 1],
  ['above', false, 0],
])(
  'a marker that is pressed brings its card into sight where the map is %s the list',
  (_where, matches, times) => {
    const { result } = start();
    window.matchMedia = () => ({ matches }) as MediaQueryList;
    const card = document.createElement('li');
    card.dataset.cardId = 'H1';
    card.scrollIntoView = jest.fn();
    document.body.append(card);
    act(() => result.current.focus.selectOnMap('H1'));
    expect(card.scrollIntoView).toHaveBeenCalledTimes(times);
    expect(result.current.focus.selectedId).toBe('H1');
    card.remove();
  },
);
