import { requestHref } from '@atoll/contracts/pages/request-href';
import type { OwnRequest } from '@atoll/contracts/quote';
import { Button } from '@atoll/ui/button';
import { ChangeList } from '@atoll/ui/change-list';
import { Notice } from '@atoll/ui/notice';
import type { FormEvent } from 'react';
import { WhereAndWhen } from '../form/where-and-when';
import { WhoAndBudget } from '../form/who-and-budget';
import { Wishes } from '../form/wishes';
import * as s from './change-wish.module.css';
import { useWishForm } from './use-wish-form';

export interface WishFormProps {
  readonly request: OwnRequest;
  readonly token: string;
  /** False where the request was closed while this is open: then what was typed can only be copied. */
  readonly canChange: boolean;
  readonly onLeave: () => void;
}

/** The place of a request that agents were asked about, and the way to one for another place. */
function FixedPlace({ wish }: Pick<OwnRequest, 'wish'>) {
  const { place, when, adults, interests, notes } = wish;
  const known = { from: when.from, to: when.to, adults, interests, notes };
  return (
    <p data-field="place">
      <b>{place.text}</b>. Agents have been asked for this place.{' '}
      <a className="link" href={requestHref({ ...known, interests: [...interests] })}>
        Ask for another place
      </a>
    </p>
  );
}

/** The form with which a traveler changes a request: the same fields and sentences as the first one. */
export function WishForm({ request, token, canChange, onLeave }: WishFormProps) {
  const own = useWishForm({ request, token, onSaved: onLeave });
  const { form, fields, message, isSaving, send, news, isRestored, forget } = own;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (canChange) void send();
  }
  function cancel(): void {
    forget();
    onLeave();
  }

  return (
    <form
      ref={form}
      className={s.form}
      noValidate
      aria-label="Change your request"
      aria-busy={isSaving}
      onSubmit={submit}
    >
      {!canChange && (
        <Notice tone="sun" role="status">
          This request was closed meanwhile, so it cannot be changed any more. What you typed is still here to
          be copied.
        </Notice>
      )}
      {isRestored && canChange && (
        <Notice role="status">
          What you typed before is here again. It is not saved yet; “Cancel” throws it away.
        </Notice>
      )}
      {news.length > 0 && (
        <Notice tone="sun" role="status">
          <p>This request was changed elsewhere meanwhile. What you typed here is still here.</p>
          <ChangeList items={news} />
        </Notice>
      )}
      <WhereAndWhen
        {...fields}
        place={request.status === 'new' ? undefined : <FixedPlace wish={request.wish} />}
      />
      <WhoAndBudget {...fields} />
      <Wishes {...fields} />
      {message && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <div className={s.foot}>
        {canChange && (
          <p className="small muted">
            {request.status === 'new'
              ? 'No agent has seen your request yet.'
              : 'The agents who were asked are told what has changed. Quotes that you have stay as they are.'}
          </p>
        )}
        <Button variant="quiet" onClick={canChange ? cancel : onLeave}>
          {canChange ? 'Cancel' : 'Close'}
        </Button>
        {canChange && (
          <Button variant="primary" type="submit" busy={isSaving}>
            Save the change
          </Button>
        )}
      </div>
    </form>
  );
}
