import {
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type ReportBody,
  type ReportReason,
} from '@atoll/contracts/quote-request';
import { useState, type ReactNode } from 'react';
import { AskDialog } from '../ask-dialog/ask-dialog';
import { Button } from '../button/button';
import { SelectField, TextAreaField } from '../field/field';
import * as s from './conversation-actions.module.css';

export interface ConversationActionsProps {
  /** The first name of who is on the other side. */
  readonly other: string;
  /** Who has ended the conversation; null while it goes on. */
  readonly blockedBy: 'self' | 'other' | null;
  readonly isReported: boolean;
  /** Ends it, or lets it go on; answers what went wrong, or null. */
  readonly onBlock: (isBlocked: boolean) => Promise<string | null>;
  readonly onReport: (body: ReportBody) => Promise<string | null>;
}

const REASONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }));

interface AskProps {
  readonly title: string;
  readonly confirm: string;
  readonly children: ReactNode;
  /** Answers what went wrong, or null. */
  readonly onConfirm: () => Promise<string | null>;
  readonly onClose: () => void;
}

function Ask({ title, confirm, children, onConfirm, onClose }: AskProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function go(): Promise<void> {
    setBusy(true);
    const found = await onConfirm();
    setBusy(false);
    setProblem(found);
    if (found === null) onClose();
  }

  return (
    <AskDialog
      isOpen
      title={title}
      confirm={confirm}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      {children}
    </AskDialog>
  );
}

/** What can be done about a conversation that is unwelcome: ending it, which can be undone, and reporting it. */
export function ConversationActions(props: ConversationActionsProps) {
  const { other, blockedBy, isReported, onBlock, onReport } = props;
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const [reason, setReason] = useState<ReportReason>('spam');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => setAsking(null);

  return (
    <div className={s.actions} data-needs-script="">
      {blockedBy === 'self' && (
        <p className="small">
          You have ended this conversation.{' '}
          <Button variant="text" size="small" onClick={() => void onBlock(false).then(setProblem)}>
            Let it go on
          </Button>
        </p>
      )}
      {blockedBy === 'other' && <p className="small">{other} has ended this conversation.</p>}
      {problem && (
        <p className="small" role="alert">
          {problem}
        </p>
      )}
      {blockedBy === null && (
        <Button variant="text" size="small" onClick={() => setAsking('block')}>
          End this conversation
        </Button>
      )}
      {isReported ? (
        <span className="small muted">Reported. An administrator looks at it.</span>
      ) : (
        <Button variant="text" size="small" onClick={() => setAsking('report')}>
          Report {other}
        </Button>
      )}
      {asking === 'block' && (
        <Ask
          title={`End the conversation with ${other}?`}
          confirm="End it"
          onConfirm={() => onBlock(true)}
          onClose={close}
        >
          <p>
            Neither of you can write here any more, and no mails about it are sent. What was said and accepted
            stays. You can let it go on later.
          </p>
        </Ask>
      )}
      {asking === 'report' && (
        <Ask
          title={`Report ${other}`}
          confirm="Report"
          onConfirm={() => onReport({ reason, text: text.trim() })}
          onClose={close}
        >
          <p>An administrator reads the report. {other} is not told of it.</p>
          <SelectField
            label="What is wrong?"
            name="reason"
            value={reason}
            options={REASONS}
            onChange={(event) => setReason(event.target.value as ReportReason)}
          />
          <TextAreaField
            label="What has happened?"
            hint="Optional."
            name="report"
            maxLength={REPORT_TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Ask>
      )}
    </div>
  );
}
