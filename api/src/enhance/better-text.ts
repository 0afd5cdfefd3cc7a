import type { FastifyBaseLogger } from 'fastify';
import { AGENT_TEXT_MAX } from '@atoll/contracts/agent-listing';
import { AppError } from '../shared/errors/app-error';
import type { TextWriter } from '../shared/language/text-writer';
import { writtenText } from './written-text';

const WRITE_MS = 20_000;
const MAX_TOKENS = 400;

export interface BetterTextDeps {
  readonly log: FastifyBaseLogger;
  readonly writer: TextWriter;
  /** Instead of the usual patience. */
  readonly writeMs?: number;
}

interface Asked {
  readonly instruction: string;
  readonly text: string;
  /** The address that asks. */
  readonly client: string;
  /** Whose text is not touched by a failure: 'Your text stays as it is.' */
  readonly stays: string;
}

/** Has the site's language model write a text of an entry. Whatever hinders it is a sentence, which ends with what is not lost. */
export function createBetterText({ log, writer, writeMs = WRITE_MS }: BetterTextDeps) {
  return {
    /** Throws where the site has no model, before anything is counted. */
    requireModel: (stays: string): void => {
      if (writer.isOn) return;
      throw new AppError('PROVIDER_UNAVAILABLE', {
        message: `This site has no writing assistant at the moment. ${stays}`,
      });
    },
    write: async ({ instruction, text, client, stays }: Asked): Promise<string> => {
      const signal = AbortSignal.timeout(writeMs);
      const written = await writer
        .write({ instruction, text, maxTokens: MAX_TOKENS, client }, signal)
        .catch((error: unknown) => {
          log.warn({ err: error }, 'a text was not written');
          throw new AppError('PROVIDER_UNAVAILABLE', {
            message: `The writing assistant cannot be reached. ${stays} Please try again later.`,
            cause: error,
          });
        });
      // A model that is too late ends without failing.
      if (signal.aborted)
        throw new AppError('PROVIDER_TIMEOUT', {
          message: `The writing assistant took too long. ${stays} Please try again.`,
        });
      if (written === null)
        throw new AppError('RATE_LIMITED', {
          message: `The writing assistant has written all it may today. ${stays} Please come back tomorrow.`,
        });
      const better = writtenText(written, AGENT_TEXT_MAX);
      if (better === null)
        throw new AppError('PROVIDER_FAILED', {
          message: `The writing assistant wrote nothing that can be used. ${stays} Please try again.`,
        });
      return better;
    },
  };
}

export type BetterText = ReturnType<typeof createBetterText>;
