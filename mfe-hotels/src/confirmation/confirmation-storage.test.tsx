import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { saveConfirmation, useConfirmation } from './confirmation-storage';

const seen: unknown[] = [];

function Probe() {
  const booked = useConfirmation();
  useEffect(() => {
    seen.push(booked === null || booked === undefined ? booked : booked.result.id);
  }, [booked]);
  return null;
}

/** What effects see while React takes over the page that a reload has brought. */
async function reload(): Promise<unknown[]> {
  seen.length = 0;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  await act(async () => void render(<Probe />, { container, hydrate: true }));
  return seen;
}

beforeEach(() => sessionStorage.clear());

it('BKG-29: a reload never takes the booking of this tab for none', async () => {
  saveConfirmation({
    result: { id: 'HB482913', success: true, hotelBookings: [] },
    email: 'c@mail.example',
    adults: 2,
  });
  expect(await reload()).toEqual([undefined, 'HB482913']);
});

it('BKG-29: a tab without a booking says so once the page is taken over', async () => {
  expect(await reload()).toEqual([undefined, null]);
});
