import type { ChatAdvice, ChatClaims } from './marco-claims';

// Without schemas: the chat's first script has these, too.

/** The claims of an answer with those of one more event. */
export function withClaims(before: ChatClaims | undefined, more: ChatClaims): ChatClaims {
  return { ...more, claims: [...(before?.claims ?? []), ...more.claims] };
}

/** The advice of an answer with one more sentence. */
export function withAdvice(before: ChatAdvice | undefined, more: ChatAdvice): ChatAdvice {
  return { ...more, text: [before?.text, more.text].filter(Boolean).join(' ') };
}
