import { PASSWORD_MIN } from '@atoll/contracts/account-words';
import { showToast, useAppDispatch } from '@atoll/platform';
import { Button, Form, Input } from 'antd';
import { useChangeEmailMutation, useChangePasswordMutation } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import { SavingForm } from '../shared/saving-form';
import * as s from './account.module.css';

const needed = [{ required: true, message: 'Please fill this in' }];

function CurrentPassword() {
  return (
    <Form.Item name="current_password" label="Your password now" rules={needed}>
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}

function PasswordForm() {
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const [form] = Form.useForm<{ current_password: string; password: string }>();
  const dispatch = useAppDispatch();
  async function send(values: { current_password: string; password: string }): Promise<boolean> {
    const { data } = await change(values);
    if (!data) return false;
    form.resetFields();
    dispatch(showToast({ text: 'Your new password is set, and your other devices are signed out' }));
    return true;
  }
  return (
    <SavingForm form={form} name="password" error={error} onSave={send}>
      <CurrentPassword />
      <Form.Item
        name="password"
        label="New password"
        extra="At least 8 characters; a few words are easier to keep in mind."
        rules={[...needed, { min: PASSWORD_MIN, message: `At least ${PASSWORD_MIN} characters` }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button htmlType="submit" loading={isLoading}>
        Change password
      </Button>
    </SavingForm>
  );
}

function EmailForm() {
  const [change, { error, isLoading }] = useChangeEmailMutation();
  const [form] = Form.useForm<{ current_password: string; email: string }>();
  const dispatch = useAppDispatch();
  async function send(values: { current_password: string; email: string }): Promise<boolean> {
    const { data } = await change(values);
    if (!data) return false;
    form.resetFields();
    dispatch(showToast({ text: `We mailed a link to ${values.email}: the change waits for it` }));
    return true;
  }
  return (
    <SavingForm form={form} name="email" error={error} onSave={send}>
      <CurrentPassword />
      <Form.Item
        name="email"
        label="New e-mail"
        rules={[...needed, { type: 'email', message: 'Please enter a valid e-mail address' }]}
      >
        <Input type="email" autoComplete="email" />
      </Form.Item>
      <Button htmlType="submit" loading={isLoading}>
        Change e-mail
      </Button>
    </SavingForm>
  );
}

/** Changing password and e-mail; both need the password, so that an open screen is not enough. */
export function Credentials() {
  return (
    <Panel title="Password and e-mail">
      <div className={s.pair}>
        <PasswordForm />
        <EmailForm />
      </div>
    </Panel>
  );
}
