import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { useResendMailMutation } from './portal.api';

/** Reminds somebody to confirm their address, and mails the link again. */
export function ConfirmAddress({ email }: { readonly email: string }) {
  const [resend, { isLoading }] = useResendMailMutation();
  const dispatch = useAppDispatch();
  const send = async () => {
    const { error } = await resend({ email });
    dispatch(
      showToast(
        error
          ? { text: toAppError(error).message, tone: 'alert' }
          : { text: `A new mail is on its way to ${email}` },
      ),
    );
  };
  return (
    <Notice tone="sun">
      <p>Please confirm {email} with the link that we mailed you.</p>
      <p>
        <Button
          variant="quiet"
          size="small"
          aria-busy={isLoading}
          disabled={isLoading}
          onClick={() => void send()}
        >
          Send it again
        </Button>
      </p>
    </Notice>
  );
}
