import { resultMarkers } from './result-markers';

const LISBON = { latitude: 38.72, longitude: -9.14 };

it('shows its label, or the name while there is none', () => {
  const markers = resultMarkers(
    [
      { id: 'A', name: 'Casa', position: LISBON, label: '$486' },
      { id: 'B', name: 'Villa', position: LISBON, label: null },
    ],
    new Set(['B']),
  );
  expect(markers.map(({ label, state }) => [label, state])).toEqual([
    ['$486', 'rest'],
    ['Villa', 'seen'],
  ]);
});

it('has no marker for a result without a place', () => {
  expect(resultMarkers([{ id: 'A', name: 'Casa', position: undefined, label: null }], new Set())).toEqual([]);
});
