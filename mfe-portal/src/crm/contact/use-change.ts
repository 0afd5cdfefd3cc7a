import type { Contact, RemovedContact } from '@atoll/contracts/crm';
import { toAppError, useAppDispatch } from '@atoll/platform';
import { sentenceOf } from '@atoll/platform/form-errors';
import { CONTACT_TAGS, crmApi } from '../crm.api';
import { useNotice } from '../../shared/notices';

interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
}

/**
 * Runs a change of a contact and says why it was refused; what it answered, or null. A contact that comes back is shown
 * at once, so that the next change names its version.
 */
export function useChange(contactId: string) {
  const say = useNotice();
  const dispatch = useAppDispatch();
  return async <Data extends Contact | RemovedContact>(
    write: Promise<Answer<Data>>,
  ): Promise<Data | null> => {
    const { data, error } = await write;
    if (data && 'notes' in data) await dispatch(crmApi.util.upsertQueryData('contact', data.id, data));
    if (data) return data;
    const problem = toAppError(error);
    const isStale = problem.kind === 'api' && problem.status === 409;
    if (isStale) dispatch(crmApi.util.invalidateTags([CONTACT_TAGS.contact(contactId), CONTACT_TAGS.lists]));
    say({
      text: isStale
        ? 'This contact was changed elsewhere meanwhile. It is shown as it is now; please try again.'
        : sentenceOf(error),
      isProblem: true,
    });
    return null;
  };
}
