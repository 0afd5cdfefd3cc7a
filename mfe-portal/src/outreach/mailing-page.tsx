import type { MailList, Mailing, MailingBody } from '@atoll/contracts/outreach';
import { countOf } from '@atoll/contracts/words';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { Button } from '@atoll/ui/button';
import { Button as AntButton, Form, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useConfirmAgain } from '../shared/confirm-again';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { needed } from '../shared/place-items';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { SavingForm } from '../shared/saving-form';
import { currentOf, StaleRecord } from '../shared/stale-record';
import { useListAddress } from '../shared/use-list-address';
import { MailingState } from './mailing-state';
import * as s from './mailing-page.module.css';
import {
  useAddMailingMutation,
  useChangeMailingMutation,
  useMailingQuery,
  useMailListsQuery,
  usePreviewMailingMutation,
  useRemoveMailingMutation,
  useSendMailingMutation,
  useStopMailingMutation,
} from './outreach.api';

const HOME = '/management-portal/outreach';
const LOOK_MS = 2_000;
const NAMES: Readonly<Record<keyof MailingBody, string>> = {
  listId: 'List',
  subject: 'Subject',
  text: 'Text',
  link: 'Leads to',
  linkWords: 'Words of the link',
};

const bodyOf = ({ listId, subject, text, link, linkWords }: MailingBody): MailingBody => ({
  ...{ listId, subject, text, link, linkWords },
});

function Fields({ lists }: { readonly lists: readonly MailList[] }) {
  return (
    <>
      <Form.Item name="listId" label={NAMES.listId} rules={[{ required: true, message: 'Choose a list' }]}>
        <Select
          placeholder="Who gets it"
          options={lists.map(({ id, name, members }) => ({
            value: id,
            label: `${name}, ${countOf(members, 'person', 'people')}`,
          }))}
        />
      </Form.Item>
      <Form.Item name="subject" label={NAMES.subject} rules={needed}>
        <Input maxLength={150} />
      </Form.Item>
      <Form.Item
        name="text"
        label={NAMES.text}
        extra="An empty line begins a new paragraph. {name} becomes the name of whoever reads it."
        rules={needed}
      >
        <Input.TextArea rows={10} maxLength={10_000} />
      </Form.Item>
      <Form.Item
        name="link"
        label={NAMES.link}
        extra="A page of this site, such as /destinations; or nothing."
        rules={[{ pattern: /^(?:\/(?!\/)[^\s\\]*)?$/, message: 'A path of this site begins with one /' }]}
      >
        <Input maxLength={300} />
      </Form.Item>
      <Form.Item name="linkWords" label={NAMES.linkWords}>
        <Input maxLength={80} placeholder="Look at it on Atoll" />
      </Form.Item>
    </>
  );
}

const EMPTY: MailingBody = { listId: '', subject: '', text: '', link: '', linkWords: '' };

interface MailingFormProps {
  /** The draft that is changed; null for a new one. */
  readonly mailing: Mailing | null;
  /** An earlier mailing whose words a new one begins with. */
  readonly template?: Mailing | undefined;
  readonly lists: readonly MailList[];
}

