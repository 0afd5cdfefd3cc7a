import { isErrorEnvelope } from './errors';

const envelope = { code: 'NOT_FOUND', message: 'There is none.', requestId: 'r1' };

it.each([[envelope], [{ ...envelope, code: 'ADDED_LATER' }], [{ ...envelope, fields: { name: 'Missing' } }]])(
  'ERR-10: %j is the answer of an API that may be newer than the page',
  (body) => {
    expect(isErrorEnvelope(body)).toBe(true);
  },
);

it.each([
  [null],
  ['NOT_FOUND'],
  [{ code: 'NOT_FOUND', message: 'Of a proxy.' }],
  [{ ...envelope, code: 404 }],
  [{ ...envelope, message: null }],
])('ERR-10: %j is none', (body) => {
  expect(isErrorEnvelope(body)).toBe(false);
});
