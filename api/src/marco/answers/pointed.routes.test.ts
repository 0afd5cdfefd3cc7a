import { dataOf, testMarco, type Browser } from '../../../test/marco';

const { sandbox, site } = testMarco();
let me: Browser;
beforeEach(() => {
  me = site().browser();
});

const claimsOf = (events: Awaited<ReturnType<Browser['ask']>>['events']) =>
  dataOf(events, 'done')?.message.metadata?.claims?.claims.map(({ kind, text }) => [kind, text] as const) ??
  [];

it.each([
  ['does the second one have a pool?', 'Crowne Plaza Rome Old Town'],
  ['hat das zweite Hotel einen Pool?', 'Crowne Plaza Rome Old Town'],
  ['le deuxième a une piscine ?', 'Crowne Plaza Rome Old Town'],
  ['¿el tercero tiene piscina?', 'Albergo Belvedere'],
  ['la terza ha una piscina?', 'Albergo Belvedere'],
  ['o primeiro tem piscina?', 'Villa del Sole'],
  ['ikinci otelde havuz var mı?', 'Crowne Plaza Rome Old Town'],
  ['क्या दूसरे में पूल है?', 'Crowne Plaza Rome Old Town'],
  ['二番目のホテルにプールはありますか', 'Crowne Plaza Rome Old Town'],
  ['هل يوجد مسبح في الثاني؟', 'Crowne Plaza Rome Old Town'],
])('MAR-59, MAR-61: %j is answered of that card, and searches nothing', async (question, name) => {
  const { conversationId, events: first } = await me.ask('hotels in Rome');
  await sandbox().languageModel.fail({ status: 500 });
  const { events, text } = await me.ask(question, { conversationId });
  expect(text).not.toBe('');
  expect(events.map(({ event }) => event)).not.toContain('hotels');
  const claims = claimsOf(events);
  expect(claims.length).toBeGreaterThan(1);
  expect(claims[0]?.[0]).toMatch(/^has(?:Not)?$/);
  expect(claims.filter(([, sentence]) => !sentence.includes(name))).toEqual([]);
  expect(dataOf(events, 'understood')?.understood).toEqual(dataOf(first, 'understood')?.understood);
});

it('MAR-61: the model chooses what is said of it, and what is not so is left out', async () => {
  const { conversationId } = await me.ask('hotels in Rome');
  const { events } = await me.ask('how far is the first one from the centre?', { conversationId });
  expect(claimsOf(events)[0]).toEqual(['distance', 'Villa del Sole is 0.2 km from the centre of Rome.']);
});

it('MAR-59: without cards nothing is pointed at', async () => {
  const { events } = await me.ask('first of all a hotel in Rome with a pool');
  expect(dataOf(events, 'understood')?.understood.tastes).toContain('pool');
  expect(events.map(({ event }) => event)).toContain('hotels');
});

it('MAR-60, MAR-61: what no record tells of a card is said', async () => {
  const { conversationId } = await me.ask('hotels in Rome');
  const { text } = await me.ask('does the second one have breakfast?', { conversationId });
  expect(text).toContain('Not all that you asked for can be told');
});

it('MAR-59: who says how they want to stay wants a hotel, and goes on wanting it after a question about the site', async () => {
  const first = await me.ask('need something in Porto from 3 to 5 December, just me');
  expect(first.text).toBe('Here are 3 hotels in Porto for your dates.');
  const { conversationId } = first;
  await me.ask('how do I become an agent?', { conversationId });
  expect((await me.ask('and in Braga?', { conversationId })).text).toBe(
    'Here are 3 hotels in Braga for your dates.',
  );
});

it('MAR-59: of a place alone it is asked what is wanted there', async () => {
  await sandbox().languageModel.fail({
    status: 200,
    body: 'data: [DONE]\n\n',
    headers: { 'content-type': 'text/event-stream' },
  });
  expect((await me.ask('Lisbon')).text).toBe(
    'What would you like in Lisbon: a hotel, things to do, or a plan of your days?',
  );
});
