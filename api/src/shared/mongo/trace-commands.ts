import type { Connection } from 'mongoose';
import type { OpenSpan, Tracing } from '../observability/tracing';

/** Longer than any command may take: what never ended is forgotten. */
const OPEN_MAX = 10_000;

/**
 * A span for each database command that a request leads to: its name and its collection, never what it looks for. The
 * connection must have been made with `isTraced`. What runs by itself has none: it would be most of all spans.
 */
export function traceCommands(connection: Connection, tracing: Tracing): void {
  const open = new Map<number, OpenSpan>();
  const end = (requestId: number, isFailure: boolean) => {
    open.get(requestId)?.end({ isFailure });
    open.delete(requestId);
  };
  const client = connection.getClient();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    if (!tracing.isInSpan() || open.size >= OPEN_MAX) return;
    const target: unknown = (command as Readonly<Record<string, unknown>>)[commandName];
    const collection = typeof target === 'string' ? target : 'database';
    const notes = {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      'db.collection.name': collection,
    };
    open.set(requestId, tracing.begin({ name: `${commandName} ${collection}`, kind: 'client', notes }));
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId, false));
  client.on('commandFailed', ({ requestId }) => end(requestId, true));
}
