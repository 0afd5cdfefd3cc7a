import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index';
const [dataDir = '', kind = 'small', countText = '1000000'] = process.argv.slice(2);
const count = Number(countText);
const small = (n: number) => ({ _id: n as never, n, group: n % 100, rank: (n * 7919) % count, name: `thing ${n}` });
const agent = (n: number) => ({
  name: `Agency ${n}`, slug: `agency-${n}`, country: `c${n % 150}`, city: `city ${n % 2_000}`,
  position: { lat: (n % 180) - 90 + 0.5, lng: (n % 360) - 180 + 0.5 },
  languages: ['en', 'fr', 'it'].slice(0, 1 + (n % 3)), rating: (n % 50) / 10,
  about: 'A family business that plans walking tours, sailing trips and city breaks. '.repeat(3),
  createdAt: new Date(1_700_000_000_000 + n * 1_000),
});
const engine = await startEmbeddedMongo({ dataDir, slackBytes: 1e12, log: console.log });
const client = await new MongoClient(engine.uri).connect();
const c = client.db('bench').collection('things');
if (kind === 'agent') { await c.createIndex({ slug: 1 }, { unique: true }); await c.createIndex({ country: 1, rating: -1 }); }
const t = performance.now();
for (let b = 0; b < count; b += 1000) await c.insertMany(Array.from({ length: 1000 }, (_, i) => (kind === 'agent' ? agent(b + i) : small(b + i))));
console.log('filled', Math.round(performance.now() - t));
await client.close(); await engine.stop();
