import { startedWorkflow } from './quote-workflow';

it.each([
  ['quote', true],
  ['a booking, please', true],
  ['What price?', true],
  ['COST', true],
  ['package deal', true],
  ['plan my trip', true],
  ['planet', false],
  ['hotels in Rome', false],
])('MAR-20: %j starts a request for a quote: %s', (message, isStarted) => {
  expect(startedWorkflow(message)).toEqual(isStarted ? { name: 'quoteRequest', step: 'initial' } : null);
});
