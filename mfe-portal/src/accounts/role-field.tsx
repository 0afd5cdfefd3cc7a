import type { PortalAccount } from '@atoll/contracts/portal-accounts';
import { PORTAL_ROLES, type PortalRole } from '@atoll/contracts/portal-duties';
import { REMOTES, type RemoteName } from '@atoll/contracts/registry';
import { Button } from '@atoll/ui/button';
import { SelectField } from '@atoll/ui/field';
import { useState } from 'react';
import { PORTAL_ROLE_WORDS } from './account-words';

const NONE = 'none';
const WHAT: Readonly<Record<PortalRole, string>> = {
  editor: 'what the site says, agents and search engines',
  moderator: 'who waits for an answer, and reports',
  releaser: 'which release of one remote runs',
};
const OPTIONS = [
  { value: NONE, label: 'Does not work in the portal' },
  ...PORTAL_ROLES.map((role) => ({ value: role, label: `${PORTAL_ROLE_WORDS[role]}: ${WHAT[role]}` })),
];

interface Props {
  readonly account: PortalAccount;
  readonly onChange: (role: PortalRole | null, remote: RemoteName | undefined) => Promise<boolean>;
}

/** What an account does in the portal. */
export function RoleField({ account, onChange }: Props) {
  const now = account.portal_role ?? NONE;
  const [chosen, setChosen] = useState<string>(now);
  const before = account.portal_remote ?? REMOTES[0];
  const [remote, setRemote] = useState<string>(before);
  const isSame = chosen === now && (chosen !== 'releaser' || remote === account.portal_remote);
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    const role = PORTAL_ROLES.find((each) => each === chosen) ?? null;
    await onChange(role, role === 'releaser' ? REMOTES.find((each) => each === remote) : undefined);
    setBusy(false);
  }
  return (
    <>
      <SelectField
        name="portal_role"
        label="Role"
        hint="The account is signed out, and has its new rights when it signs in again."
        options={OPTIONS}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {chosen === 'releaser' && (
        <SelectField
          name="portal_remote"
          label="Remote"
          options={REMOTES.map((each) => ({ value: each, label: each }))}
          value={remote}
          onChange={({ target }) => setRemote(target.value)}
        />
      )}
      <div>
        <Button disabled={isSame} busy={isBusy} onClick={() => void save()}>
          Save the role
        </Button>
      </div>
    </>
  );
}
