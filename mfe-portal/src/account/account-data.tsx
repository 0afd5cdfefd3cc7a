import { DELETION_KEEPS } from '@atoll/contracts/account-deletion';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { signOutAndForget } from '@atoll/platform/form-draft';
import { saveFile } from '@atoll/platform/save-file';
import { Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { useDeleteAccountMutation, useLazyAccountDataQuery } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import { SavingForm } from '../shared/saving-form';
import * as s from './account.module.css';

/** Hands a value to the browser as a file to keep. */
function download(value: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name);
}

function Deletion() {
  const [remove, { error, isLoading }] = useDeleteAccountMutation();
  const dispatch = useAppDispatch();
  async function send({ current_password }: { current_password: string }): Promise<boolean> {
    const { error: refused } = await remove({ current_password });
    if (refused) return false;
    await signOutAndForget(dispatch);
    window.location.assign('/');
    return true;
  }
  return (
    <SavingForm<{ current_password: string }> className={s.form} name="deletion" error={error} onSave={send}>
      <p>Everything that Atoll keeps of you is deleted at once. This cannot be undone.</p>
      <p>{DELETION_KEEPS}</p>
      <Form.Item
        name="current_password"
        label="Your password"
        rules={[{ required: true, message: 'Please fill this in' }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button danger type="primary" htmlType="submit" loading={isLoading}>
        Delete my account
      </Button>
    </SavingForm>
  );
}

/** Downloading what Atoll keeps, and deleting it. */
export function AccountData() {
  const [read, { isFetching }] = useLazyAccountDataQuery();
  const [isDeleting, setDeleting] = useState(false);
  const dispatch = useAppDispatch();
  async function fetchData(): Promise<void> {
    const { data, error } = await read();
    if (error) dispatch(showToast({ text: toAppError(error).message, tone: 'alert' }));
    else download(data, 'atoll-account.json');
  }
  return (
    <Panel title="Your data">
      <Space wrap size="middle">
        <Button loading={isFetching} onClick={() => void fetchData()}>
          Download my data
        </Button>
        <Button danger aria-expanded={isDeleting} onClick={() => setDeleting(!isDeleting)}>
          Delete my account...
        </Button>
      </Space>
      {isDeleting && <Deletion />}
    </Panel>
  );
}
