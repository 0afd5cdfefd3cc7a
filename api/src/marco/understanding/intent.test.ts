import { MARCO_INTENTS, type MarcoIntent } from '@atoll/contracts/marco';
import { intentOf } from './intent';
import { HELD_OUT_MESSAGES, KNOWN_MESSAGES } from './intent-messages';
import { readMessage } from './reading/read-message';

const TODAY = '2020-11-02';
function intentOfText(text: string): MarcoIntent {
  const { wants, isTimeless } = readMessage(text, TODAY);
  return intentOf(wants, isTimeless);
}

const rows = (table: Readonly<Record<MarcoIntent, string>>) =>
  MARCO_INTENTS.flatMap((intent) => table[intent].split('\n').map((message) => ({ message, intent })));

const known = rows(KNOWN_MESSAGES);
const heldOut = rows(HELD_OUT_MESSAGES);
const right = (list: typeof known) => list.filter(({ message, intent }) => intentOfText(message) === intent);

it('MAR-21: the table has at least 300 messages', () => {
  expect(known.length + heldOut.length).toBeGreaterThanOrEqual(300);
});

it.each(known)('MAR-21: $message → $intent', ({ message, intent }) => {
  expect(intentOfText(message)).toBe(intent);
});

it('MAR-21: of the messages that were held out, at least four in five are routed as expected', () => {
  expect(right(heldOut).length / heldOut.length).toBeGreaterThanOrEqual(0.8);
});
