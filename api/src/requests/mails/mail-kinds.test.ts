import type { Mails } from '../../shared/mail/mails';
import { createRequestMails, type RequestMailsDeps } from './request-mails';

it('RFQ-13: says of each kind of mail by what it is turned off; links and receipts are always sent', () => {
  const kinds: Record<string, string> = {};
  const define: Mails['define'] = (kind, _write, setting) => void (kinds[kind] = setting ?? 'always');
  const others = { askable: { byIds: async () => [] } } as unknown as Omit<RequestMailsDeps, 'mails'>;
  createRequestMails({ ...others, mails: { define, ask: async () => undefined } });
  expect(kinds).toEqual({
    'request-link': 'always',
    'request-links': 'always',
    'request-accepted': 'always',
    'request-quote': 'quotes',
    'request-messages': 'messages',
    'request-moved-on': 'reminders',
    'request-no-answer': 'reminders',
    'request-review': 'reminders',
    'request-agent-invited': 'agent-requests',
    'request-agent-reopened': 'agent-requests',
    'request-agent-reminder': 'agent-reminders',
    'request-agent-messages': 'agent-messages',
    'request-agent-changed': 'agent-changes',
    'request-agent-withdrawn': 'agent-changes',
    'request-agent-closed': 'agent-changes',
    'request-agent-not-chosen': 'agent-changes',
    'request-agent-accepted': 'agent-accepted',
    'request-agent-reviewed': 'agent-accepted',
    'request-agent-review-changed': 'agent-accepted',
  });
});
