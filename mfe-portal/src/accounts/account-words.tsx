import type { PortalAccount } from '@atoll/contracts/portal-accounts';
import { Chip } from '@atoll/ui/chip';

export const ACCOUNT_TYPES = { traveler: 'Traveler', agent: 'Travel agent', hotel: 'Hotel' } as const;
export const PORTAL_ROLE_WORDS = {
  owner: 'Owner',
  editor: 'Editor',
  moderator: 'Moderator',
  releaser: 'Releaser',
} as const;

/** What stands out about an account. */
export function AccountMarks({ account }: { readonly account: PortalAccount }) {
  const { portal_role, locked_at, isConfirmed, isDemo } = account;
  return (
    <>
      {portal_role && <Chip tone="lagoon">{PORTAL_ROLE_WORDS[portal_role]}</Chip>}{' '}
      {locked_at && <Chip tone="danger">Locked</Chip>} {!isConfirmed && <Chip tone="sun">Not confirmed</Chip>}{' '}
      {isDemo && <Chip>Demo</Chip>}
    </>
  );
}
