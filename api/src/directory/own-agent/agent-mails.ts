import type { Mails } from '../../shared/mail/mails';

export const AGENT_APPROVED = 'agent-approved';
export const AGENT_REJECTED = 'agent-rejected';

/** Makes the mails known that tell an agent of the administrator's answer. */
export function defineAgentMails(mails: Pick<Mails, 'define'>, publicUrl: string): void {
  const action = { text: 'Open your dashboard', href: `${publicUrl}/agent/dashboard` };
  mails.define(AGENT_APPROVED, async () => ({
    subject: 'You are in the directory',
    paragraphs: ['Atoll has approved your entry in the directory of travel agents.'],
    action,
  }));
  mails.define(AGENT_REJECTED, async () => ({
    subject: 'Your entry was not approved',
    paragraphs: [
      'Atoll has not approved your entry in the directory of travel agents. Your dashboard says why, and you can ask again there.',
    ],
    action,
  }));
}
