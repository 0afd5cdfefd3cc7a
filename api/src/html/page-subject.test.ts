import { ownRequestPage } from '@atoll/contracts/pages/request.page';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { statusOfSubject } from './page-subject';
import { PAGE_SUBJECTS, type PageSubject } from './page-subjects';

const PAGE = { pattern: '/thing/:id' };
const subjects: Readonly<Record<string, PageSubject>> = { [PAGE.pattern]: ({ id }) => `/api/things/${id}` };

const statusFor = (answer: () => Promise<{ status: number; body: unknown }>, answerMs?: number) =>
  statusOfSubject(PAGE, '/thing/one', answer, { subjects, ...(answerMs && { answerMs }) });

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

it('ERR-12: every public page about one thing says what that is; the others vary by our words, by a place or by what only the browser has', () => {
  const open = SITE_ROUTES.filter(({ pattern, access }) => access === 'public' && pattern.includes(':'));
  const without = open.filter(({ pattern }) => !(pattern in PAGE_SUBJECTS)).map(({ pattern }) => pattern);
  expect(without).toEqual([
    '/register/:userType',
    '/why-:product',
    '/tours/map/:location',
    '/chat/:conversationId',
  ]);
});

it('RFQ-01: whether a request is there is asked at the address that its page asks', () => {
  expect(PAGE_SUBJECTS[ownRequestPage.pattern]?.({ token: 'id.s3cret-_x' })).toBe(
    '/api/quote-requests/own/id.s3cret-_x',
  );
});
