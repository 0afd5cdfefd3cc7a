import {
  REVIEW_REPORT_REASON_KEYS,
  REVIEW_REPORT_REASONS,
  type ReviewReportBody,
} from '@atoll/contracts/review';
import { toAppError } from '@atoll/platform';
import { shownErrors } from '@atoll/platform/shown-errors';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { SelectField, TextAreaField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useId, useState, type FormEvent } from 'react';
import { useReportReviewMutation } from './reviews.api';
import * as s from './reviews.module.css';

const TEXT_MAX = 500;
const REASONS = REVIEW_REPORT_REASON_KEYS.map((value) => ({ value, label: REVIEW_REPORT_REASONS[value] }));

interface ReportReviewProps {
  readonly reviewId: string;
  readonly part: ReviewReportBody['part'];
}

/** Tells the administrators of a review, or of the answer to it. */
export function ReportReview({ reviewId, part }: ReportReviewProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<ReviewReportBody['reason']>('false');
  const [text, setText] = useState('');
  const [report, { isLoading, error, data }] = useReportReviewMutation();
  const problem = error && shownErrors(toAppError(error), ['reason', 'text']);
  const words = part === 'review' ? 'this review' : 'this answer';

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { error: refused } = await report({ reviewId, report: { part, reason, text: text.trim() } });
    if (!refused) setOpen(false);
  }

  if (data && !isOpen)
    return (
      <p className="small muted" role="status">
        {data.message}
      </p>
    );
  return (
    <>
      <Button variant="text" size="small" className={s.report} onClick={() => setOpen(true)}>
        Report {words}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} labelledBy={id} kind="modal" size="s">
        <DialogHead title={`Report ${words}`} />
        <form onSubmit={(event) => void submit(event)} noValidate>
          <DialogBody className={s.reportBody}>
            {problem?.message && (
              <Notice tone="danger" role="alert">
                {problem.message}
              </Notice>
            )}
            <SelectField
              label="Why?"
              name="reason"
              value={reason}
              error={problem?.fields.reason}
              options={REASONS}
              onChange={(event) => {
                const chosen = REVIEW_REPORT_REASON_KEYS.find((key) => key === event.target.value);
                if (chosen) setReason(chosen);
              }}
            />
            <TextAreaField
              label="What should we know?"
              hint="Optional. Only administrators read it."
              name="text"
              maxLength={TEXT_MAX}
              value={text}
              error={problem?.fields.text}
              onChange={(event) => setText(event.target.value)}
            />
          </DialogBody>
          <DialogFoot>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" busy={isLoading}>
              Send the report
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
    </>
  );
}
