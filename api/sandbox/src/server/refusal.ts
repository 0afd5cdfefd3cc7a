import type { ProviderAnswer, ProviderRequest } from './http-message';

/** A refusal of a provider, thrown where it is found. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`Refused with ${status}`);
  }

  toAnswer(): ProviderAnswer {
    return { status: this.status, body: this.body };
  }
}

/** Answers with what was thrown, where it is a refusal. */
export async function orRefusal(
  request: ProviderRequest,
  answer: (request: ProviderRequest) => Promise<ProviderAnswer>,
): Promise<ProviderAnswer> {
  try {
    return await answer(request);
  } catch (error) {
    if (error instanceof Refusal) return error.toAnswer();
    throw error;
  }
}
