import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { testDatabase } from './database';
import { buildTestSite } from './site';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

const ROOT = resolve(__dirname, '../..');
const RUNBOOKS = 'docs/operation/alerts';
const FILE = resolve(ROOT, 'deploy/prometheus/alerts.yaml');
const { groups } = parse(readFileSync(FILE, 'utf8')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const pageOf = ({ annotations: { runbook_url: url } }: Alert) => url.slice(url.lastIndexOf('/') + 1);

/** Names of the parts of an expression of one kind; an expression that cannot be read has parts of the kind ⚠. */
function partsOf(expression: string, kind: string): string[] {
  const parts: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.name === kind) parts.push(expression.slice(from, to));
    },
  });
  return parts;
}

/** What Prometheus itself says of each target. */
const OF_PROMETHEUS = ['up'];
const SUFFIX = /_(bucket|sum|count)$/;

describe('the alerts', () => {
  const database = testDatabase();

  it('are eight, each with a page that says what it means, what travelers see, what to look at and what to do', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(8);
    expect(alerts.map(pageOf).sort()).toEqual(readdirSync(resolve(ROOT, RUNBOOKS)).sort());
    const pages = alerts.map((alert) => readFileSync(resolve(ROOT, RUNBOOKS, pageOf(alert)), 'utf8'));
    expect(pages.map((page) => page.split('\n', 1)[0])).toEqual(alerts.map(({ alert }) => `# ${alert}`));
    const parts = ['**Means.**', '**Travelers see**', '**Look at**', '**Do**'];
    const missing = pages.flatMap((page) => parts.filter((part) => !page.includes(part)));
    expect(missing).toEqual([]);
    expect(alerts.map(({ annotations: { runbook_url: url } }) => url.includes(RUNBOOKS))).toEqual(
      alerts.map(() => true),
    );
  });

  it.each(alerts)('$alert can be read by Prometheus', ({ expr }) => {
    expect(partsOf(expr, '⚠')).toEqual([]);
    expect(partsOf(expr, 'VectorSelector').length).toBeGreaterThan(0);
  });

  it('an expression that Prometheus could not read is noticed', () => {
    expect(partsOf('sum(rate(up[5m]) > ', '⚠').length).toBeGreaterThan(0);
  });

  it('ask for nothing that a built site does not expose, nor do the pages', async () => {
    const { app } = await buildTestSite(database().connection);
    const { body } = await app.inject('/metrics');
    await app.close();
    const exposed = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const asked = alerts.flatMap(({ expr }) => partsOf(expr, 'Identifier'));
    const pages = ['incident.md', ...alerts.map((alert) => `alerts/${pageOf(alert)}`)]
      .map((page) => readFileSync(resolve(ROOT, 'docs/operation', page), 'utf8'))
      .flatMap((page) => [...page.matchAll(/\b(?:atoll|nodejs)_[a-z0-9_]+/g)].map(([name]) => name));
    const unknown = [...asked, ...pages]
      .filter((name) => !OF_PROMETHEUS.includes(name))
      .filter((name) => !exposed.has(name) && !exposed.has(name.replace(SUFFIX, '')));
    expect(asked.length).toBeGreaterThanOrEqual(alerts.length);
    expect(unknown).toEqual([]);
  });
});
