import type { AgentRequest } from '@atoll/contracts/quote';
import { REVIEW_TEXT_MAX } from '@atoll/contracts/review';
import { toAppError } from '@atoll/platform';
import { shownErrors } from '@atoll/platform/shown-errors';
import { useTextDraft } from '@atoll/platform/text-draft';
import { Button } from '@atoll/ui/button';
import { TextAreaField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Review } from '@atoll/ui/review';
import { useState, type FormEvent } from 'react';
import { Panel } from '../shared/panel';
import { useAnswerReviewMutation } from '../shared/requests.api';
import * as s from './request-page.module.css';

interface Props {
  readonly request: Pick<AgentRequest, 'id' | 'review' | 'agent'>;
}

interface FormProps {
  readonly requestId: string;
  readonly before: string;
  readonly onDone: () => void;
}

function AnswerForm({ requestId, before, onDone }: FormProps) {
  const { text, type, forget } = useTextDraft(`review-answer-${requestId}`, before);
  const [answer, { isLoading, error }] = useAnswerReviewMutation();
  const problem = error && shownErrors(toAppError(error), ['text']);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { error: refused } = await answer({ requestId, body: { text: text.trim() } });
    if (refused) return;
    forget(text);
    onDone();
  }

  return (
    <form className={s.review} onSubmit={(event) => void submit(event)} noValidate>
      {problem?.message && (
        <Notice tone="danger" role="alert">
          {problem.message}
        </Notice>
      )}
      <TextAreaField
        label="Your answer"
        hint="Everybody can read it. You can change it for 14 days."
        name="text"
        maxLength={REVIEW_TEXT_MAX}
        value={text}
        error={problem?.fields.text}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" busy={isLoading}>
        {before === '' ? 'Publish the answer' : 'Save the answer'}
      </Button>
    </form>
  );
}

/** How the traveler reviewed this agent, and the one answer to it. */
export function ReviewAnswer({ request: { id, review: state, agent } }: Props) {
  const [isChanging, setChanging] = useState(false);
  if (!state) return null;
  const { review, canAnswer, changeUntil } = state;
  const isWriting = canAnswer || isChanging;
  return (
    <Panel title="Review after the trip">
      <div className={s.review}>
        <Review review={isWriting ? { ...review, answer: null } : review} answered="You answered" />
        {isWriting && (
          <AnswerForm requestId={id} before={review.answer?.text ?? ''} onDone={() => setChanging(false)} />
        )}
        {!isWriting && changeUntil && (
          <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
            Change the answer
          </Button>
        )}
        <p className="small">
          <a className="link" href={`${agent.page}#reviews`}>
            See it on your page, where it can be reported
          </a>
        </p>
      </div>
    </Panel>
  );
}
