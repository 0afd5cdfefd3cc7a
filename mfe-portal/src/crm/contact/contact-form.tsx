import type { Contact } from '@atoll/contracts/crm';
import { toAppError, useAppDispatch } from '@atoll/platform';
import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { useFocusOnError } from '@atoll/platform/form-errors';
import { shownErrors } from '@atoll/platform/shown-errors';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { differences, disputeOf, saveMerged } from '../../shared/meeting-changes';
import { PortalTheme } from '../../shared/portal-theme';
import { currentOf, StaleRecord } from '../../shared/stale-record';
import { crmApi, useAddContactMutation, useChangeContactMutation } from '../crm.api';
import { useNotice } from '../../shared/notices';
import { useCrmPlace } from '../crm-place';
import {
  CONTACT_NAMES,
  contactBody,
  contactValues,
  NEW_CONTACT,
  longTexts,
  ownProblems,
  type ContactValues,
} from './contact-values';
import { useClientId } from './use-client-id';
import * as s from '../crm-form.module.css';

interface Props {
  /** Null for one that is not there yet. */
  readonly contact: Contact | null;
  readonly onClose: () => void;
}

const FIELDS = [
  { name: 'name', autoComplete: 'off' },
  { name: 'email', type: 'email', inputMode: 'email' },
  {
    name: 'phone',
    type: 'tel',
    inputMode: 'tel',
    hint: 'With its country code, such as +351',
  },
  { name: 'company' },
  { name: 'place' },
  { name: 'tags', hint: 'With commas between them' },
] as const;
const SHOWN = FIELDS.map(({ name }) => name);

/** What is typed, which stays in this tab until it is saved. */
function useDraft(name: string, initial: ContactValues) {
  const { account } = useCrmPlace();
  const [values, setValues] = useState<ContactValues>(() => ({
    ...initial,
    ...(account === null ? {} : readDraft(name, account)),
  }));
  return {
    values,
    set: (field: keyof ContactValues, value: string) => {
      const next = { ...values, [field]: value };
      setValues(next);
      if (account !== null) keepDraft(name, account, differences(next, initial));
    },
    forget: () => forgetDraft(name, account),
  };
}

function ContactForm({ contact, onClose }: Props) {
  const [add, adding] = useAddContactMutation();
  const [change, changing] = useChangeContactMutation();
  // What is changed, as the form was opened with it: null for a contact that is not there yet.
  const [target, setTarget] = useState(contact);
  const [problems, setProblems] = useState<ReturnType<typeof ownProblems>>({});
  const [initial] = useState(contact ? contactValues(contact) : NEW_CONTACT);
  const draft = `contact ${contact?.id ?? 'new'}`;
  const { values, set, forget } = useDraft(draft, initial);
  const clientId = useClientId(draft);
  const say = useNotice();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hrefOf } = useCrmPlace();
  const refusal = target ? changing.error : adding.error;
  const current = currentOf<Contact>(refusal);
  const isStale = target !== null && current !== null && current.version !== target.version;
  const before = target && contactValues(target);
  const theirs = isStale ? contactValues(current) : null;
  const yours = before && theirs && disputeOf(differences(values, before), before, theirs);
  const problem = useMemo(() => (refusal === undefined ? undefined : toAppError(refusal)), [refusal]);
  const { fields, message } = shownErrors(problem, SHOWN);
  const long = longTexts(values);
  const notice = useFocusOnError(problem);

  /** Saves what is changed since `of`, over what is there as `over`. */
  async function save(of: Contact | null, over = of): Promise<void> {
    // Enter sends a form again while it is on its way.
    if (adding.isLoading || changing.isLoading) return;
    const body = contactBody(values);
    const found = ownProblems(body);
    setProblems(found);
    if (Object.keys({ ...found, ...long }).length > 0) return;
    setTarget(of);
    const { data } = await (of && over
      ? saveChange(differences(values, contactValues(of)), over)
      : add({ ...body, clientId: clientId.idFor('') }));
    if (!data) return;
    clientId.forget();
    await dispatch(crmApi.util.upsertQueryData('contact', data.id, data));
    forget();
    say({ text: `${data.name} is saved.` });
    onClose();
    if (!contact && data.duplicates.length > 0) void navigate(hrefOf(data.id));
  }
  function saveChange(changed: Partial<ContactValues>, over: Contact) {
    const { id, version } = over;
    return saveMerged<Contact, ContactValues, Contact>({
      ...{ change: changed, before: contactValues(over), version },
      valuesOf: contactValues,
      send: (from, there) => change({ id, version: from, body: contactBody({ ...there, ...changed }) }),
    });
  }
  /** The first one is there, though its answer was lost: what was typed since is somebody else. */
  function addAnother(): void {
    clientId.forget();
    void save(null);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void save(target);
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogBody className={s.fields}>
        {yours && theirs && (
          <PortalTheme>
            <StaleRecord
              names={CONTACT_NAMES}
              yours={yours}
              theirs={theirs}
              onKeep={() => void save(target, current)}
            />
          </PortalTheme>
        )}
        {message && !isStale && (
          <Notice tone="danger" role="alert" tabIndex={-1} ref={notice}>
            {message}
            {target === null && current && (
              <span className={s.choices}>
                <Button size="small" variant="quiet" onClick={() => void save(current)}>
                  Save over {current.name}
                </Button>
                <Button size="small" variant="quiet" onClick={addAnother}>
                  Add another contact
                </Button>
              </span>
            )}
          </Notice>
        )}
        <div className={s.pair}>
          {FIELDS.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={name}
              label={CONTACT_NAMES[name]}
              value={values[name]}
              error={problems[name] ?? long[name] ?? fields[name] ?? null}
              onChange={(event) => set(name, event.target.value)}
            />
          ))}
        </div>
      </DialogBody>
      <DialogFoot className={s.foot}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={adding.isLoading || changing.isLoading}>
          Save contact
        </Button>
      </DialogFoot>
    </form>
  );
}

/** A form for a contact that is there, or for a new one. What is typed is there again after closing it. */
export function ContactDialog({ contact, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id} kind="modal" size="m">
      <DialogHead title={contact ? `Edit ${contact.name}` : 'Add a contact'} />
      <ContactForm contact={contact} onClose={onClose} />
    </Dialog>
  );
}
