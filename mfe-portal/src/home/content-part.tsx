import type { ContentBodies, ContentName, EditedContent } from '@atoll/contracts/edited-site-content';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { DoneNotice } from '../shared/done-notice';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { ReadProblem } from '../shared/read-problem';
import { RecordHistory } from '../shared/record-history';
import { SavingForm } from '../shared/saving-form';
import { StaleRecord } from '../shared/stale-record';
import { useVersioned } from '../shared/use-versioned';
import * as s from './content-part.module.css';
import {
  useContentBeginningMutation,
  useContentHistoryQuery,
  useEditedContentQuery,
  useSaveContentMutation,
} from './home-content.api';

interface Props<Name extends ContentName> {
  readonly name: Name;
  readonly title: string;
  /** The fields' names in words. */
  readonly names: Readonly<Record<keyof ContentBodies[Name], string>>;
  readonly children: ReactNode;
}

function PartForm<Name extends ContentName>(props: Props<Name> & { readonly part: EditedContent<Name> }) {
  const { name, title, names, part, children } = props;
  type Body = ContentBodies[Name];
  const [form] = Form.useForm<Body>();
  const [send] = useSaveContentMutation();
  const [begin] = useContentBeginningMutation();
  const history = useContentHistoryQuery(name);
  const bodyOf = ({ version: _version, isInitial: _isInitial, ...body }: EditedContent<Name>) =>
    body as unknown as Body;
  const versioned = useVersioned<EditedContent<Name>, Body>({
    ...{ record: part, form, valuesOf: bodyOf },
    send: (version, body) =>
      send({ name, version, body }) as Promise<{ data?: EditedContent<Name>; error?: unknown }>,
    begin: (version) => begin({ name, version }) as Promise<{ data?: EditedContent<Name>; error?: unknown }>,
  });
  const { values, dispute, done, error, isSaving } = versioned;
  return (
    <>
      <SavingForm<Body>
        form={form}
        name={`home ${name}`}
        initialValues={values}
        error={error}
        onSave={(typed) => versioned.save({ ...values, ...typed })}
        onFinishFailed={versioned.forgetRefusal}
      >
        <Panel title={title}>
          {children}
          {done && (
            <DoneNotice isBusy={isSaving} onUndo={() => void versioned.putBack(done.undo)}>
              {done.what === 'saved' ? 'Saved' : 'It is as it was before'}, and on the{' '}
              <a className="link" href="/">
                front page
              </a>{' '}
              within two seconds.
            </DoneNotice>
          )}
          {dispute && (
            <StaleRecord names={names} yours={dispute.yours} theirs={dispute.theirs} onKeep={dispute.keep} />
          )}
          <div className={s.actions}>
            <Button type="primary" htmlType="submit" loading={isSaving}>
              Save {title.toLowerCase()}
            </Button>
            {!part.isInitial && (
              <Button disabled={isSaving} onClick={() => void versioned.toBeginning()}>
                Back to the beginning
              </Button>
            )}
          </div>
        </Panel>
      </SavingForm>
      <RecordHistory<Body>
        query={history}
        names={names}
        current={values}
        isBusy={isSaving}
        onPutBack={(earlier) => void versioned.putBack(earlier)}
      />
    </>
  );
}

/** One part of the front page: its form, the way back to what the site began with, and who changed it. */
export function ContentPart<Name extends ContentName>(props: Props<Name>) {
  const { name, title } = props;
  const { data, error, refetch } = useEditedContentQuery(name);
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label={`Loading: ${title}`} />;
  return <PartForm key={name} {...props} part={data as unknown as EditedContent<Name>} />;
}
