import type { Contact, DuplicateContact, MergedField } from '@atoll/contracts/crm';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { useId, useState } from 'react';
import { useMergeContactsMutation, useUnmergeContactMutation } from '../crm.api';
import { useNotice } from '../../shared/notices';
import { CONTACT_NAMES } from './contact-values';
import { useChange } from './use-change';
import * as s from './merge-dialog.module.css';

const FIELDS = ['name', 'email', 'phone', 'company', 'place'] as const;

interface Props {
  /** The one that stays. */
  readonly contact: Contact;
  readonly other: DuplicateContact;
  readonly onClose: () => void;
}

/** Compares two contacts field by field, and makes one of them. */
export function MergeDialog({ contact, other, onClose }: Props) {
  const id = useId();
  const [take, setTake] = useState<readonly MergedField[]>([]);
  const [merge, { isLoading }] = useMergeContactsMutation();
  const [unmerge] = useUnmergeContactMutation();
  const run = useChange(contact.id);
  const say = useNotice();
  const differing = FIELDS.filter((field) => contact[field] !== other[field]);

  async function submit(): Promise<void> {
    const body = { otherId: other.id, otherVersion: other.version, take: [...take] };
    const merged = await run(merge({ id: contact.id, version: contact.version, body }));
    onClose();
    if (merged)
      say({
        text: `${other.name} is merged into ${merged.name}.`,
        undo: async () =>
          (await unmerge({ id: contact.id, version: merged.version, otherId: other.id })).error,
      });
  }
  return (
    <Dialog open onClose={onClose} labelledBy={id} kind="modal" size="m">
      <DialogHead title="Merge two contacts" subtitle="Notes, tasks and requests of both are kept." />
      <DialogBody className={s.body}>
        {differing.map((field) => {
          const isEither = contact[field] !== '' && other[field] !== '';
          return (
            <fieldset key={field} className={s.field}>
              <legend>{CONTACT_NAMES[field]}</legend>
              {([contact, other] as const).map((from) =>
                from[field] === '' ? null : (
                  <label key={from.id} className={s.choice}>
                    <input
                      type="radio"
                      name={`${id}-${field}`}
                      disabled={!isEither}
                      checked={isEither ? take.includes(field) === (from === other) : true}
                      onChange={() =>
                        setTake(from === other ? [...take, field] : take.filter((taken) => taken !== field))
                      }
                    />
                    <span>{from[field]}</span>
                  </label>
                ),
              )}
            </fieldset>
          );
        })}
        <p className={s.note}>
          You can take {other.name} out again for 30 days, with its own notes and tasks.
        </p>
      </DialogBody>
      <DialogFoot className={s.foot}>
        <Button variant="quiet" onClick={onClose}>
          Keep both
        </Button>
        <Button busy={isLoading} onClick={() => void submit()}>
          Merge
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
