import { clientOf } from '../../shared/http/client-address';
import type { TextWriter } from '../../shared/language/text-writer';
import type { TokenBudget } from '../answers/token-budget';
import type { LanguageModel } from './language-model';

export interface TextWriterDeps extends Pick<TextWriter, 'isOn' | 'isStandIn'> {
  readonly model: LanguageModel;
  readonly budget: Pick<TokenBudget, 'begin' | 'settle'>;
}

/** No answer of ours is longer; a model that does not end is cut off. */
const ANSWER_MAX = 8_000;

/** Lets other features have something written, by the same model and out of the same tokens as Marco's answers. */
export function createTextWriter({ isOn, isStandIn, model, budget }: TextWriterDeps): TextWriter {
  return {
    isOn,
    isStandIn,
    write: async ({ instruction, text, maxTokens, client }, signal) => {
      const who = clientOf(client);
      if (await budget.begin(who)) return null;
      let [written, tokens] = ['', 0];
      try {
        const messages = [
          { role: 'system', content: instruction },
          { role: 'user', content: text },
        ] as const;
        for await (const part of model.stream({ messages, tools: [], maxTokens, temperature: 0.4 }, signal)) {
          if (part.kind === 'usage') tokens = part.tokens;
          if (part.kind === 'text') written += part.text;
          if (written.length > ANSWER_MAX) break;
        }
      } finally {
        await budget.settle(who, tokens);
      }
      return written;
    },
  };
}
