import type { VerificationStatus } from '@atoll/contracts/verification';
import { Chip, type ChipProps } from '@atoll/ui/chip';

const WORDS: Readonly<Record<VerificationStatus, { text: string; tone: NonNullable<ChipProps['tone']> }>> = {
  pending_profile: { text: 'Profile incomplete', tone: 'sand' },
  pending: { text: 'Pending', tone: 'sun' },
  pending_email: { text: 'E-mail not confirmed', tone: 'sun' },
  pending_approval: { text: 'Waiting for approval', tone: 'sun' },
  approved: { text: 'Approved', tone: 'success' },
  rejected: { text: 'Rejected', tone: 'danger' },
};

/** A status of verification in words. */
export function statusText(status: VerificationStatus): string {
  return WORDS[status].text;
}

/** A status of verification as a chip. */
export function VerificationTag({ status }: { readonly status: VerificationStatus }) {
  const { text, tone } = WORDS[status];
  return <Chip tone={tone}>{text}</Chip>;
}
