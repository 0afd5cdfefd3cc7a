import { Disclosure } from '@atoll/ui/disclosure';
import { ResendForm } from './resend-form';
import * as s from './request-page.module.css';

export interface Sent {
  readonly reference: string;
  readonly email: string;
}

/** What happens once a request is there and waits for its address to be confirmed. */
export function SentText({ reference, email }: Sent) {
  return (
    <>
      <p className="lede">
        We have sent a link to <b>{email}</b>. Open it and say yes: only then do the agents see your request.
      </p>
      <p>
        Your reference is <b>{reference}</b>.
      </p>
      <ol className={s.steps}>
        <li>
          Each agent has 48 hours of working days to answer. If one does not, we ask the next and tell you.
        </li>
        <li>Their quotes stand side by side on the page of your link, which is yours alone. Keep it.</li>
        <li>You accept one or none. Atoll takes no payment.</li>
      </ol>
      <p className="small muted">
        Nothing there after some minutes? Look into the folder for unwanted mail, or have the link sent again.
      </p>
      <Disclosure summary="Send me my link again">
        <ResendForm />
      </Disclosure>
    </>
  );
}
