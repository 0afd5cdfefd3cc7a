import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Alert, Button } from 'antd';
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
    <Alert
      type="warning"
      showIcon
      title={`Please confirm ${email} with the link that we mailed you.`}
      action={
        <Button loading={isLoading} onClick={() => void send()}>
          Send it again
        </Button>
      }
    />
  );
}
