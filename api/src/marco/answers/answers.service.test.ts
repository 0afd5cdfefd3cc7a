import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A process of its own, because Jest hides what would end one: writes fail while the model takes its time. */
const SCRIPT = `
  import { setTimeout } from 'node:timers/promises';
  import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
  import { createAnswersService } from './answers.service.ts';
  const nothing = async () => undefined;
  const service = createAnswersService({
    isOn: true,
    understand: async () => ({ language: 'en', placeOfPage: null, unknownPlace: null, change: { wants: [], places: [], otherPlaces: [], refused: [], tastes: [] } }),
    answer: () => setTimeout(20),
    answers: {
      claim: async (_owner, request) => ({ heldBy: 'us', conversationId: 'c', request }),
      renew: async () => 'held',
      add: () => Promise.reject(new Error('The database is away')),
    },
    conversations: { begin: async () => ({ history: [], understood: NOTHING_UNDERSTOOD, understoodVersion: 1 }), finish: nothing },
    budget: { spentBy: async () => null, begin: async () => null, settle: nothing },
    log: { warn: () => undefined, error: (_what, text) => console.log(text) },
  });
  await service.ask('visitor:v', '127.0.0.1', { messageId: 'a-message', text: 'hello' });
  await service.drain();
`;

it('a database that goes away in the middle of an answer is logged, and ends no process', async () => {
  const tsx = require.resolve('tsx', { paths: [join(__dirname, '../../../..')] });
  const args = ['--import', tsx, '--input-type=module', '--eval', SCRIPT];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: __dirname });
  expect(stdout.trim()).toBe('an answer of Marco could not be kept');
});
