import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import { showToast, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { useState } from 'react';
import { planChanged } from '../shared/chat/chat.slice';
import { useRevokePlanMutation, useSharePlanMutation } from '../shared/chat/marco.api';
import * as s from './plan-view.module.css';

/** The link to a plan as it is now: made, copied, revoked (MAR-53). The API says it once. */
export function SharePlan({ plan }: { plan: MarcoPlan }) {
  const dispatch = useAppDispatch();
  const [share, sharing] = useSharePlanMutation();
  const [revoke, revoking] = useRevokePlanMutation();
  const [link, setLink] = useState<string | null>(null);
  const say = (text: string, tone?: 'alert') => void dispatch(showToast({ text, tone }));

  async function make(): Promise<void> {
    const { data, error } = await share(plan.id);
    if (error || !data) {
      say('The link could not be made. Please try again.', 'alert');
      return;
    }
    setLink(new URL(data.href, window.location.origin).href);
    dispatch(planChanged({ ...plan, isShared: true }));
  }
  async function copy(): Promise<void> {
    // Without a secure context, or where the person refused, there is no clipboard: the link is there to be read.
    const isCopied = await navigator.clipboard?.writeText(link ?? '').then(
      () => true,
      () => false,
    );
    say(isCopied ? 'Link to the plan copied' : 'Copy the link from its field');
  }
  async function end(): Promise<void> {
    const { error } = await revoke(plan.id);
    if (error) {
      say('The link could not be revoked. Please try again.', 'alert');
      return;
    }
    setLink(null);
    dispatch(planChanged({ ...plan, isShared: false }));
    say('The link no longer opens the plan');
  }

  return (
    <div className={s.share}>
      {link && (
        <>
          <TextField label="Link to this plan" name="link" readOnly value={link} />
          <Button size="small" icon="link" onClick={() => void copy()}>
            Copy link
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" icon="share" busy={sharing.isLoading} onClick={() => void make()}>
        {plan.isShared ? 'Make a new link' : 'Share'}
      </Button>
      {plan.isShared && (
        <Button size="small" variant="text" busy={revoking.isLoading} onClick={() => void end()}>
          Revoke link
        </Button>
      )}
    </div>
  );
}
