import type { Stage } from '@atoll/contracts/crm-words';
import { testDatabase } from '../../test/database';
import { testConfig } from '../../test/config';
import { contactModel } from './contact.model';
import { crmFeature } from './crm.feature';
import { newContact } from './new-contact';

const database = testDatabase();
const nothing = async () => [];

function featureOf() {
  return crmFeature({
    config: testConfig(),
    database: database().connection,
    log: { warn: () => undefined } as never,
    changes: { onChange: () => () => undefined },
    jobs: { define: () => undefined, ask: async () => undefined },
    storage: { read: async () => null, write: async () => undefined, remove: async () => undefined },
    findHotelState: async () => null,
    asked: { ofRequest: nothing, ofAgent: nothing, requestsOf: nothing, existing: nothing },
  });
}

it('AGT-07, HOT-15: a dashboard has the newest contacts of an account and its tasks that are due, the longest due first', async () => {
  const contacts = contactModel(database().connection);
  const at = (hour: number) => new Date(Date.UTC(2020, 10, 20, hour));
  const add = (
    ownerId: string,
    name: string,
    hour: number,
    due_on: string | null,
    done_at: Date | null = null,
    stage: Stage = 'new',
  ) =>
    contacts.create(
      newContact(
        { name, email: '', phone: '', company: '', place: '', tags: [] },
        { ownerId, source: 'hand', at: at(hour), event: 'Added by hand' },
        { stage, tasks: [{ id: 't', text: 'Call', due_on, done_at }] },
      ),
    );
  await add('me', 'Today', 1, '2020-11-25');
  await add('me', 'Late', 2, '2020-11-20');
  await add('me', 'Tomorrow', 3, '2020-11-26');
  await add('me', 'Done', 4, '2020-11-20', at(5));
  await add('me', 'Someday', 5, null);
  await add('me', 'Lost', 0, '2020-11-20', null, 'lost');
  await add('you', 'Foreign', 6, '2020-11-20');
  const { dueTasks } = featureOf();
  expect(
    (await dueTasks.due('me', '2020-11-25', 10)).map(({ name, nextTask }) => [name, nextTask.dueOn]),
  ).toEqual([
    ['Late', '2020-11-20'],
    ['Today', '2020-11-25'],
  ]);
  expect((await dueTasks.newest('me', 2)).map(({ name }) => name)).toEqual(['Someday', 'Done']);
});
