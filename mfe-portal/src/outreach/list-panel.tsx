import {
  MEMBERS_PAGE_SIZE,
  type AddedAnswer,
  type MailList,
  type MailListBody,
} from '@atoll/contracts/outreach';
import { countOf } from '@atoll/contracts/words';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { Button as AntButton, Form, Input } from 'antd';
import { useState } from 'react';
import { dayAndTime } from '../shared/civil-day';
import { ListPages } from '../shared/list-pages';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { needed } from '../shared/place-items';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable } from '../shared/rows-table';
import { SavingForm } from '../shared/saving-form';
import { currentOf, StaleRecord } from '../shared/stale-record';
import { useListAddress } from '../shared/use-list-address';
import {
  useAddMailListMutation,
  useAddMembersMutation,
  useChangeMailListMutation,
  useListMembersQuery,
  useRemoveMailListMutation,
  useRemoveMemberMutation,
  useRestoreMailListMutation,
} from './outreach.api';

const NAMES = { name: 'Name', consent: 'How they agreed' } as const;

function ListFields() {
  return (
    <>
      <Form.Item name="name" label={NAMES.name} rules={needed}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item
        name="consent"
        label={NAMES.consent}
        extra="Where and when these people said that they want mails: it has to be shown when somebody asks."
        rules={needed}
      >
        <Input.TextArea maxLength={500} rows={2} />
      </Form.Item>
    </>
  );
}

/** Makes a list, which is empty at first. */
export function NewListPanel() {
  const [add, { error, isLoading }] = useAddMailListMutation();
  const [form] = Form.useForm<MailListBody>();
  const dispatch = useAppDispatch();
  async function save(values: MailListBody): Promise<boolean> {
    const { data } = await add(values);
    if (!data) return false;
    form.resetFields();
    dispatch(showToast({ text: `${data.name} is there. Open it to put people on it.` }));
    return true;
  }
  return (
    <Panel title="A new list">
      <SavingForm<MailListBody> form={form} name="new mail list" error={error} onSave={save}>
        <ListFields />
        <AntButton htmlType="submit" loading={isLoading}>
          Add the list
        </AntButton>
      </SavingForm>
    </Panel>
  );
}

function ListForm({ list }: { readonly list: MailList }) {
  const [change, { error, isLoading }] = useChangeMailListMutation();
  const [sent, setSent] = useState<MailListBody | null>(null);
  const dispatch = useAppDispatch();
  const current = currentOf<MailList>(error);
  async function save({ name, consent }: MailListBody, version: number): Promise<boolean> {
    setSent({ name, consent });
    const { data } = await change({ id: list.id, version, body: { name, consent } });
    if (data) dispatch(showToast({ text: `${data.name} is saved` }));
    return data !== undefined;
  }
  return (
    <>
      {current && sent && (
        <StaleRecord<MailListBody>
          names={NAMES}
          yours={sent}
          theirs={{ name: current.name, consent: current.consent }}
          onKeep={() => void save(sent, current.version)}
        />
      )}
      <SavingForm<MailListBody>
        name={`mail list ${list.id}`}
        initialValues={{ name: list.name, consent: list.consent }}
        error={error}
        onSave={(values) => save(values, list.version)}
      >
        <ListFields />
        <AntButton htmlType="submit" loading={isLoading}>
          Save
        </AntButton>
      </SavingForm>
    </>
  );
}

function AddMembers({ list: { id, version } }: { readonly list: MailList }) {
  const [add, { error, isLoading }] = useAddMembersMutation();
  const [done, setDone] = useState<AddedAnswer | null>(null);
  const [form] = Form.useForm<{ text: string }>();
  async function save({ text }: { text: string }): Promise<boolean> {
    const { data } = await add({ id, version, text });
    if (!data) return false;
    setDone(data);
    // What could not be read is there to be mended.
    const lines = text.split(/\r?\n/);
    const left = data.problems.map(({ line }) => lines[line - 1] ?? '').join('\n');
    form.setFieldsValue({ text: left });
    return true;
  }
  return (
    <Panel title="Put people on it">
      {done && (
        <Notice role="status">
          <p>
            {countOf(done.added, 'address is', 'addresses are')} new on the list
            {done.known > 0 && `, ${done.known} were on it already`}.
          </p>
          {done.problems.length > 0 && (
            <ul>
              {done.problems.slice(0, 50).map(({ line, text, problem }) => (
                <li key={line}>
                  Line {line}, “{text}”: {problem}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <SavingForm form={form} name={`members of ${id}`} error={error} onSave={save}>
        <Form.Item
          name="text"
          label="Addresses"
          extra="One in each line, with a comma and a name behind it if you know one."
          rules={needed}
        >
          <Input.TextArea rows={6} maxLength={500_000} />
        </Form.Item>
        <AntButton htmlType="submit" loading={isLoading}>
          Add them
        </AntButton>
      </SavingForm>
    </Panel>
  );
}

function Members({ list: { id, version } }: { readonly list: MailList }) {
  const address = useListAddress();
  const { data, error, refetch } = useListMembersQuery({ id, page: address.page });
  const [remove] = useRemoveMemberMutation();
  const dispatch = useAppDispatch();
  async function takeOff(memberId: string, email: string): Promise<void> {
    const { error: refused } = await remove({ id, version, memberId });
    const done = { text: `${email} is off the list` };
    dispatch(showToast(refused === undefined ? done : { text: toAppError(refused).message, tone: 'alert' }));
  }
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the list" />;
  return (
    <Panel title="On the list" aside={countOf(data.total, 'person', 'people')}>
      {data.members.length === 0 ? (
        <p>Nobody yet.</p>
      ) : (
        <RowsTable
          label="On the list"
          rows={data.members}
          rowKey={(member) => member.id}
          columns={[
            {
              title: 'Who',
              cell: ({ email, name }) => (
                <>
                  {email}
                  <div className="small muted">{name}</div>
                </>
              ),
            },
            { title: 'Since', kind: 'wide', cell: ({ added_at }) => dayAndTime(added_at) },
            {
              title: 'Take off',
              kind: 'action',
              cell: (member) => (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Take off: ${member.email}`}
                  onClick={() => void takeOff(member.id, member.email)}
                >
                  Take off
                </Button>
              ),
            },
          ]}
        />
      )}
      <ListPages total={data.total} pageSize={MEMBERS_PAGE_SIZE} address={address} />
    </Panel>
  );
}

/** One list: what it is, who is on it, and putting it away, which is taken back by the same button. */
export function ListPanel({ list }: { readonly list: MailList }) {
  const [remove, removing] = useRemoveMailListMutation();
  const [restore, restoring] = useRestoreMailListMutation();
  const dispatch = useAppDispatch();
  async function putAway(): Promise<void> {
    const { error } = await (list.isRemoved ? restore(list) : remove(list));
    const done = list.isRemoved ? `${list.name} is back` : `${list.name} is put away. You can bring it back.`;
    dispatch(
      showToast(error === undefined ? { text: done } : { text: toAppError(error).message, tone: 'alert' }),
    );
  }
  return (
    <>
      <a className="link" href="/management-portal/outreach?of=lists">
        All lists
      </a>
      <Panel
        title={list.name}
        aside={
          <Button
            size="small"
            variant="quiet"
            busy={removing.isLoading || restoring.isLoading}
            onClick={() => void putAway()}
          >
            {list.isRemoved ? 'Bring back' : 'Put away'}
          </Button>
        }
      >
        <ListForm list={list} />
      </Panel>
      {!list.isRemoved && <AddMembers list={list} />}
      <Members list={list} />
    </>
  );
}
