import { EMAIL_MAX, NAME_MAX } from '@atoll/contracts/account-words';
import { FieldGroup, TextField } from '@atoll/ui/field';
import * as s from './request-form.module.css';
import type { RequestFields } from './use-request-form';

/** Who asks. Agents see the first name only, until the traveler releases the rest. */
export function ContactFields({ draft, problems, change }: RequestFields) {
  return (
    <FieldGroup legend="How to reach you">
      <div className={s.two}>
        <div data-field="contact.name">
          <TextField
            label="Your name"
            name="name"
            autoComplete="name"
            maxLength={NAME_MAX}
            required
            value={draft.name}
            error={problems['contact.name']}
            onChange={(event) => change({ name: event.target.value })}
          />
        </div>
        <div data-field="contact.email">
          <TextField
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            required
            hint="We send one link that opens this request."
            value={draft.email}
            error={problems['contact.email']}
            onChange={(event) => change({ email: event.target.value })}
          />
        </div>
        <div data-field="contact.phone">
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            hint="Optional, with country code, such as +351 210 000 000."
            value={draft.phone}
            error={problems['contact.phone']}
            onChange={(event) => change({ phone: event.target.value })}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
