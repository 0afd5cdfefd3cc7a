import type { AppError } from '@atoll/platform';
import { shownErrors } from './shown-errors';

const refused = (fields: Readonly<Record<string, string>>): AppError => ({
  ...{ kind: 'api', status: 400, code: 'INVALID_REQUEST', message: 'Please check the form.', requestId: 'r' },
  fields,
});

it('says what was refused of a field at that field, also where it is about a part of it', () => {
  const problem = refused({ name: 'This is empty.', 'tags.0': 'This is too long.', 'tags.4': 'So is this.' });
  expect(shownErrors(problem, ['name', 'tags'])).toEqual({
    fields: { name: 'This is empty.', tags: 'This is too long.' },
    message: null,
  });
});

it('says above a form what was refused of fields that it does not show', () => {
  const problem = refused({ name: 'This is empty.', 'owner.id': 'This is not known here.', tag: 'No.' });
  expect(shownErrors(problem, ['name', 'owner_id', 'tags'])).toEqual({
    fields: { name: 'This is empty.' },
    message: 'owner.id: This is not known here. tag: No.',
  });
  expect(shownErrors(refused({}), ['name']).message).toBe('Please check the form.');
});
