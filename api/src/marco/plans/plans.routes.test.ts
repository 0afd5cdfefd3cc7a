import type { Conversation } from '@atoll/contracts/marco-conversations';
import type { MarcoPlan, PlanEdit, PlansAnswer, PlanShare, SharedPlan } from '@atoll/contracts/marco-plan';
import { dataOf, testMarco, type Browser } from '../../../test/marco';
import { planModel } from './plan.model';

const { database, site } = testMarco();
let me: Browser;
let plan: MarcoPlan;
let conversationId: string;
beforeEach(async () => {
  me = site().browser();
  const asked = await me.ask('2 day itinerary for Rome');
  conversationId = asked.conversationId;
  plan = dataOf(asked.events, 'plan') as MarcoPlan;
});

const url = (more = '') => `/api/marco/plans/${plan.id}${more}`;
const edit = (change: PlanEdit, version = plan.version, who = me) =>
  who.call('PATCH', url(), { version, edit: change });
const names = ({ days }: SharedPlan | MarcoPlan) => days.map(({ stops }) => stops.map(({ name }) => name));
const stop = (day: number, index: number) => {
  const found = plan.days[day]?.stops[index];
  if (!found) throw new Error('The plan has no such stop');
  return found;
};

it('MAR-52: a moved stop: ways, times and checks follow at once', async () => {
  const moved = stop(0, 0);
  const changed = (await edit({ op: 'move', stopId: moved.id, day: 2, index: 1 })).json<MarcoPlan>();
  expect(changed.version).toBe(1);
  expect(changed.days[1]?.stops[1]).toMatchObject({
    id: moved.id,
    way: { minutes: expect.any(Number) as unknown },
  });
  expect(changed.days[0]?.stops[0]).not.toHaveProperty('way');
  const starts = changed.days[1]?.stops.map(({ start }) => start) ?? [];
  expect([...starts].sort()).toEqual(starts);
});

it('MAR-52, MAR-03: after a reload the plan is as it was left, and can be edited on', async () => {
  const left = (await edit({ op: 'remove', stopId: stop(0, 0).id })).json<MarcoPlan>();
  await me.call('POST', url('/share'), {});
  const read = await me.call('GET', `/api/marco/conversations/${conversationId}`);
  const shown = read.json<Conversation>().messages[1]?.metadata?.plan;
  expect(shown).toEqual({ ...left, isShared: true });
  const again = await edit({ op: 'remove', stopId: stop(0, 1).id }, shown?.version);
  expect(again.statusCode).toBe(200);
});

it('MAR-52: removed, and added from what is saved, by the provider’s record', async () => {
  const gone = stop(0, 0);
  const without = (await edit({ op: 'remove', stopId: gone.id })).json<MarcoPlan>();
  expect(names(without).flat()).not.toContain(gone.name);
  const add = { op: 'add', kind: 'tour', id: gone.source.id, day: 1, index: 0 } as const;
  const back = (await edit(add, 1)).json<MarcoPlan>();
  expect(back.days[0]?.stops[0]).toMatchObject({ name: gone.name, source: gone.source, price: gone.price });
  const twice = (await edit({ ...add, day: 2 }, 2)).json<MarcoPlan>();
  expect(twice.days[1]?.stops[0]?.checks.find(({ kind }) => kind === 'once')?.ok).toBe(false);
});

it('MAR-52: a saved hotel is added; what nobody lists is not', async () => {
  const { events } = await me.ask('hotels in Rome');
  const id = dataOf(events, 'hotels')?.hotels[0]?.id ?? '';
  const changed = (await edit({ op: 'add', kind: 'hotel', id, day: 1, index: 0 })).json<MarcoPlan>();
  expect(changed.days[0]?.stops[0]).toMatchObject({ kind: 'hotel', source: { id } });
  expect((await edit({ op: 'add', kind: 'tour', id: '999999999', day: 1, index: 0 }, 1)).statusCode).toBe(
    404,
  );
});

it('MAR-52: an edit of an older version, another’s plan and a stop that is not there are refused', async () => {
  const change = { op: 'remove', stopId: stop(0, 0).id } as const;
  expect((await edit(change)).statusCode).toBe(200);
  expect((await edit({ op: 'remove', stopId: stop(0, 1).id })).statusCode).toBe(409);
  expect((await edit(change, 1)).statusCode).toBe(400);
  const other = site().browser();
  await other.ask('hello');
  expect((await edit(change, 1, other)).statusCode).toBe(404);
});

it('saves a plan to the trip', async () => {
  const saved = async () => (await me.call('GET', '/api/marco/plans')).json<PlansAnswer>().plans;
  expect(await saved()).toEqual([]);
  await edit({ op: 'save', isSaved: true });
  expect((await saved()).map(({ id }) => id)).toEqual([plan.id]);
});

it('MAR-53: shared by a link that is a secret, as it was; revoked it is gone', async () => {
  const { href } = (await me.call('POST', url('/share'), {})).json<PlanShare>();
  const token = /^\/plan\/([A-Za-z0-9_-]{22})$/.exec(href)?.[1] ?? '';
  const other = site().browser();
  const read = () => other.call('GET', `/api/marco/shared-plans/${token}`);
  const answer = await read();
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(Object.keys(answer.json<SharedPlan>()).sort()).toEqual([
    'checks',
    'days',
    'notes',
    'place',
    'title',
    'totals',
  ]);
  expect(JSON.stringify(await planModel(database().connection).find().lean())).not.toContain(token);
  await edit({ op: 'remove', stopId: stop(0, 0).id });
  expect(names((await read()).json<SharedPlan>())).toEqual(names(plan));
  expect((await other.call('DELETE', url('/share'))).statusCode).toBe(404);
  expect((await me.call('DELETE', url('/share'))).statusCode).toBe(204);
  expect((await read()).statusCode).toBe(404);
});

it('MAR-53: a new link ends the older one', async () => {
  const link = async () =>
    (await me.call('POST', url('/share'), {}))
      .json<PlanShare>()
      .href.replace('/plan/', '/api/marco/shared-plans/');
  const [first, second] = [await link(), await link()];
  expect((await me.call('GET', first)).statusCode).toBe(404);
  expect((await me.call('GET', second)).statusCode).toBe(200);
});

it('MAR-54: the plan as a calendar, one event a stop at the clock of the place', async () => {
  const { headers, payload } = await me.call('GET', url('/calendar'));
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(payload.match(/BEGIN:VEVENT/g)).toHaveLength(plan.days.flatMap(({ stops }) => stops).length);
  const first = stop(0, 0);
  expect(payload).toContain(
    `DTSTART;TZID=Europe/Rome:${plan.days[0]?.date?.replaceAll('-', '')}T${first.start.replace(':', '')}00\r\n`,
  );
  const { href } = (await me.call('POST', url('/share'), {})).json<PlanShare>();
  const shared = await site()
    .browser()
    .call('GET', `${href.replace('/plan/', '/api/marco/shared-plans/')}/calendar`);
  expect(shared.payload.match(/BEGIN:VEVENT/g)).toHaveLength(payload.match(/BEGIN:VEVENT/g)?.length ?? -1);
  expect(shared.payload).not.toContain(href.replace('/plan/', ''));
});
