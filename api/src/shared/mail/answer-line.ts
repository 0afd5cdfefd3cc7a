/** A shape that nobody types and mail programs leave alone: what stands from it on is the mail that is answered. */
const SHAPE = '~-~-~';

/** The first line of a mail that can be answered. */
export const ANSWER_LINE = `${SHAPE} Write above this line ${SHAPE}`;

export function isAnswerLine(line: string): boolean {
  return line.includes(SHAPE);
}