function MailingForm({ mailing, template, lists }: MailingFormProps) {
  const [add, adding] = useAddMailingMutation();
  const [change, changing] = useChangeMailingMutation();
  const [sent, setSent] = useState<MailingBody | null>(null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const current = currentOf<Mailing>(changing.error);

  async function save(body: MailingBody, version: number): Promise<boolean> {
    setSent(body);
    const { data } = await (mailing ? change({ id: mailing.id, version, body }) : add(body));
    if (!data) return false;
    dispatch(showToast({ text: 'The draft is saved' }));
    if (!mailing) void navigate(`${HOME}/${data.id}`);
    return true;
  }
  const begun = mailing ?? template;
  const { listId, ...initial } = begun ? bodyOf(begun) : EMPTY;
  return (
    <>
      {current && sent && (
        <StaleRecord<MailingBody>
          names={NAMES}
          yours={sent}
          theirs={bodyOf(current)}
          onKeep={() => void save(sent, current.version)}
        />
      )}
      <SavingForm<MailingBody>
        name={`mailing ${mailing?.id ?? 'new'}`}
        initialValues={{ ...initial, ...(listId && { listId }) } as MailingBody}
        error={mailing ? changing.error : adding.error}
        onSave={(values) => save(bodyOf({ ...EMPTY, ...values }), mailing?.version ?? 0)}
      >
        <Fields lists={lists} />
        <AntButton
          type={mailing ? 'default' : 'primary'}
          htmlType="submit"
          loading={adding.isLoading || changing.isLoading}
        >
          Save the draft
        </AntButton>
      </SavingForm>
    </>
  );
}

/** What is done with a mailing besides writing it. */
function Actions({ mailing, lists }: { readonly mailing: Mailing; readonly lists: readonly MailList[] }) {
  const [preview] = usePreviewMailingMutation();
  const [send, sending] = useSendMailingMutation();
  const [stop] = useStopMailingMutation();
  const [remove] = useRemoveMailingMutation();
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useConfirmAgain();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state, counts } = mailing;
  const people = lists.find(({ id }) => id === mailing.listId)?.members ?? 0;

  /** What it answered; undefined where it was refused, which is said. */
  async function tell<Data>(answer: Promise<{ data?: Data; error?: unknown }>, done: (data: Data) => string) {
    const { data, error } = await answer;
    if (error !== undefined) dispatch(showToast({ text: toAppError(error).message, tone: 'alert' }));
    else dispatch(showToast({ text: done(data as Data) }));
    return error === undefined;
  }
  async function sendNow(): Promise<void> {
    await tell(
      confirmed(() => send(mailing)),
      () => 'It is on its way',
    );
    setAsking(false);
  }
  async function throwAway(): Promise<void> {
    const isGone = await tell(remove(mailing), () => 'The draft is thrown away');
    if (isGone) void navigate(HOME);
  }
  const isOpen = state === 'draft' || state === 'stopped';
  return (
    <div className={s.actions}>
      {isOpen && (
        <Button onClick={() => setAsking(true)}>{state === 'draft' ? 'Send it' : 'Go on sending'}</Button>
      )}
      {state === 'draft' && (
        <Button
          variant="quiet"
          onClick={() => void tell(preview(mailing), ({ to }) => `It is mailed to you, at ${to}`)}
        >
          Mail it to me
        </Button>
      )}
      {!isOpen && counts.waiting > 0 && (
        <Button variant="danger" onClick={() => void tell(stop(mailing), () => 'No more of it is sent')}>
          Stop
        </Button>
      )}
      <Button variant="text" href={`${HOME}/new?from=${mailing.id}`}>
        Write another like it
      </Button>
      {state === 'draft' && (
        <Button variant="text" onClick={() => void throwAway()}>
          Throw away
        </Button>
      )}
      <AskDialog
        isOpen={isAsking}
        title="Send this mailing?"
        confirm="Send it"
        isBusy={sending.isLoading}
        problem={null}
        onConfirm={() => void sendNow()}
        onClose={() => setAsking(false)}
      >
        <p>
          It goes to {countOf(people, 'person', 'people')} on “{mailing.list}”, but for those who do not want
          news. A mail that is sent cannot be taken back.
        </p>
      </AskDialog>
      {dialog}
    </div>
  );
}

function SentText({ mailing: { text, link, linkWords } }: { readonly mailing: Mailing }) {
  return (
    <div className={s.text}>
      {text}
      {link && (
        <p>
          <a className="link" href={link}>
            {linkWords || link}
          </a>
        </p>
      )}
    </div>
  );
}

function OneMailing({ id, lists }: { readonly id: string; readonly lists: readonly MailList[] }) {
  const { data, error, refetch } = useMailingQuery(id);
  const isOnItsWay = data?.state === 'sending' || (data?.state === 'sent' && data.counts.waiting > 0);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => void refetch(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isOnItsWay, refetch]);
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the mailing" />;
  return (
    <>
      <Panel title={data.subject} aside={<MailingState mailing={data} />}>
        <Actions mailing={data} lists={lists} />
        {data.state !== 'draft' && <SentText mailing={data} />}
      </Panel>
      {data.state === 'draft' && (
        <Panel title="What it says">
          <MailingForm key={data.id} mailing={data} lists={lists} />
        </Panel>
      )}
    </>
  );
}

/** A new mailing, with the words of an earlier one where the address names it. */
function NewMailing({ lists }: { readonly lists: readonly MailList[] }) {
  const from = useListAddress().get('from');
  const { data, error, isFetching } = useMailingQuery(from, { skip: from === '' });
  if (from !== '' && !data && isFetching) return <PanelLoading label="Loading the mailing" />;
  return (
    <Panel title="A new mailing">
      {error !== undefined && <p>The mailing that this one was to be like is not there any more.</p>}
      <MailingForm mailing={null} template={data} lists={lists} />
    </Panel>
  );
}

function MailingPageContent() {
  const { record = '' } = useParams();
  const { data, error, refetch } = useMailListsQuery();
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading lists" />;
  const lists = data.lists.filter(({ isRemoved }) => !isRemoved);
  return (
    <>
      <a className="link" href={HOME}>
        All mailings
      </a>
      {record === 'new' ? <NewMailing lists={lists} /> : <OneMailing id={record} lists={lists} />}
    </>
  );
}

/** A mail to a list: written, looked at, sent. */
export const MailingPage = inPortalTheme(MailingPageContent);
