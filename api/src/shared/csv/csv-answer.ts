import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { stringify } from 'csv-stringify';
import { beforeGuard } from './csv-guard';

/** How routes of CSV files describe their answer. */
export const CSV_ANSWER = {
  200: { description: 'CSV in UTF-8 with a mark', content: { 'text/csv': { schema: { type: 'string' } } } },
} as const;

async function* guarded(rows: AsyncIterable<readonly string[]>) {
  for await (const cells of rows) yield cells.map(beforeGuard);
}

/** Sends rows as they come, as a file that every spreadsheet reads and in which no cell is computed. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): FastifyReply {
  const file = stringify({ bom: true, header: true, columns: [...columns], escape_formulas: true });
  const source = Readable.from(guarded(rows));
  source.on('error', (error) => file.destroy(error));
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(source.pipe(file));
}
