import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { renderApp } from '../testing';
import { useNearMe } from './use-near-me';

const LISSE = { name: 'Lisse', country: 'Netherlands', latitude: 52.26, longitude: 4.56 };
const asked: string[] = [];
const server = setupServer(
  http.get('*/api/places/reverse', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({
      city: 'Lisse',
      state: null,
      country: 'Netherlands',
      confidence: 0.7,
      place: LISSE,
    });
  }),
);
const getCurrentPosition = jest.fn();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
});
beforeEach(() => {
  asked.length = 0;
  getCurrentPosition.mockReset();
});
afterAll(() => {
  server.close();
  Reflect.deleteProperty(navigator, 'geolocation');
});

function NearMe() {
  const nearMe = useNearMe();
  const [said, setSaid] = useState('');
  const ask = () =>
    nearMe().then(
      ({ name }) => setSaid(name),
      (error: unknown) => setSaid(error instanceof Error ? error.message : 'no sentence'),
    );
  return (
    <>
      <button onClick={() => void ask()}>Near me</button>
      <output>{said}</output>
    </>
  );
}

it('PLC-05: asks for the position at the tap only, and no more exactly than the nearest town needs', async () => {
  getCurrentPosition.mockImplementation((found: PositionCallback) =>
    found({ coords: { latitude: 52.26123, longitude: 4.55789 } } as GeolocationPosition),
  );
  const { screen, user } = renderApp(<NearMe />);
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Lisse'));
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['?lat=52.26&lon=4.56']);
});

it.each([
  [1, 'Your browser does not tell where you are. Type a place instead.'],
  [2, 'Where you are could not be found. Type a place instead.'],
])('PLC-05: a position that is not given (%i) is a sentence, not an error', async (code, sentence) => {
  getCurrentPosition.mockImplementation((_: PositionCallback, failed: PositionErrorCallback) =>
    failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  );
  const { screen, user } = renderApp(<NearMe />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));
  expect(asked).toEqual([]);
});
