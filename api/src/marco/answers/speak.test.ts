import type { LanguageModel, ModelPart } from '../model/language-model';
import { speak } from './speak';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A model that gives some parts, each after a time, and then nothing for ever. */
function hangingAfter(parts: readonly ModelPart[], everyMs: number): LanguageModel {
  return {
    name: 'hanging',
    stream: async function* (_request, signal) {
      for (const part of parts) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        if (signal.aborted) return;
        yield part;
      }
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  };
}

function listenTo(model: LanguageModel) {
  const released: string[] = [];
  const check = async (sentence: string) => sentence;
  const request = { messages: [], tools: [], maxTokens: 400, temperature: 0 };
  const { signal } = new AbortController();
  let outcome = 'speaking';
  const release = (sentence: string) => void released.push(sentence);
  let tokens = 0;
  const spend = (more: number) => void (tokens += more);
  speak(model, request, { check, most: 5, release, spend, signal }).then(
    () => (outcome = 'ended'),
    (error: Error) => (outcome = error.message),
  );
  return { released, outcome: () => outcome, tokens: () => tokens };
}

describe('a model that hangs', () => {
  it('is given up after 8 s without a sentence, and what it used counts', async () => {
    const { outcome, tokens } = listenTo(hangingAfter([], 0));
    await jest.advanceTimersByTimeAsync(7_900);
    expect(outcome()).toBe('speaking');
    await jest.advanceTimersByTimeAsync(200);
    expect(outcome()).toBe('The model said nothing for 8 s');
    expect(tokens()).toBeGreaterThan(0);
  });

  it('is given up as well where it writes letters and ends no sentence', async () => {
    const letters = Array.from({ length: 40 }, () => ({ kind: 'text', text: 'a' }) as const);
    const { outcome } = listenTo(hangingAfter(letters, 1_000));
    await jest.advanceTimersByTimeAsync(8_100);
    expect(outcome()).toBe('The model said nothing for 8 s');
  });

  it('has said what it said', async () => {
    const sentence = { kind: 'text', text: 'It is quiet in the morning. ' } as const;
    const { outcome, released } = listenTo(hangingAfter([sentence, sentence], 7_000));
    await jest.advanceTimersByTimeAsync(14_100);
    expect(outcome()).toBe('speaking');
    await jest.advanceTimersByTimeAsync(8_000);
    expect([outcome(), released.length]).toEqual(['ended', 2]);
  });

  it('does not hang while the pieces of a call come', async () => {
    const pieces = Array.from({ length: 12 }, () => ({ kind: 'progress' }) as const);
    const { outcome } = listenTo(hangingAfter(pieces, 2_000));
    await jest.advanceTimersByTimeAsync(24_000);
    expect(outcome()).toBe('speaking');
  });
});
