import { selectTrip, tripChanged } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { act } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { SaveButton } from '@atoll/platform/save-button';
import { savedHotel } from '../shared/saved-hotel';
import type { ItemFocus } from '@atoll/map/list-with-map';
import { readAddress } from '../shared/hotel-address';
import { HotelPageContext } from '../shared/hotel-page';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import { usableStay } from '../shared/use-hotel-search';
import { hotelOf } from '../testing/fixtures';
import { HotelList } from './hotel-list';

// What a card draws and nothing else on the page does: counted, it tells how many cards were drawn.
const mockDrawn = jest.fn();
jest.mock('../shared/hotel-text', () => ({
  ...jest.requireActual<object>('../shared/hotel-text'),
  addressText: ({ hotelId }: { hotelId: string }) => {
    mockDrawn(hotelId);
    return hotelId;
  },
}));

const hotels = ['H1', 'H2', 'H3'].map((hotelId) => hotelOf({ hotelId, name: `Hotel ${hotelId}` }));
const results = {
  state: 'results' as const,
  hotels,
  drawn: hotels,
  drawMore: jest.fn(),
  total: 3,
  pricing: null,
  prices: new Map(),
  retryPrices: null,
  isStale: false,
};
const address = {
  ...readAddress('?view=list'),
  hotelHref: (id: string) => `/hotels?hotel=${id}`,
  openHotel: jest.fn(),
} as unknown as HotelAddressActions;

/** The list, and two buttons that change what it is given. */
function Pointed() {
  const [today, setToday] = useState<string | null>(null);
  const [hoveredId, setHovered] = useState<string | null>(null);
  const focus = { hoveredId, selectedId: null, hover: () => undefined } as unknown as ItemFocus;
  return (
    <>
      <button onClick={() => setToday('2020-11-22')}>day</button>
      <button onClick={() => setHovered('H2')}>point</button>
      <HotelPageContext
        value={{
          ...{ address, stay: usableStay(address, today), today, changeDates: jest.fn() },
          ...{ walk: null, setWalk: jest.fn() },
        }}
      >
        <HotelList results={results} map={{ focus, showOnMap: null }} />
      </HotelPageContext>
    </>
  );
}

beforeEach(() => mockDrawn.mockClear());

it('to point at a hotel draws its card, and the day draws none that has no price', async () => {
  const { screen, user } = renderApp(<Pointed />);
  expect(mockDrawn).toHaveBeenCalledTimes(3);
  mockDrawn.mockClear();
  await user.click(screen.getByRole('button', { name: 'day' }));
  expect(mockDrawn).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'point' }));
  expect(mockDrawn.mock.calls).toEqual([['H2']]);
});

it('a heart is drawn anew when its own hotel is saved, not when something else of the trip changes', () => {
  const onRender = jest.fn();
  const { store } = renderApp(
    <Profiler id="heart" onRender={onRender}>
      <SaveButton item={savedHotel(hotels[0]!, '/hotels?hotel=H1')} />
    </Profiler>,
  );
  onRender.mockClear();
  act(() => void store.dispatch(tripChanged({ guests: 4 })));
  expect(onRender).not.toHaveBeenCalled();
  const saved = { kind: 'hotel' as const, id: 'H1', title: 'Hotel H1', href: '/hotels?hotel=H1' };
  act(() => void store.dispatch(tripChanged({ saved: [saved] })));
  expect(selectTrip(store.getState()).saved).toEqual([saved]);
  expect(onRender).toHaveBeenCalledTimes(1);
});
