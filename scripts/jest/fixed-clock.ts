/**
 * When every unit test begins: noon of a Wednesday. Its year and the next have the weekdays of 2026 and 2027, and lie
 * in the past, so that a test which read the machine's clock instead would fail on any day.
 */
const TESTS_BEGIN_AT = new Date(2020, 10, 25, 12).getTime();

const MachineDate = Date;
const offsetMs = TESTS_BEGIN_AT - MachineDate.now();

/** The machine's clock, moved to the day of the tests; it runs on, so that what measures time still can. */
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args: readonly unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [MachineDate.now() + offsetMs] : args, newTarget) as Date,
  get: (target, key, receiver) =>
    key === 'now' ? () => MachineDate.now() + offsetMs : (Reflect.get(target, key, receiver) as unknown),
});
