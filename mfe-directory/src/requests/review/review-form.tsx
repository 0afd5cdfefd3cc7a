import { REVIEW_STARS_MAX, REVIEW_TEXT_MAX, REVIEW_TEXT_MIN, type Review } from '@atoll/contracts/review';
import { wholeNumberText } from '@atoll/contracts/words';
import { toAppError } from '@atoll/platform';
import { forgetDraft, keepDraft, readDraft, type Draft } from '@atoll/platform/form-draft';
import { shownErrors } from '@atoll/platform/shown-errors';
import { Button } from '@atoll/ui/button';
import { CheckboxField, TextAreaField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useState, type FormEvent } from 'react';
import { useWriteReviewMutation } from '../requests.api';
import * as s from './review-section.module.css';
import { StarsField } from './stars-field';

interface ReviewFormProps {
  readonly token: string;
  readonly requestId: string;
  /** The agent's first name. */
  readonly agent: string;
  /** What is changed; null where none is written yet. */
  readonly before: Review | null;
  /** Of what is changed; 0 where none is written yet. */
  readonly version: number;
  readonly onDone: () => void;
  /** Leaves a change; absent of a first review. */
  readonly onLeave?: () => void;
}

function textProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length < REVIEW_TEXT_MIN) return `Please write at least ${REVIEW_TEXT_MIN} characters.`;
  return length > REVIEW_TEXT_MAX
    ? `Please shorten this to ${wholeNumberText(REVIEW_TEXT_MAX)} characters.`
    : undefined;
}

interface Typed {
  readonly rating: number | null;
  readonly text: string;
  readonly showsName: boolean;
}

const writtenOf = (before: Review | null): Typed => ({
  ...{ rating: before?.rating ?? null, text: before?.text ?? '', showsName: Boolean(before?.name) },
});

/** What of a kept draft is sound. */
function keptOf({ rating, text, showsName }: Draft): Partial<Typed> {
  const isRating = typeof rating === 'number' && rating >= 1 && rating <= REVIEW_STARS_MAX;
  return {
    ...(isRating && { rating }),
    ...(typeof text === 'string' && { text }),
    ...(typeof showsName === 'boolean' && { showsName }),
  };
}

/** Stars, a text and whether a letter of the name is shown; what is half written stays in this tab until it is sent. */
export function ReviewForm({ token, requestId, agent, before, version, onDone, onLeave }: ReviewFormProps) {
  const draft = `review-${requestId}`;
  const [typed, setTyped] = useState(() => ({ ...writtenOf(before), ...keptOf(readDraft(draft, null)) }));
  const { rating, text, showsName } = typed;
  const [isChecked, setChecked] = useState(false);
  const [write, { isLoading, error }] = useWriteReviewMutation();
  const problem = error && toAppError(error);
  const refused = problem && shownErrors(problem, ['text']);
  // What was changed elsewhere is read again, so that saving once more replaces that.
  const isStale = problem?.kind === 'api' && problem.status === 409;
  const problems = {
    rating: isChecked && rating === null ? 'Please choose one to five stars.' : undefined,
    text: (isChecked ? textProblem(text) : undefined) ?? refused?.fields.text,
  };

  function type(part: Partial<Typed>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    keepDraft(draft, null, next);
  }
  function leave(done: () => void): void {
    forgetDraft(draft, null);
    done();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    if (rating === null || textProblem(text) !== undefined) {
      form.querySelector<HTMLElement>(rating === null ? 'input[name=rating]' : 'textarea')?.focus();
      return;
    }
    const { error: failure } = await write({
      token,
      review: { rating, text: text.trim(), showsName, after: version },
    });
    if (!failure) leave(onDone);
  }

  return (
    <form
      className={s.form}
      noValidate
      aria-label={`Review ${agent}`}
      aria-busy={isLoading}
      onSubmit={(event) => void submit(event)}
    >
      <StarsField value={rating} problem={problems.rating} onChange={(stars) => type({ rating: stars })} />
      <TextAreaField
        label="What should others know?"
        hint="Everybody can read it. Please name nobody besides the agent."
        name="text"
        rows={5}
        value={text}
        error={problems.text}
        onChange={(event) => type({ text: event.target.value })}
      />
      <CheckboxField
        label="Show the first letter of my first name"
        hint="Otherwise it is by “A traveler”."
        name="showsName"
        checked={showsName}
        onChange={() => type({ showsName: !showsName })}
      />
      {refused?.message && (
        <Notice tone="danger" role="alert">
          {refused.message}
          {isStale && before && ` There now: ${before.rating} stars, “${before.text}”`}
        </Notice>
      )}
      <p className={s.buttons}>
        <Button type="submit" busy={isLoading}>
          {before ? 'Save the review' : 'Publish the review'}
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={() => leave(onLeave)}>
            Cancel
          </Button>
        )}
      </p>
    </form>
  );
}
