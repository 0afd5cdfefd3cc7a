import type { User } from '@atoll/contracts/account';
import { refreshSession, showToast, useAppDispatch } from '@atoll/platform';
import { Button, Form, Input } from 'antd';
import { useChangeUserMutation } from '../shared/portal.api';
import { needed } from '../shared/place-items';
import { SavingForm } from '../shared/saving-form';

interface Values {
  readonly name: string;
  readonly phone?: string;
}

/** Name and phone of the account; the rest of what it said at registration stays. */
export function OwnName({ user }: { readonly user: User }) {
  const [change, { error, isLoading }] = useChangeUserMutation();
  const dispatch = useAppDispatch();
  const metadata = user.user_metadata;

  async function send({ name, phone = '' }: Values): Promise<boolean> {
    // An emptied phone is sent, too: what is left out stays as it was.
    const { data } = await change({ name, phone });
    if (!data) return false;
    await refreshSession(dispatch);
    dispatch(showToast({ text: 'Your changes are saved' }));
    return true;
  }

  return (
    <SavingForm<Values>
      name="own-name"
      initialValues={{ name: metadata.name, phone: metadata.phone ?? '' }}
      error={error}
      onSave={send}
    >
      <Form.Item name="name" label="Your name" rules={needed}>
        <Input maxLength={120} autoComplete="name" />
      </Form.Item>
      <Form.Item name="phone" label="Phone">
        <Input type="tel" maxLength={40} autoComplete="tel" />
      </Form.Item>
      <Button htmlType="submit" loading={isLoading}>
        Save
      </Button>
    </SavingForm>
  );
}
