import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { LocalTime } from '../local-time';
import { useReopenRequestMutation } from '../requests.api';
import { problemText } from '@atoll/platform/form-errors';
import * as s from './own-request.module.css';

interface ReopenProps {
  readonly token: string;
  readonly until: string;
}

/** Opens a request again that was closed, while that is possible. */
export function Reopen({ token, until }: ReopenProps) {
  const [reopen, { isLoading, error }] = useReopenRequestMutation();
  const problem = problemText(error);
  return (
    <Notice>
      <p>
        The agents have been told, and nobody new is asked. You can open it again until{' '}
        <LocalTime iso={until} />: then all of them are asked again.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <p className={s.actions}>
        <Button variant="quiet" size="small" busy={isLoading} onClick={() => void reopen(token)}>
          Open it again
        </Button>
      </p>
    </Notice>
  );
}
