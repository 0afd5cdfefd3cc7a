import { startS3Store } from './s3-store';

// The tests' store for sites that run as processes: says how a site is told of it, and goes on until it is ended.
const { env } = await startS3Store();
console.log(JSON.stringify(env));
