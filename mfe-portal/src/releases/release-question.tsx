import type { CanaryStep } from '@atoll/contracts/release-canary';
import type { ReleasesAnswer } from '@atoll/contracts/release-summary';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { TextAreaField } from '@atoll/ui/field';
import { useState } from 'react';
import { useConfirmAgain } from '../shared/confirm-again';
import { CanaryFields, FIRST_PLAN, planProblem, stepsOf, type CanaryDraft } from './canary-fields';
import { OPERATION_WORDS } from './release-words';
import { useMoveReleaseMutation, type OperationName } from './releases.api';

/** What somebody is about to do to a release, as they saw it. */
export interface Question {
  readonly remote: string;
  readonly hash: string;
  readonly operation: OperationName;
  readonly version: number;
  readonly isActive: boolean;
}

interface Props {
  readonly question: Question | null;
  /** What is so by now. */
  readonly current: Pick<ReleasesAnswer, 'version' | 'previous'>;
  readonly onClose: () => void;
}

const DANGEROUS: readonly OperationName[] = ['rollback', 'end', 'disable'];

/** What runs where what runs now goes away; nothing where something else is asked. */
function insteadOf({ operation, isActive }: Question, previous: string | null | undefined): string | null {
  if (!isActive || (operation !== 'rollback' && operation !== 'disable')) return null;
  return previous ? `${previous} runs then.` : 'Nothing runs then: visitors see a card in its place.';
}

function bodyOf(operation: OperationName, reason: string, steps: readonly CanaryStep[]) {
  if (operation === 'end') return { ...(reason && { reason }), percent: 0 };
  return { ...(reason && { reason }), ...(operation === 'canary' && { steps }) };
}

/** Asks before something that travelers will see, with what they will see; keeps what was typed where it is refused. */
export function ReleaseQuestion({ question, current, onClose }: Props) {
  const [move, { isLoading }] = useMoveReleaseMutation();
  const [reason, setReason] = useState('');
  const [plan, setPlan] = useState<CanaryDraft>(FIRST_PLAN);
  const [problem, setProblem] = useState<string | null>(null);
  /** Who was told that something else is so by now decides on that. */
  const [hasHeard, setHasHeard] = useState(false);
  const { confirmed, dialog } = useConfirmAgain();
  const dispatch = useAppDispatch();

  function close(): void {
    setReason('');
    setProblem(null);
    setHasHeard(false);
    onClose();
  }
  async function send({ remote, hash, operation, version: seen }: Question): Promise<void> {
    const version = hasHeard ? (current.version ?? seen) : seen;
    const wrong = operation === 'canary' ? planProblem(plan) : null;
    setProblem(wrong);
    if (wrong) return;
    const body = bodyOf(operation, reason, stepsOf(plan));
    const { error } = await confirmed(() => move({ remote, hash, operation, version, body }));
    if (error !== undefined) {
      setProblem(toAppError(error).message);
      setHasHeard(true);
      return;
    }
    dispatch(showToast({ text: OPERATION_WORDS[operation].done(hash) }));
    close();
  }

  const words = question && OPERATION_WORDS[question.operation];
  return (
    <>
      <AskDialog
        isOpen={question !== null}
        title={question && words ? `${words.verb}: ${question.remote} ${question.hash}?` : ''}
        confirm={words?.verb ?? ''}
        cancel="Cancel"
        isDangerous={question !== null && DANGEROUS.includes(question.operation)}
        isBusy={isLoading}
        problem={problem}
        onConfirm={() => question && void send(question)}
        onClose={close}
      >
        <p>{words?.effect}</p>
        {question && <p>{insteadOf(question, current.previous)}</p>}
        {question?.operation === 'canary' && <CanaryFields draft={plan} onChange={setPlan} />}
        <TextAreaField
          label="Reason"
          name="reason"
          hint="Stands in the history of the release."
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </AskDialog>
      {dialog}
    </>
  );
}
