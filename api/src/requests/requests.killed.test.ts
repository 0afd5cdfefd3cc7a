import { once } from 'node:events';
import { endApiProcesses, startApiProcess } from '../../test/api-process';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { goodRequest } from '../../test/requests';
import { sampleCountry, writeDirectory } from '../../test/sample-directory';
import { outboxModel } from '../shared/mail/outbox.model';
import { quoteRequestModel } from './models/quote-request.model';

describe('a request whose process is killed', () => {
  const database = testDatabase();
  afterEach(endApiProcesses);

  it('RFQ-01: is kept, and has its mail once after the next start', async () => {
    const { connection, uri } = database();
    const [requests, mails] = [quoteRequestModel(connection), outboxModel(connection)];
    await writeDirectory(connection, { agents: [], countries: [sampleCountry('Portugal')] });
    const env = { MONGODB_URI: uri, AUTH_SECRET: '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM' };
    const { child, listening } = await startApiProcess(env);
    // The process has the machine's clock, which a test has not.
    const body = goodRequest({ when: { from: null, to: null, month: null, flexibleDays: 0 } });
    let status: number | 'cut off' | null = null;
    void fetch(`${await listening}/api/quote-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      (answer) => (status = answer.status),
      () => (status = 'cut off'),
    );
    // As soon as it is there: between the write and the mail.
    while (status === null && !(await requests.exists({ key: body.key })));
    child.kill('SIGKILL');
    await once(child, 'close');
    await eventually(async () => expect([202, 'cut off']).toContain(status));
    // As if the seconds were over in which its own process would have done it.
    await requests.updateOne({ key: body.key, due: 'link' }, { due_at: new Date(0) });

    await startApiProcess(env);
    await eventually(async () => {
      expect(await mails.countDocuments({ to: body.contact.email })).toBe(1);
      expect(await requests.findOne({ key: body.key }).lean()).toMatchObject({ status: 'new', due: null });
    });
    const [mail] = await mails.find({ to: body.contact.email }).lean();
    expect(mail?.text).toMatch(/\/request\/[\w-]+\.[\w-]+/);
  });
});
