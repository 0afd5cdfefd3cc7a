import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CardList, CardSkeletons } from './card-list';
import { useGrowingList } from './use-growing-list';

let comeNear: (() => void) | null = null;
let print: (() => void) | null = null;

beforeEach(() => {
  comeNear = null;
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      comeNear = () => this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    disconnect() {
      comeNear = null;
    }
  } as never;
  print = () => window.dispatchEvent(new Event('beforeprint'));
});

const TOURS = Array.from({ length: 130 }, (_, index) => ({ id: `T${index}` }));

function Tours({ onPoint }: { onPoint?: (id: string | null) => void }) {
  const { drawn, grow } = useGrowingList(TOURS, 'tours');
  return (
    <CardList
      layout="list"
      items={TOURS}
      drawn={drawn}
      onDrawMore={grow}
      idOf={({ id }) => id}
      onPoint={onPoint}
    >
      {({ id }, index) => <article aria-label={id}>{index}</article>}
    </CardList>
  );
}

it('draws the first of a long list, more as one comes near its end, and no end past the last', () => {
  render(<Tours />);
  expect(screen.getAllByRole('article')).toHaveLength(60);
  act(() => comeNear?.());
  expect(screen.getAllByRole('article')).toHaveLength(120);
  act(() => comeNear?.());
  expect(screen.getAllByRole('article')).toHaveLength(130);
  expect(comeNear).toBeNull();
});

it('is printed whole', () => {
  render(<Tours />);
  act(() => print?.());
  expect(screen.getAllByRole('article')).toHaveLength(130);
});

it('tells which card is pointed at, or holds the focus', () => {
  const onPoint = jest.fn();
  render(<Tours onPoint={onPoint} />);
  const card = screen.getByRole('article', { name: 'T2' });
  fireEvent.pointerEnter(card);
  expect(onPoint).toHaveBeenLastCalledWith('T2');
  fireEvent.pointerLeave(card);
  expect(onPoint).toHaveBeenLastCalledWith(null);
  fireEvent.focus(card);
  expect(onPoint).toHaveBeenLastCalledWith('T2');
});

it('another list begins with its first items again', () => {
  function Changing() {
    const [key, setKey] = useState('a');
    const { drawn, grow } = useGrowingList(TOURS, key);
    return (
      <>
        <button onClick={grow}>more</button>
        <button onClick={() => setKey('b')}>other</button>
        <output>{drawn.length}</output>
      </>
    );
  }
  render(<Changing />);
  fireEvent.click(screen.getByText('more'));
  expect(screen.getByRole('status')).toHaveTextContent('120');
  fireEvent.click(screen.getByText('other'));
  expect(screen.getByRole('status')).toHaveTextContent('60');
});

it('says that it loads', () => {
  render(<CardSkeletons label="Loading tours" layout="grid" count={2} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading tours');
});

it('draws a short list whole', () => {
  render(
    <CardList layout="grid" items={TOURS} idOf={({ id }) => id}>
      {({ id }) => <article aria-label={id} />}
    </CardList>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(130);
  expect(comeNear).toBeNull();
});
