/** What lies over the results: a hotel, and over it the booking form or the confirmation. */
export interface Layers {
  hotelId: string | null;
  offerId: string | null;
  step: 'book' | 'done' | null;
}

export function readLayers(params: URLSearchParams): Layers {
  const hotelId = params.get('hotel');
  const step = params.get('step');
  return {
    hotelId,
    offerId: hotelId ? params.get('offer') : null,
    step: hotelId && (step === 'book' || step === 'done') ? step : null,
  };
}

/** The same address with other layers; a closed hotel takes its offer and step with it. */
export function writeLayers(params: URLSearchParams, { hotelId, offerId, step }: Layers): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['hotel', 'offer', 'step']) next.delete(name);
  if (!hotelId) return next;
  next.set('hotel', hotelId);
  if (offerId) next.set('offer', offerId);
  if (step) next.set('step', step);
  return next;
}

/** How many entries of the history belong to the open layers, as this page pushed them; survives a reload. */
export function readDepth(historyState: unknown): number {
  if (typeof historyState !== 'object' || historyState === null || !('depth' in historyState)) return 0;
  return typeof historyState.depth === 'number' ? historyState.depth : 0;
}

export function layerCount({ hotelId, step }: Layers): number {
  return hotelId ? (step ? 2 : 1) : 0;
}
