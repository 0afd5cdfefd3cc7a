import { AGENT_TEXT_MAX, type AgentListingBody, type OwnAgent } from '@atoll/contracts/agent-listing';
import { AGENT_LANGUAGES, AGENT_SPECIALITIES, AGENT_SPECIALITY_LABELS } from '@atoll/contracts/agent';
import type { WeekHours } from '@atoll/contracts/opening-hours';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useSaveListingMutation } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import { needed } from '../shared/place-items';
import { differences, SavingForm } from '../shared/saving-form';
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

interface Props {
  readonly listing: NonNullable<OwnAgent['listing']>;
  readonly page: string | null;
}

/** What the public page of a listed agent says; saved, it is public at once (DIR-21). */
export function ListingForm({ listing: { picture: _, ...initial }, page }: Props) {
  const [form] = Form.useForm<AgentListingBody>();
  const [save, { error, isLoading, isSuccess, reset }] = useSaveListingMutation();

  async function send(values: AgentListingBody): Promise<boolean> {
    const texts = { summary: values.summary.replace(/\s+/g, ' ').trim(), website: values.website.trim() };
    // Only what is changed here: another tab may have changed the rest.
    const { data } = await save(differences({ ...values, ...texts }, initial));
    if (!data?.listing) return false;
    const { picture: _own, ...saved } = data.listing;
    form.setFieldsValue(saved);
    return true;
  }

  return (
    <Panel title="Your entry">
      <p className={s.note}>
        Travelers see a change within two seconds. Your name and city were approved: to change them, write to
        us.
      </p>
      <SavingForm<AgentListingBody>
        form={form}
        name="listing"
        initialValues={initial}
        error={error}
        onSave={send}
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
