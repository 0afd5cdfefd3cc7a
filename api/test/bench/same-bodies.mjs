import { createServer } from 'node:http';

// Answers each path with the body that the API gave: what Node itself can do with the same bytes.
process.once('message', (bodies) => {
  const byPath = new Map(Object.entries(bodies).map(([path, body]) => [path, Buffer.from(body)]));
  const server = createServer((request, response) => {
    const body = byPath.get(request.url);
    response.writeHead(body ? 200 : 404, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body?.length ?? 0,
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
});
