import { countOf } from '@atoll/contracts/words';
import { useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { useEffect, useState } from 'react';
import { requestsApi, useUndoAcceptanceMutation } from '../requests.api';
import * as s from './own-request.module.css';
import { problemText } from '@atoll/platform/form-errors';

interface UndoBarProps {
  readonly token: string;
  readonly undoUntil: string;
  readonly agent: string;
}

/** As the API has it. */
const UNDO_SECONDS = 10;
const SECOND_MS = 1_000;

/** A clock that is wrong must not take the time away that the API gives. */
function secondsLeft(undoUntil: string): number {
  const seconds = Math.ceil((Date.parse(undoUntil) - Date.now()) / SECOND_MS);
  return seconds >= 1 && seconds <= UNDO_SECONDS ? seconds : UNDO_SECONDS;
}

/** Takes an acceptance back while there is time; nobody has been told before that has passed. */
export function UndoBar({ token, undoUntil, agent }: UndoBarProps) {
  const dispatch = useAppDispatch();
  const [seconds, setSeconds] = useState<number | null>(null);
  const [undo, { isLoading, error }] = useUndoAcceptanceMutation();
  const isOver = seconds === 0;

  useEffect(() => {
    const endsAt = Date.now() + secondsLeft(undoUntil) * SECOND_MS;
    const count = () => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [undoUntil]);
  useEffect(() => {
    if (isOver) dispatch(requestsApi.util.invalidateTags(['OwnRequest']));
  }, [isOver, dispatch]);

  if (isOver) return null;
  const problem = problemText(error);
  return (
    <Notice role="status" className={s.undo}>
      <p>
        You accepted {agent}’s quote. The mails go out in a moment.
        {problem && ` ${problem}`}
      </p>
      <Button variant="quiet" size="small" busy={isLoading} onClick={() => void undo(token)}>
        Undo
      </Button>
      {/* Counting aloud would talk over everything else. */}
      <span className="small" aria-hidden="true">
        {seconds !== null && `${countOf(seconds, 'second')} left`}
      </span>
    </Notice>
  );
}
