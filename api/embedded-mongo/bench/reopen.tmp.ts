import { startEmbeddedMongo } from '../src/index';
const [dataDir = ''] = process.argv.slice(2);
const t = performance.now();
const engine = await startEmbeddedMongo({ dataDir, slackBytes: 1e12, log: console.log });
console.log('reopen ms', Math.round(performance.now() - t), 'rss MB', Math.round(process.memoryUsage.rss() / 2 ** 20), 'heap', Math.round(process.memoryUsage().heapUsed / 2 ** 20));
await engine.stop();
