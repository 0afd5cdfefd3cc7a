import { testConfig } from '../../../test/config';
import { testDatabase } from '../../../test/database';
import { createLogger } from '../observability/logger';
import { createAuditLog } from './audit-log';
import { securityEventModel } from './security-event.model';

const database = testDatabase();
const auditLog = () => createAuditLog(database().connection, createLogger(testConfig()));
const events = () => securityEventModel(database().connection);
beforeEach(async () => {
  await events().deleteMany({});
});

it('issue 23, A6: one client has 500 entries of a kind in a day, and what it left out is counted', async () => {
  const audit = auditLog();
  for (let number = 0; number < 620; number += 1)
    await audit.record({ event: `refused GET /api/${number}`, address: '203.0.113.1' });
  await audit.record({ event: 'refused GET /api/auth/audit', address: '198.51.100.1' });
  const { entries } = await audit.page(1, 1_000);
  expect(entries).toHaveLength(502);
  expect(entries).toContainEqual(
    expect.objectContaining({ event: 'refused', address: '203.0.113.1', left_out: 120 }),
  );
});

it('issue 23, A6: one account has 100, whoever tries, and its other events stay', async () => {
  const audit = auditLog();
  const email = 'ada@mail.example';
  for (let number = 0; number < 130; number += 1)
    await audit.record({ event: 'sign-in failed', email, address: `203.0.113.${number}` });
  await audit.record({ event: 'signed in', email, address: '198.51.100.1' });
  const { entries } = await audit.page(1, 1_000);
  expect(entries).toHaveLength(102);
  expect(entries).toContainEqual(
    expect.objectContaining({ event: 'sign-in failed', email, address: 'several', left_out: 30 }),
  );
  expect(entries).toContainEqual(expect.objectContaining({ event: 'signed in', email }));
});

it('issue 23, A6: what is counted again and again stays one entry of its day', async () => {
  const audit = auditLog();
  for (let number = 0; number < 510; number += 1)
    await audit.record({ event: 'registered', address: '203.0.113.1' });
  await audit.page(1, 1);
  await audit.record({ event: 'registered', address: '203.0.113.1' });
  await audit.page(1, 1);
  expect(
    await events()
      .find({ left_out: { $gt: 0 } })
      .lean(),
  ).toMatchObject([{ left_out: 11 }]);
});

it('issue 23, A6: a count that could not be written is written the next time', async () => {
  const audit = auditLog();
  for (let number = 0; number < 503; number += 1)
    await audit.record({ event: 'registered', address: '203.0.113.1' });
  jest.spyOn(events(), 'updateOne').mockRejectedValueOnce(new Error('the database is lost'));
  await expect(audit.page(1, 1)).rejects.toThrow('the database is lost');
  await audit.page(1, 1);
  expect(
    await events()
      .find({ left_out: { $gt: 0 } })
      .lean(),
  ).toMatchObject([{ left_out: 3 }]);
});
