import { countOf } from '@atoll/contracts/words';
import { refreshSession, showToast, useAppDispatch } from '@atoll/platform';
import { Button, Form, Input } from 'antd';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { needed } from '../shared/place-items';
import { ReadProblem } from '../shared/read-problem';
import { SavingForm } from '../shared/saving-form';
import { useSecondFactorQuery, useTurnSecondFactorOffMutation } from '../shared/second-factor.api';

/** The second factor of somebody who works in the portal: a new phone begins with turning it off. */
export function SecondFactor() {
  const { data, error, refetch } = useSecondFactorQuery();
  const [turnOff, turningOff] = useTurnSecondFactorOffMutation();
  const dispatch = useAppDispatch();
  async function send(values: { current_password: string }): Promise<boolean> {
    const { error: refused } = await turnOff(values);
    if (refused !== undefined) return false;
    dispatch(showToast({ text: 'The second factor is off' }));
    await refreshSession(dispatch);
    return true;
  }
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading your second factor" />;
  return (
    <Panel title="Second factor">
      {data.isOn ? (
        <>
          <p>
            It is on, and {countOf(data.codesLeft, 'recovery code is', 'recovery codes are')} left. For
            another phone or new recovery codes turn it off; the portal then asks you to set it up anew.
          </p>
          <SavingForm name="turn second factor off" error={turningOff.error} onSave={send}>
            <Form.Item name="current_password" label="Your password" rules={needed}>
              <Input.Password autoComplete="current-password" />
            </Form.Item>
            <Button htmlType="submit" loading={turningOff.isLoading}>
              Turn it off
            </Button>
          </SavingForm>
        </>
      ) : (
        <p>
          You have none. Where this site needs one, the portal asks you to set it up. Demo accounts have none.
        </p>
      )}
    </Panel>
  );
}
