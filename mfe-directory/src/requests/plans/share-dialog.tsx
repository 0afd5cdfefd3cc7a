import type { Quote } from '@atoll/contracts/quote';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { problemText } from '@atoll/platform/form-errors';
import { useEndSharingMutation, useTakeQuoteMutation } from './plans.api';

interface ShareDialogProps {
  readonly token: string;
  readonly quote: Quote;
  /** Undefined while the quote is not shared. */
  readonly link: { readonly planId: string; readonly page: string } | undefined;
  readonly onClose: () => void;
}

const SEEN =
  'Whoever has the link sees days, lines and prices, and can make a plan of their own of it. No names, no messages, no terms.';

/** Before anything is shared: what others will see. */
function MakeLink({ token, quote, onClose }: Omit<ShareDialogProps, 'link'>) {
  const [take, { isLoading, error }] = useTakeQuoteMutation();
  const body = { quoteId: quote.id, lineIds: null, isShared: true };
  return (
    <AskDialog
      isOpen
      title="Share this quote?"
      confirm="Make a link"
      isBusy={isLoading}
      problem={problemText(error)}
      onConfirm={() => void take({ token, body, asTraveler: false })}
      onClose={onClose}
    >
      <p>{SEEN}</p>
      <p>Nothing is shared before you make the link, and you can stop sharing at any time.</p>
    </AskDialog>
  );
}

/** The sheet of sharing: what others will see, then the link by which they do, and the end of that. */
export function ShareDialog({ token, quote, link, onClose }: ShareDialogProps) {
  const [end, { isLoading }] = useEndSharingMutation();
  const dispatch = useAppDispatch();
  if (!link) return <MakeLink token={token} quote={quote} onClose={onClose} />;
  const { planId, page } = link;
  const address = new URL(page, window.location.origin).href;

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    dispatch(showToast({ text: isCopied ? 'Link copied' : 'Please mark the link and copy it.' }));
  }
  async function stop(): Promise<void> {
    const { error } = await end({ token, planId });
    if (error) return void dispatch(showToast({ text: toAppError(error).message, tone: 'alert' }));
    onClose();
    dispatch(showToast({ text: 'The quote is not shared any more' }));
  }

  return (
    <AskDialog
      isOpen
      title="This quote is shared"
      confirm="Copy the link"
      cancel="Close"
      isBusy={false}
      problem={null}
      onConfirm={() => void copy()}
      onClose={onClose}
    >
      <p>{SEEN}</p>
      <TextField label="Link" name="link" value={address} readOnly />
      <p>
        <Button variant="text" size="small" busy={isLoading} onClick={() => void stop()}>
          Stop sharing
        </Button>
      </p>
    </AskDialog>
  );
}
