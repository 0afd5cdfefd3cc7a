import type { CityOption } from '@atoll/contracts/place';
import { placesApi, useAppDispatch } from '@atoll/platform';
import { useCallback } from 'react';

const REFUSED = 'Your browser does not tell where you are. Type a place instead.';
const UNKNOWN = 'Where you are could not be found. Type a place instead.';
const NOWHERE = 'No town is near you. Type a place instead.';
/** About a kilometre: the nearest town needs no more, and nobody else has to know more. */
const DIGITS = 2;
const PATIENCE_MS = 10_000;

/** Asks the browser where the traveler is, which asks the traveler. */
function currentPosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error(UNKNOWN));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) => reject(new Error(code === PERMISSION_DENIED ? REFUSED : UNKNOWN)),
      { timeout: PATIENCE_MS },
    );
  });
}

/** The nearest town of the traveler; asks for the position only when it is called. Throws a sentence to show (PLC-05). */
export function useNearMe(): () => Promise<CityOption> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const { latitude, longitude } = await currentPosition();
    const point = { lat: latitude.toFixed(DIGITS), lon: longitude.toFixed(DIGITS) };
    const request = dispatch(placesApi.endpoints.placeAt.initiate(point, { subscribe: false }));
    const place = await request.unwrap().catch(() => {
      throw new Error(UNKNOWN);
    });
    if (!place) throw new Error(NOWHERE);
    return place;
  }, [dispatch]);
}
