import { readFileSync, readdirSync } from 'node:fs';
import { loadPlacesIndex } from './places-index';
import { createPlacesWithSights } from './places-with-sights';
it('x', async () => {
  const dir = 'api/demo-data/guides';
  const cities = JSON.parse(readFileSync('/tmp/sights.json','utf8'));
  const { find } = createPlacesWithSights(loadPlacesIndex, { all: () => cities });
  const out = [];
  for (const q of (process.env.Q ?? '').split('|')) out.push(q + '\n' + (await find(q, 6)).map((o) => `   ${o.name} | ${o.region ?? ''} | ${o.country} | ${o.kind} | ${o.description ?? ''} | ${o.matched ?? ''} | ${o.latitude.toFixed(3)},${o.longitude.toFixed(3)}`).join('\n'));
  require('node:fs').writeFileSync('/tmp/found.txt', out.join('\n'));
});
