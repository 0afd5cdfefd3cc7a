/** How the request for a better text of an entry begins. */
const TASK = /^Rewrite the text of a travel agent\b/;

export function isEntryTask(instruction: string): boolean {
  return TASK.test(instruction);
}

const CLOSING = 'Tell me how you like to travel, and I plan it with you.';

/** A text that reads a little better and says nothing new: each sentence begins with a capital, fillers are gone. */
export function rewriteEntry(text: string): string {
  const sentences = text
    .replace(/\b(very|really|just|basically|in order to)\s+/gi, (filler) =>
      /order/i.test(filler) ? 'to ' : '',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1));
  const whole = sentences.join(' ');
  const ended = /[.!?]$/.test(whole) ? whole : `${whole}.`;
  return ended.includes(CLOSING) ? ended : `${ended} ${CLOSING}`;
}
