import type { AgentEntryBody } from '@atoll/contracts/account';
import type { OwnAgent } from '@atoll/contracts/agent-listing';
import { showToast, useAppDispatch } from '@atoll/platform';
import { Button, Form, Input } from 'antd';
import { useSaveAgentMutation } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import { needed } from '../shared/place-items';
import { SavingForm } from '../shared/saving-form';
import { TownItem } from './town-item';

/** What an entry of one's own says; saving it asks for approval again. */
export function EntryForm({ agent: { name, city, country } }: { readonly agent: OwnAgent }) {
  const [save, { error, isLoading }] = useSaveAgentMutation();
  const dispatch = useAppDispatch();

  async function send(values: AgentEntryBody): Promise<boolean> {
    const { data } = await save(values);
    if (data) dispatch(showToast({ text: 'Your entry is saved and waits for approval' }));
    return data !== undefined;
  }

  return (
    <Panel title="An entry of your own">
      <SavingForm<AgentEntryBody>
        name="entry"
        initialValues={{ name, city, country }}
        error={error}
        onSave={send}
      >
        <Form.Item name="name" label="Your name" rules={needed}>
          <Input maxLength={120} autoComplete="name" />
        </Form.Item>
        <TownItem />
        <Button htmlType="submit" loading={isLoading}>
          Save and ask for approval
        </Button>
      </SavingForm>
    </Panel>
  );
}
