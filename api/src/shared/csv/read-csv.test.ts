import { setImmediate } from 'node:timers/promises';
import { lookInto } from './look-into';
import { formatOf, openQuoteLine, readCsv } from './read-csv';

it.each([
  ['in the line of its row', 'Name,Note\nAnn,a\nBo,b\nCy,c\nDi,"open\nEd,e\nFay,f\n', 5],
  ['below empty lines and Windows’ breaks', 'Name,Note\r\nAnn,a\r\n\r\n\r\n"Bo,b\r\nCy,c\r\n', 5],
  ['behind a cell of several lines', 'Name,Note,Place\nAnn,"a\n\nb","open\nBo,b,c\n', 4],
  ['far below', `Name,Note\n${'Zoë,"quoted, and closed"\n'.repeat(9_000)}Bo,"open\nCy,c\n`, 9_002],
])(
  'AGT-07: a quote that is not closed is named by the line in which it begins: %s',
  async (_, text, line) => {
    const bytes = Buffer.from(text);
    expect(await openQuoteLine(bytes, formatOf(bytes))).toBe(line);
  },
);

/** How often something else had its turn while this went on. */
async function turnsBeside(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  let turns = 0;
  const over = work.then(() => (isOver = true));
  while (!isOver) {
    await setImmediate();
    turns += 1;
  }
  await over;
  return turns;
}

it('POR-15, AGT-07: while a long file is read, everything else has its turn', async () => {
  const bytes = Buffer.from('a,b\n'.repeat(50_000));
  const format = formatOf(bytes);
  let rows = 0;
  const read = async () => {
    for await (const { cells } of readCsv(bytes, format)) rows += cells.length / 2;
  };
  expect(await turnsBeside(read())).toBeGreaterThan(20);
  expect(rows).toBe(50_000);
});

it('POR-15, AGT-07: a file with too many rows is refused where the first row too many stands', async () => {
  const bytes = Buffer.from(`${'a,b\n'.repeat(200_000)}"never closed`);
  const rules = { rowsMax: 1_000, columnsMax: 10, previewRows: 5, canBeHeads: () => true };
  await expect(lookInto(bytes, formatOf(bytes), rules)).rejects.toMatchObject({
    fields: { file: 'A file has 1,000 rows at most. Please divide it.' },
  });
});
