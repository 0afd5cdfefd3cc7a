import type { AppError } from '@atoll/platform';
import { foundOrNull } from './found-or-null';

const refused = (status: number): AppError => ({
  kind: 'api',
  status,
  code: status === 404 ? 'NOT_FOUND' : 'PROVIDER_UNAVAILABLE',
  message: 'Refused',
  requestId: 'r1',
});

it('what does not exist is null, and any other refusal stays one', async () => {
  await expect(foundOrNull(Promise.resolve({ data: { id: 'H1' } }))).resolves.toEqual({ data: { id: 'H1' } });
  await expect(foundOrNull({ error: refused(404) })).resolves.toEqual({ data: null });
  await expect(foundOrNull({ error: refused(500) })).resolves.toEqual({ error: refused(500) });
});
