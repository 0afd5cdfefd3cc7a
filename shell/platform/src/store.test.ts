import { createSlice } from '@reduxjs/toolkit';
import { createAtollStore, injectSlices } from './store';
import { dismissToast, removeToast, selectToast, selectTrip, showToast, tripChanged } from './index';

it('HOM-25: a second toast replaces the first, so there is never more than one', () => {
  const store = createAtollStore();
  store.dispatch(showToast({ text: 'first' }));
  store.dispatch(showToast({ text: 'second', tone: 'alert' }));
  expect(selectToast(store.getState())).toMatchObject({ text: 'second', tone: 'alert', open: true });
});

it('HOM-26: a late removal of an old toast leaves the new one alone', () => {
  const store = createAtollStore();
  store.dispatch(showToast({ text: 'first' }));
  const first = selectToast(store.getState());
  store.dispatch(dismissToast());
  expect(selectToast(store.getState())?.open).toBe(false);
  store.dispatch(showToast({ text: 'second' }));
  store.dispatch(removeToast(first?.id ?? ''));
  expect(selectToast(store.getState())).toMatchObject({ text: 'second', open: true });
});

it('the trip context keeps what a remote does not change', () => {
  const store = createAtollStore();
  store.dispatch(tripChanged({ checkIn: '2021-01-02' }));
  store.dispatch(tripChanged({ guests: 4 }));
  expect(selectTrip(store.getState())).toMatchObject({ checkIn: '2021-01-02', guests: 4, rooms: 1 });
});

it('a remote’s slice is in the state as soon as it was injected, and injecting it twice keeps its state', () => {
  const counter = createSlice({
    name: 'counter',
    initialState: { value: 3 },
    reducers: { up: (s) => ({ value: s.value + 1 }) },
  });
  const store = createAtollStore();
  injectSlices(store, [counter]);
  store.dispatch(counter.actions.up());
  injectSlices(store, [counter]);
  expect((store.getState() as unknown as { counter: { value: number } }).counter.value).toBe(4);
});
