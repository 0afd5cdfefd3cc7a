import type { AppError } from '@atoll/platform';
import { formErrors, type FormErrors } from './use-form-errors';

/**
 * What a refused form shows that has the fields `shows`: what was refused of a part of one, such as `tags.0`, at that
 * field, and everything else as its message, so that no refusal is silent. Apart from `formErrors`, which pages load that
 * have no fields.
 */
export function shownErrors(error: AppError | undefined, shows: readonly string[]): FormErrors {
  const refused = formErrors(error);
  const fields: Record<string, string> = {};
  const others = refused.message === null ? [] : [refused.message];
  for (const [path, problem] of Object.entries(refused.fields)) {
    const [name = path] = path.split('.');
    if (shows.includes(name)) fields[name] ??= problem;
    else others.push(`${path}: ${problem}`);
  }
  return { fields, message: others.join(' ') || null };
}
