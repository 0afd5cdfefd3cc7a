import { canaryFrom } from './canary-arguments';

const guard = { errorPercent: 5, loads: 20, then: 'pause' };

it('PLT-15: a canary is a share, or steps with a guard', () => {
  expect(canaryFrom('10', {})).toEqual({ percent: 10 });
  expect(canaryFrom('0', {})).toEqual({ percent: 0 });
  expect(canaryFrom('5/30,100/60', {})).toEqual({
    steps: [
      { percent: 5, minutes: 30, guard },
      { percent: 100, minutes: 60, guard },
    ],
  });
  expect(canaryFrom('5/30', { errors: '2.5', loads: '100', then: 'rollback' })).toEqual({
    steps: [{ percent: 5, minutes: 30, guard: { errorPercent: 2.5, loads: 100, then: 'rollback' } }],
  });
});

it.each([
  ['', {}, 'A canary is a share such as 10'],
  ['some', {}, 'A canary is a share such as 10'],
  ['5/', {}, 'A canary is a share such as 10'],
  ['5/30,', {}, 'A canary is a share such as 10'],
  ['5/30', { errors: 'none' }, '--errors takes a number above 0, not none.'],
  ['5/30', { then: 'nothing' }, '--then is pause or rollback, not nothing.'],
  [Array(11).fill('5/1').join(), {}, '10 steps at most'],
])('%j with %j is one sentence', (text, values, sentence) => {
  expect(() => canaryFrom(text, values)).toThrow(sentence);
});
