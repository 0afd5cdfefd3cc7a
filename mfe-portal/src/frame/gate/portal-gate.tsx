import { refreshSession, useAppDispatch } from '@atoll/platform';
import type { PortalGate as Gate } from '@atoll/contracts/account';
import { Button, Form, Input } from 'antd';
import { Panel } from '../../shared/panel';
import { needed } from '../../shared/place-items';
import { PortalTheme } from '../../shared/portal-theme';
import { SavingForm } from '../../shared/saving-form';
import { useGiveCodeMutation } from '../../shared/second-factor.api';
import { SetUp } from './set-up';

function GiveCode() {
  const [give, { error, isLoading }] = useGiveCodeMutation();
  const dispatch = useAppDispatch();
  async function send(values: { code: string }): Promise<boolean> {
    const { data } = await give(values);
    if (!data) return false;
    await refreshSession(dispatch);
    return true;
  }
  return (
    <Panel title="Your code, please">
      <p>Open the app that shows your codes for Atoll. If you do not have it, use a recovery code.</p>
      <SavingForm name="code of the portal" error={error} onSave={send}>
        <Form.Item name="code" label="Code" rules={needed}>
          <Input autoComplete="one-time-code" inputMode="text" maxLength={40} autoFocus />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Open the portal
        </Button>
      </SavingForm>
    </Panel>
  );
}

/** What stands before the portal: the second factor of somebody who works there (POR-19). */
export function PortalGate({ gate }: { readonly gate: Gate }) {
  return <PortalTheme>{gate === 'code' ? <GiveCode /> : <SetUp />}</PortalTheme>;
}
