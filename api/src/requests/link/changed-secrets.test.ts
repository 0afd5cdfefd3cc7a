import { createReplyTokens } from '../incoming-mail/reply-token';
import { createLinkProofs } from './link-proof';

const ID = '0f6d3c1a-5b7e-4d2f-9a8c-1e3b5d7f9a0c';

describe('links and addresses that an earlier secret has signed', () => {
  it('are good while it is among those that are known, and no longer', () => {
    const token = createLinkProofs(['old'], 'a purpose').tokenOf(ID, 1);
    expect(createLinkProofs(['new', 'old'], 'a purpose').isProven(token, ID, 1)).toBe(true);
    expect(createLinkProofs(['new', 'old'], 'another purpose').isProven(token, ID, 1)).toBe(false);
    expect(createLinkProofs(['new'], 'a purpose').isProven(token, ID, 1)).toBe(false);
    expect(createLinkProofs(['new', 'old'], 'a purpose').tokenOf(ID, 1)).not.toBe(token);

    const tokensOf = (...secrets: [string, ...string[]]) =>
      createReplyTokens({ secrets, purpose: 'answers', domain: 'reply.example' });
    const address = tokensOf('old').addressOf(ID, 'agent');
    expect(tokensOf('new', 'old').isProven(address, ID, 'agent')).toBe(true);
    expect(tokensOf('new').isProven(address, ID, 'agent')).toBe(false);
  });
});
