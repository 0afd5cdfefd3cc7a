// Fastify with nothing to do: the floor for requests a second. Tells its address to whoever forked it.
import fastify from 'fastify';

const app = fastify();
const schema = {
  response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } },
};
app.get('/', { schema }, () => ({ hello: 'world' }));
process.once('disconnect', () => process.exit());
process.send(await app.listen({ port: 0, host: '127.0.0.1' }));
