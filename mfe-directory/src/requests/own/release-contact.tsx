import type { InvitationView } from '@atoll/contracts/quote-request';
import { firstName } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { useReleaseContactMutation } from '../requests.api';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { problemText } from '@atoll/platform/form-errors';

interface ReleaseContactProps {
  readonly invitation: InvitationView;
  readonly token: string;
}

/** Gives one agent the traveler's name, address and phone, after a question. */
export function ReleaseContact({ invitation: { agent, hasContact }, token }: ReleaseContactProps) {
  const [isOpen, setOpen] = useState(false);
  const [release, { isLoading, error }] = useReleaseContactMutation();
  const name = firstName(agent.name);
  if (hasContact) return <p className="small muted">{name} has your e-mail and phone.</p>;
  async function confirm(): Promise<void> {
    const { error: refused } = await release({ token, agentId: agent.id });
    if (!refused) setOpen(false);
  }
  return (
    <>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        Share my contact details with {name}
      </Button>
      <AskDialog
        isOpen={isOpen}
        title={`Share your contact details with ${name}?`}
        confirm="Share them"
        isBusy={isLoading}
        problem={problemText(error)}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        <p>
          {agent.name} then reads your whole name, your e-mail and your phone. It cannot be taken back. The
          others go on without them.
        </p>
      </AskDialog>
    </>
  );
}
