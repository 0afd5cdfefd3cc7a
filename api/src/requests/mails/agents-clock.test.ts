import type { AskableAgent } from '../../shared/directory/askable-agents';
import { agentsClock } from './agents-clock';

const MOMENT = new Date(Date.UTC(2019, 11, 1, 23, 5));
const inRome = { id: 'a1', city: 'Rome', lat: 41.9, lng: 12.5 } as AskableAgent;
const said = agentsClock({ byIds: async ([id]) => [inRome].filter((agent) => agent.id === id) });

it('RFQ-07: an agent reads until when on the clock of where it is', async () => {
  expect(await said('a1', MOMENT)).toBe('Monday 2 December, 00:05 in Rome');
});

it('RFQ-07: where nobody knows where an agent is, the moment names its clock', async () => {
  expect(await said('gone', MOMENT)).toBe('Sunday 1 December, 23:05 UTC');
});
