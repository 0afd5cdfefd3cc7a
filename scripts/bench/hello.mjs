// Fastify with nothing to do: the floor for requests a second. Prints its address.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../api/package.json', import.meta.url));
const { default: fastify } = require('fastify');

const app = fastify();
app.get('/', () => ({ hello: 'world' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
