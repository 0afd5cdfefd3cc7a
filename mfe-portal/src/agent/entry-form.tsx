import type { AgentEntryBody, OwnAgent } from '@atoll/contracts/account';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Alert, Button, Form, Input } from 'antd';
import { useSaveAgentMutation } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import { needed, PlaceItems } from '../shared/place-items';

/** What an entry of one's own says; saving it asks for approval again. */
export function EntryForm({ agent: { name, city, country } }: { readonly agent: OwnAgent }) {
  const [save, { error, isLoading }] = useSaveAgentMutation();
  const dispatch = useAppDispatch();

  async function send(values: AgentEntryBody): Promise<void> {
    const { data } = await save(values);
    if (data) dispatch(showToast({ text: 'Your entry is saved and waits for approval' }));
  }

  return (
    <Panel title="An entry of your own">
      <Form<AgentEntryBody>
        layout="vertical"
        initialValues={{ name, city, country }}
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void send(values)}
      >
        {error && <Alert type="error" showIcon role="alert" title={toAppError(error).message} />}
        <Form.Item name="name" label="Your name" rules={needed}>
          <Input maxLength={120} autoComplete="name" />
        </Form.Item>
        <PlaceItems />
        <Button htmlType="submit" loading={isLoading}>
          Save and ask for approval
        </Button>
      </Form>
    </Panel>
  );
}
