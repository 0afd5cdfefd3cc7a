import { statusOfSubject } from './page-subject';

const PAGE = {
  pattern: '/thing/:id',
  subject: ({ id }: Readonly<Record<string, string>>) => `/api/things/${id}`,
};

const statusFor = (answer: () => Promise<{ status: number; body: unknown }>, answerMs?: number) =>
  statusOfSubject(PAGE, '/thing/one', answer, answerMs);

it.each([
  [200, 200],
  [404, 404],
  [400, 404],
  [401, 503],
])('ERR-12: a page whose subject answers %d is %d', async (answered, status) => {
  expect(await statusFor(() => Promise.resolve({ status: answered, body: {} }))).toBe(status);
});

it('ERR-12: a page whose subject does not answer, or not in time, is 503', async () => {
  expect(await statusFor(() => Promise.reject(new Error('no answer')))).toBe(503);
  expect(await statusFor(() => new Promise(() => undefined), 1)).toBe(503);
});
