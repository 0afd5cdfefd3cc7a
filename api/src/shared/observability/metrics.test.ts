import { createMetrics } from './metrics';

async function linesOf(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  const { body } = await metrics.page();
  return body.split('\n').filter((line) => line.startsWith(name));
}

it('a counter whose labels are listed begins with all of them at 0', async () => {
  const metrics = createMetrics();
  const labels = { vendor: ['one', 'two'], outcome: ['answered'] };
  const count = metrics.counter({ name: 'calls_total', help: 'Calls', labels });
  count({ vendor: 'one', outcome: 'answered' });
  expect(await linesOf(metrics, 'calls_total')).toEqual([
    'calls_total{vendor="one",outcome="answered"} 1',
    'calls_total{vendor="two",outcome="answered"} 0',
  ]);
});

it('a value that no label has is counted as other: what somebody sends makes no series', async () => {
  const metrics = createMetrics();
  const count = metrics.counter({ name: 'calls_total', help: 'Calls', labels: { vendor: ['one'] } });
  const time = metrics.durations({ name: 'wait_seconds', help: 'Waits', labels: { app: { atMost: 2 } } });
  for (let at = 0; at < 100; at += 1) {
    count({ vendor: `/hotels/${at}` });
    time({ app: `app ${at}` }, 0.1);
  }
  expect(await linesOf(metrics, 'calls_total')).toEqual([
    'calls_total{vendor="one"} 0',
    'calls_total{vendor="other"} 100',
  ]);
  expect(await linesOf(metrics, 'wait_seconds_count')).toEqual([
    'wait_seconds_count{app="app 0"} 1',
    'wait_seconds_count{app="app 1"} 1',
    'wait_seconds_count{app="other"} 98',
  ]);
});

it('two applications in one process do not count together', async () => {
  const [first, second] = [createMetrics(), createMetrics()];
  const options = { name: 'calls_total', help: 'Calls', labels: {} };
  first.counter(options)({});
  second.counter(options);
  expect(await linesOf(first, 'calls_total')).toEqual(['calls_total 1']);
  expect(await linesOf(second, 'calls_total')).toEqual(['calls_total 0']);
});

it('a metric that is asked for twice is one metric', async () => {
  const metrics = createMetrics();
  const options = { name: 'calls_total', help: 'Calls', labels: {} };
  metrics.counter(options)({});
  metrics.counter(options)({}, 2);
  expect(await linesOf(metrics, 'calls_total')).toEqual(['calls_total 3']);
});

it('a gauge of which nothing can be said has no value, rather than an old one or 0', async () => {
  const metrics = createMetrics();
  let readings = [{ labels: {}, value: 7 }];
  metrics.readGauge({ name: 'jobs_waiting', help: 'Jobs', labels: {} }, () => readings);
  expect(await linesOf(metrics, 'jobs_waiting')).toEqual(['jobs_waiting 7']);
  readings = [];
  expect(await linesOf(metrics, 'jobs_waiting')).toEqual([]);
});
