import { PROBLEM_TEXT } from '@atoll/ui/field';
import { Icon } from '@atoll/ui/icon';

/** What is wrong with several fields together, below them. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={PROBLEM_TEXT}>
      <Icon name="alert-circle" size="s" />
      {text}
    </p>
  );
}
