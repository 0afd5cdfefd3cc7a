import { AGENT_LANGUAGES, AGENT_SPECIALITIES, AGENT_SPECIALITY_LABELS } from '@atoll/contracts/agent';
import { HUB_NAME_MAX, HUB_PLACE_MAX, type HubAgent, type HubAgentBody } from '@atoll/contracts/agent-hub';
import { AGENT_TEXT_MAX } from '@atoll/contracts/agent-listing';
import { showToast, useAppDispatch } from '@atoll/platform';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { differences, disputeOf, saveMerged } from '../shared/meeting-changes';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { needed } from '../shared/place-items';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { SavingForm } from '../shared/saving-form';
import { currentOf, StaleRecord } from '../shared/stale-record';
import { useChangeHubAgentMutation, useHubAgentQuery } from './hub.api';
import * as s from './agent-hub.module.css';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });
const SPECIALITIES = AGENT_SPECIALITIES.map((value) => ({ value, label: AGENT_SPECIALITY_LABELS[value] }));
const LANGUAGES = AGENT_LANGUAGES.map((value) => ({ value, label: NAMES.of(value) ?? value }));

const FIELD_WORDS: Readonly<Record<keyof HubAgentBody, string>> = {
  ...{ name: 'Name', agency: 'Agency', city: 'City', country: 'Country', summary: 'Text' },
  ...{ specialities: 'Good at', languages: 'Languages', is_featured: 'Featured', hidden: 'Hidden' },
};

function valuesOf(agent: HubAgent): HubAgentBody {
  const { name, agency, city, country, summary, specialities, languages, is_featured, hidden } = agent;
  return { name, agency, city, country, summary, specialities, languages, is_featured, hidden };
}

/** Switches in words, as they are compared. */
const inWords = (values: HubAgentBody) => ({
  ...values,
  is_featured: values.is_featured ? 'yes' : 'no',
  hidden: values.hidden ? 'yes' : 'no',
});

function AgentFields() {
  return (
    <>
      <div className={s.pair}>
        <Form.Item name="name" label="Name" rules={needed}>
          <Input maxLength={HUB_NAME_MAX} />
        </Form.Item>
        <Form.Item name="agency" label="Agency" rules={needed}>
          <Input maxLength={HUB_NAME_MAX} />
        </Form.Item>
        <Form.Item name="city" label="City" rules={needed}>
          <Input maxLength={HUB_PLACE_MAX} />
        </Form.Item>
        <Form.Item name="country" label="Country" rules={needed}>
          <Input maxLength={HUB_PLACE_MAX} />
        </Form.Item>
      </div>
      <Form.Item name="summary" label="Text" rules={needed}>
        <Input.TextArea rows={4} maxLength={AGENT_TEXT_MAX} showCount />
      </Form.Item>
      <div className={s.pair}>
        <Form.Item name="specialities" label="Good at">
          <Select mode="multiple" optionFilterProp="label" options={SPECIALITIES} />
        </Form.Item>
        <Form.Item name="languages" label="Languages">
          <Select mode="multiple" optionFilterProp="label" options={LANGUAGES} />
        </Form.Item>
      </div>
      <Form.Item name="is_featured" valuePropName="checked">
        <Checkbox>Featured: first in lists, with a badge</Checkbox>
      </Form.Item>
      <Form.Item name="hidden" valuePropName="checked">
        <Checkbox>Hidden: nowhere in the directory</Checkbox>
      </Form.Item>
    </>
  );
}

/** What the directory says of an agent; saved, it is public at once. */
function AgentForm({ agent }: { readonly agent: HubAgent }) {
  const [form] = Form.useForm<HubAgentBody>();
  const [change, { error, isLoading }] = useChangeHubAgentMutation();
  const [base, setBase] = useState({ version: agent.version, values: valuesOf(agent) });
  const [sent, setSent] = useState<HubAgentBody | null>(null);
  const dispatch = useAppDispatch();
  const current = currentOf<HubAgent>(error);
  const yours =
    current &&
    sent &&
    current.version !== base.version &&
    disputeOf(differences(sent, base.values), base.values, valuesOf(current));

  async function save(values: HubAgentBody, from: number, before: HubAgentBody): Promise<boolean> {
    setSent(values);
    const changed = differences(values, base.values);
    const { data } = await saveMerged<HubAgent, HubAgentBody, HubAgent>({
      ...{ change: changed, before, version: from, valuesOf },
      send: (version) => change({ id: agent.id, version, change: changed }),
    });
    if (!data) return false;
    setBase({ version: data.version, values: valuesOf(data) });
    form.setFieldsValue(valuesOf(data));
    dispatch(showToast({ text: `${data.name} is saved` }));
    return true;
  }
  return (
    <Panel
      title={base.values.name}
      aside={
        agent.page && (
          <a className="link" href={agent.page}>
            See the public page
          </a>
        )
      }
    >
      {yours && (
        <StaleRecord
          names={FIELD_WORDS}
          yours={inWords(yours) as unknown as HubAgentBody}
          theirs={inWords(valuesOf(current)) as unknown as HubAgentBody}
          onKeep={() => void save(sent, current.version, valuesOf(current))}
        />
      )}
      <SavingForm<HubAgentBody>
        form={form}
        name={`agent ${agent.id}`}
        initialValues={base.values}
        error={error}
        onSave={(values) => save(values, base.version, base.values)}
      >
        <AgentFields />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Save agent
        </Button>
      </SavingForm>
    </Panel>
  );
}

function HubAgentContent() {
  const { record: id = '' } = useParams();
  const { data, error, refetch } = useHubAgentQuery(id);
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the agent" />;
  return (
    <>
      <p>
        <a className="link" href="/management-portal/agent-hub">
          All agents
        </a>
      </p>
      <AgentForm key={data.id} agent={data} />
    </>
  );
}

/** One agent of the directory as a form that saves it. */
export const HubAgentPage = inPortalTheme(HubAgentContent);
