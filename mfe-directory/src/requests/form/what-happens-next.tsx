import * as s from './request-form.module.css';

/** What follows from sending, before it is sent. */
export function WhatHappensNext() {
  return (
    <section className={s.next} aria-labelledby="request-next">
      <h2 className="title" id="request-next">
        What happens next
      </h2>
      <ol>
        <li>
          <span>
            <b>Confirm your e-mail.</b> Nobody sees the request before that.
          </span>
        </li>
        <li>
          <span>
            <b>Each agent has 48 hours</b> of working days. Then the next one is asked, and we tell you who.
          </span>
        </li>
        <li>
          <span>
            <b>Compare the quotes by day.</b> Change lines, accept one or none. Atoll takes no payment.
          </span>
        </li>
      </ol>
    </section>
  );
}
