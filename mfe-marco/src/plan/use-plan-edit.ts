import type { MarcoPlan, PlanEdit } from '@atoll/contracts/marco-plan';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { openConversation } from '../shared/chat/chat-actions';
import { planChanged } from '../shared/chat/chat.slice';
import { useChangePlanMutation } from '../shared/chat/marco.api';
import { useMarco } from '../shared/chat/use-marco';

const FAILED = 'The plan could not be changed. Please try again.';
const NEWER = 'The plan was changed elsewhere. This is how it is now.';

/** Changes a plan at the API, which makes its checks anew (MAR-52). */
export function usePlanEdit({ id: planId, version }: MarcoPlan) {
  const dispatch = useAppDispatch();
  const { conversationId } = useMarco();
  const [change, { isLoading }] = useChangePlanMutation();

  async function edit(next: PlanEdit): Promise<void> {
    const { data, error } = await change({ planId, version, edit: next });
    if (data) {
      dispatch(planChanged(data));
      return;
    }
    const problem = toAppError(error);
    const isStale = problem.kind === 'api' && problem.status === 409;
    if (isStale && conversationId !== null) await dispatch(openConversation(conversationId));
    dispatch(showToast({ text: isStale ? NEWER : FAILED, tone: 'alert' }));
  }
  return { edit, isChanging: isLoading };
}
