import type { SecondFactorSetUp } from '@atoll/contracts/second-factor';
import { refreshSession, useAppDispatch } from '@atoll/platform';
import { Button, Form, Input, QRCode } from 'antd';
import { useState } from 'react';
import { Panel } from '../../shared/panel';
import { needed } from '../../shared/place-items';
import { SavingForm } from '../../shared/saving-form';
import { useBeginSecondFactorMutation, useTurnSecondFactorOnMutation } from '../../shared/second-factor.api';
import * as s from './set-up.module.css';

/** First the password, because an open screen is not enough. */
function Begin({ onBegun }: { readonly onBegun: (setUp: SecondFactorSetUp) => void }) {
  const [begin, { error, isLoading }] = useBeginSecondFactorMutation();
  async function send(values: { current_password: string }): Promise<boolean> {
    const { data } = await begin(values);
    if (data) onBegun(data);
    return data !== undefined;
  }
  return (
    <Panel title="Set up your second factor">
      <p>
        Who works in the portal signs in with a password and a code. You need an app that shows such codes, as
        most password managers do.
      </p>
      <SavingForm name="begin second factor" error={error} onSave={send}>
        <Form.Item name="current_password" label="Your password" rules={needed}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Begin
        </Button>
      </SavingForm>
    </Panel>
  );
}

interface FirstCodeProps {
  readonly setUp: SecondFactorSetUp;
  readonly onOn: (recoveryCodes: readonly string[]) => void;
}

function FirstCode({ setUp: { secret, address }, onOn }: FirstCodeProps) {
  const [turnOn, { error, isLoading }] = useTurnSecondFactorOnMutation();
  async function send(values: { code: string }): Promise<boolean> {
    const { data } = await turnOn(values);
    if (data) onOn(data.codes);
    return data !== undefined;
  }
  return (
    <Panel title="Add Atoll to your app">
      <p>Let the app read this picture, or type the letters below it. Then enter the code that it shows.</p>
      <div className={s.picture}>
        <QRCode type="svg" value={address} aria-label="The set-up as a picture for your app" />
      </div>
      <p>
        <code className={s.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <SavingForm name="first code" error={error} onSave={send}>
        <Form.Item name="code" label="Code" rules={needed}>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={40} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Turn it on
        </Button>
      </SavingForm>
    </Panel>
  );
}

function Recovery({ codes }: { readonly codes: readonly string[] }) {
  const dispatch = useAppDispatch();
  return (
    <Panel title="Keep these codes">
      <p>
        Each opens the portal once when you do not have your app. Print them or keep them with your passwords:
        they are not shown again.
      </p>
      <ul className={s.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button type="primary" onClick={() => void refreshSession(dispatch)}>
        I have kept them
      </Button>
    </Panel>
  );
}

/** The three steps to a second factor: the password, the app's first code, and what opens the portal without it. */
export function SetUp() {
  const [setUp, setSetUp] = useState<SecondFactorSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <Recovery codes={codes} />;
  return setUp ? <FirstCode setUp={setUp} onOn={setCodes} /> : <Begin onBegun={setSetUp} />;
}
