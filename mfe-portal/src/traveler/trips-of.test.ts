import { tripsOf, type TripThing } from './trips-of';

const TODAY = '2020-11-25';
const LISBON = { latitude: 38.72, longitude: -9.14 };
const SINTRA = { latitude: 38.8, longitude: -9.38 };
const PORTO = { latitude: 41.15, longitude: -8.61 };

const thing = (key: string, change: Partial<TripThing> = {}): TripThing => ({
  ...{ key, town: null, position: null, dates: null },
  ...change,
});
const days = (from: string, to: string) => ({ dates: { from: `2020-${from}`, to: `2020-${to}` } });
const shown = (...things: TripThing[]) =>
  tripsOf(things, TODAY).map(({ town, stays, isOver }) => [
    town,
    ...stays.map(({ dates, things: own }) => [dates?.from ?? null, own.map(({ key }) => key).join()]),
    ...(isOver ? ['over'] : []),
  ]);

it('AGT-02: towns that are written in two ways are one place, and so is what is near', () => {
  expect(
    shown(
      thing('a', { town: 'Lisbon', position: LISBON }),
      thing('b', { town: 'Lisboa', position: LISBON }),
      thing('c', { position: SINTRA }),
      thing('d', { town: 'Porto', position: PORTO }),
    ),
  ).toEqual([
    ['Lisbon', [null, 'a,b,c']],
    ['Porto', [null, 'd']],
  ]);
});

it('AGT-02: without a position the name of the town counts; without either it is nowhere, not in the next best place', () => {
  expect(
    shown(
      thing('x'),
      thing('a', { town: 'SÃO PAULO' }),
      thing('b', { town: 'São Paulo', position: PORTO }),
      thing('y'),
    ),
  ).toEqual([
    ['São Paulo', [null, 'b,a']],
    [null, [null, 'x,y']],
  ]);
});

it('AGT-02: days that overlap or follow each other are one stay; the next trip comes first, what is over last', () => {
  const here = { town: 'Lisbon', position: LISBON };
  expect(
    shown(
      thing('old', { town: 'Rome', ...days('03-01', '03-05') }),
      thing('undated', { town: 'Oslo' }),
      thing('late', { ...here, ...days('12-20', '12-22') }),
      thing('whole', { ...here, ...days('12-04', '12-10') }),
      thing('within', { ...here, ...days('12-05', '12-06') }),
      thing('after', { ...here, ...days('12-11', '12-12') }),
      thing('none', here),
      thing('soon', { town: 'Porto', position: PORTO, ...days('11-20', '11-25') }),
    ),
  ).toEqual([
    ['Porto', ['2020-11-20', 'soon']],
    ['Lisbon', ['2020-12-04', 'whole,within,after'], ['2020-12-20', 'late'], [null, 'none']],
    ['Oslo', [null, 'undated']],
    ['Rome', ['2020-03-01', 'old'], 'over'],
  ]);
});
