import type { FormProblem } from '@atoll/contracts/pages/registration.page';
import { Notice } from '@atoll/ui/notice';

/** What the server found wrong with a form that was sent without JavaScript. */
const PROBLEM_TEXTS: Readonly<Record<FormProblem, string>> = {
  email: 'Please enter a valid e-mail address.',
  password: 'Choose a password of at least 8 characters that is not a common one.',
  phone: 'Please enter a phone number with its country code, such as +351 210 000 000.',
  missing: 'Please fill in every required field.',
  limit: 'Too many attempts. Please try again later.',
  link: 'Failed to process password reset. The link was used before or is too old: ask for a new one here.',
};

/** Says the problem that the address names; nothing without one. */
export function ProblemNotice({ problem }: { readonly problem: FormProblem | null }) {
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert">
      {PROBLEM_TEXTS[problem]}
    </Notice>
  );
}
