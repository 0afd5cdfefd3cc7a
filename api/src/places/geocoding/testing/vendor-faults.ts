import type { Fault } from '../../../shared/provider/testing/running-sandbox';

/** What can go wrong at a vendor, with the specification's sentence for it (HOM-31). */
export const VENDOR_FAULTS: readonly {
  readonly name: string;
  readonly fault: Fault;
  readonly detail: string;
}[] = [
  {
    name: 'a broken connection',
    fault: { cut: true },
    detail: 'Failed to search location. Please try again.',
  },
  { name: 'HTTP 401', fault: { status: 401 }, detail: 'Search failed: 401' },
  { name: 'HTTP 429', fault: { status: 429 }, detail: 'Search failed: 429' },
  { name: 'HTTP 500', fault: { status: 500 }, detail: 'Search failed: 500' },
  { name: 'garbage', fault: { body: '<html>garbage' }, detail: 'Invalid response format' },
  {
    name: 'an answer of another shape',
    fault: { body: { message: 'ok' } },
    detail: 'Invalid response format',
  },
];
