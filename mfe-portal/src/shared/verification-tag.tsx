import type { VerificationStatus } from '@atoll/contracts/verification';
import { Tag } from 'antd';

const WORDS: Readonly<Record<VerificationStatus, { text: string; color: string }>> = {
  pending_profile: { text: 'Profile incomplete', color: 'default' },
  pending: { text: 'Pending', color: 'warning' },
  pending_email: { text: 'E-mail not confirmed', color: 'warning' },
  pending_approval: { text: 'Waiting for approval', color: 'warning' },
  approved: { text: 'Approved', color: 'success' },
  rejected: { text: 'Rejected', color: 'error' },
};

/** A status of verification in words. */
export function statusText(status: VerificationStatus): string {
  return WORDS[status].text;
}

/** A status of verification as a tag. */
export function VerificationTag({ status }: { readonly status: VerificationStatus }) {
  return <Tag color={WORDS[status].color}>{WORDS[status].text}</Tag>;
}
