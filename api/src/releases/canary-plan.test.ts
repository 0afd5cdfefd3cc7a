import type { CanaryStep } from '@atoll/contracts/release-canary';
import { advanced, resumed, withSteps } from './canary-plan';
import { activated, NEW_POINTER, rolledBack, type ReleasePointer } from './release-pointer';

const START = new Date('2020-11-01T12:00:00Z');
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const step = (hash: string, at = START) => ({ hash, at, who: 'ci', reason: null });
const STEPS: readonly CanaryStep[] = [
  { percent: 5, minutes: 10 },
  { percent: 25, minutes: 20 },
  { percent: 100, minutes: 30 },
];
const NOTHING = { loads: 0, errors: 0 };

function begun(steps = STEPS): ReleasePointer {
  return withSteps(activated(NEW_POINTER, step('old')), step('new'), steps, NOTHING);
}

const shareOf = ({ canary }: ReleasePointer) => canary?.percent;

describe('a canary in steps', () => {
  it('PLT-15: grows when its time is over and enough loads went well, and is for everybody in the end', () => {
    const first = begun();
    expect(shareOf(first)).toBe(5);
    expect(advanced(first, { loads: 100, errors: 0 }, minutesLater(9))).toBe(first);
    const second = advanced(first, { loads: 100, errors: 0 }, minutesLater(10));
    expect(shareOf(second)).toBe(25);
    expect(advanced(second, { loads: 300, errors: 0 }, minutesLater(29))).toBe(second);
    const third = advanced(second, { loads: 300, errors: 0 }, minutesLater(30));
    expect(shareOf(third)).toBe(100);
    const done = advanced(third, { loads: 900, errors: 6 }, minutesLater(60));
    expect(done).toMatchObject({ hash: 'new', canary: null });
    expect(done.history.at(-1)).toMatchObject({
      action: 'activate',
      who: 'site',
      reason: '6 errors in 600 loads at 100 %',
    });
  });

  it('PLT-15: does not grow on too few loads, however long it takes', () => {
    const first = begun();
    expect(advanced(first, { loads: 19, errors: 0 }, minutesLater(9_999))).toBe(first);
  });

  it('PLT-15: is paused by itself with the figures, and goes on when a person says so', () => {
    const halted = advanced(begun(), { loads: 40, errors: 2 }, minutesLater(3));
    expect(shareOf(halted)).toBe(5);
    expect(halted.canary?.plan?.paused).toBe('2 errors in 40 loads at 5 %');
    expect(halted.history.at(-1)).toMatchObject({ action: 'pause', who: 'site' });
    expect(advanced(halted, { loads: 400, errors: 2 }, minutesLater(99))).toBe(halted);
    const goesOn = resumed(halted, step('new', minutesLater(100)), { loads: 400, errors: 2 });
    expect(goesOn.canary?.plan).toMatchObject({ paused: null, stepSince: minutesLater(100) });
    // Only what comes after counts.
    expect(advanced(goesOn, { loads: 410, errors: 2 }, minutesLater(111))).toBe(goesOn);
    expect(shareOf(advanced(goesOn, { loads: 420, errors: 2 }, minutesLater(111)))).toBe(25);
  });

  it('PLT-15: is taken back by itself where its guard says so, with the figures', () => {
    const guard = { errorPercent: 10, loads: 10, then: 'rollback' } as const;
    const first = begun([{ percent: 5, minutes: 10, guard }, ...STEPS.slice(1)]);
    expect(advanced(first, { loads: 9, errors: 9 }, minutesLater(1))).toBe(first);
    const gone = advanced(first, { loads: 10, errors: 1 }, minutesLater(1));
    expect(gone).toMatchObject({ hash: 'old', canary: null, takenBack: ['new'] });
    expect(gone.history.at(-1)).toMatchObject({
      action: 'automatic-rollback',
      reason: '1 error in 10 loads at 5 %',
    });
  });

  it('PLT-15: waits for a person where another release runs for everybody meanwhile, and replaces it never by itself', () => {
    const first = begun();
    const meanwhile = activated(first, step('hotfix', minutesLater(5)));
    expect(meanwhile).toMatchObject({ hash: 'hotfix', canary: { hash: 'new', percent: 5 } });
    expect(meanwhile.canary?.plan?.paused).toBe('another release runs for everybody now');
    expect(advanced(meanwhile, { loads: 900, errors: 0 }, minutesLater(999))).toBe(meanwhile);
  });

  it('a rollback never leads to the canary that is tried', () => {
    const ran = activated(activated(activated(NEW_POINTER, step('first')), step('second')), step('third'));
    const tried = withSteps(rolledBack(ran, step('third')), step('third'), STEPS, NOTHING);
    expect(tried).toMatchObject({ hash: 'second', canary: { hash: 'third' } });
    expect(rolledBack(tried, step('second'))).toMatchObject({ hash: 'first', canary: { hash: 'third' } });
  });

  it('a last step below 100 % waits for a person', () => {
    const first = begun([{ percent: 5, minutes: 10 }]);
    expect(advanced(first, { loads: 100, errors: 0 }, minutesLater(99))).toBe(first);
  });

  it('only what was paused goes on', () => {
    expect(() => resumed(begun(), step('new'), NOTHING)).toThrow('new is no canary that was paused.');
    expect(() => resumed(begun(), step('old'), NOTHING)).toThrow('old is no canary that was paused.');
  });
});
