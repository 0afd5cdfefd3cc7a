import {
  AGENT_TEXT_MAX,
  type AgentListingBody,
  type AgentListingChange,
  type OwnAgent,
} from '@atoll/contracts/agent-listing';
import { AGENT_LANGUAGES, AGENT_SPECIALITIES, AGENT_SPECIALITY_LABELS } from '@atoll/contracts/agent';
import type { WeekHours } from '@atoll/contracts/opening-hours';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useSaveListingMutation } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import { needed } from '../shared/place-items';
import { differences, disputeOf, saveMerged } from '../shared/meeting-changes';
import { SavingForm } from '../shared/saving-form';
import { currentOf, StaleRecord } from '../shared/stale-record';
import { areHoursInOrder, HoursField } from './hours-field';
import * as s from './listing-form.module.css';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });
const SPECIALITIES = AGENT_SPECIALITIES.map((value) => ({ value, label: AGENT_SPECIALITY_LABELS[value] }));
const LANGUAGES = AGENT_LANGUAGES.map((value) => ({ value, label: NAMES.of(value) ?? value }));

const WEBSITE_MAX = 300;
// Not cut while it is pasted: the rest would be another address.
const short = [{ max: WEBSITE_MAX, message: `At most ${WEBSITE_MAX} letters, please` }];

const ordered = [
  {
    validator: async (_: unknown, hours: WeekHours | null) => {
      if (!areHoursInOrder(hours)) throw new Error('Each day must close after it opens');
    },
  },
];

const FIELD_WORDS: Readonly<Record<keyof AgentListingBody, string>> = {
  ...{ summary: 'About you', specialities: 'Good at', languages: 'Languages' },
  ...{ phone: 'Phone', website: 'Website', hours: 'Opening hours' },
};

interface Props {
  readonly version: number;
  readonly listing: NonNullable<OwnAgent['listing']>;
  readonly page: string | null;
}

/** What the public page of a listed agent says; saved, it is public at once (DIR-21). */
export function ListingForm({ version, listing: { picture: _, ...initial }, page }: Props) {
  const [form] = Form.useForm<AgentListingBody>();
  const [save, { error, isLoading, isSuccess, reset }] = useSaveListingMutation();

  /** What the form was opened with or has saved, and the version of that. */
  const [base, setBase] = useState({ version, listing: initial });
  const [sent, setSent] = useState<AgentListingBody | null>(null);
  const current = currentOf<OwnAgent>(error);
  const yours =
    current?.listing &&
    sent &&
    current.version !== base.version &&
    disputeOf(differences(sent, base.listing), base.listing, current.listing);

  async function send(values: AgentListingBody, from: number, before: AgentListingBody): Promise<boolean> {
    const texts = { summary: values.summary.replace(/\s+/g, ' ').trim(), website: values.website.trim() };
    // Only what is changed here: another tab may have changed the rest.
    const change: AgentListingChange = differences({ ...values, ...texts }, base.listing);
    setSent({ ...values, ...texts });
    const { data } = await saveMerged<OwnAgent, AgentListingBody, OwnAgent>({
      ...{ change, before, version: from },
      valuesOf: ({ listing }) => listing,
      send: (version) => save({ change, version }),
    });
    if (!data?.listing) return false;
    const { picture: _own, ...saved } = data.listing;
    setBase({ version: data.version, listing: saved });
    form.setFieldsValue(saved);
    return true;
  }

  return (
    <Panel title="Your entry">
      <p className={s.note}>
        Travelers see a change within two seconds. Your name and city were approved: to change them, write to
        us.
      </p>
      {current?.listing && sent && yours && (
        <StaleRecord
          names={FIELD_WORDS}
          yours={yours}
          theirs={current.listing}
          onKeep={() => void send(sent, current.version, current.listing ?? base.listing)}
        />
      )}
      <SavingForm<AgentListingBody>
        form={form}
        name="listing"
        initialValues={initial}
        error={error}
        onSave={(values) => send(values, base.version, base.listing)}
        // What was saved before is not what stands here now.
        onFinishFailed={reset}
      >
        <Form.Item name="summary" label="About you" rules={needed}>
          <Input.TextArea rows={4} maxLength={AGENT_TEXT_MAX} showCount />
        </Form.Item>
        <div className={s.pair}>
          <Form.Item name="specialities" label="Good at">
            <Select mode="multiple" optionFilterProp="label" options={SPECIALITIES} />
          </Form.Item>
          <Form.Item name="languages" label="Languages you speak">
            <Select mode="multiple" optionFilterProp="label" options={LANGUAGES} />
          </Form.Item>
        </div>
        <div className={s.pair}>
          <Form.Item name="phone" label="Phone" extra="With its country code, such as +351 210 000 000">
            <Input type="tel" maxLength={40} autoComplete="tel" />
          </Form.Item>
          <Form.Item name="website" label="Website" rules={short}>
            <Input type="url" autoComplete="url" placeholder="https://" />
          </Form.Item>
        </div>
        <Form.Item name="hours" label="Opening hours, in your local time" rules={ordered}>
          <HoursField />
        </Form.Item>
        {isSuccess && (
          <Alert
            type="success"
            showIcon
            role="status"
            title={
              <>
                Your entry is saved. <a href={page ?? undefined}>See your public page</a>
              </>
            }
          />
        )}
        <p>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Save your entry
          </Button>
        </p>
      </SavingForm>
    </Panel>
  );
}
