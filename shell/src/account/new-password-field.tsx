import { PASSWORD_MIN } from '@atoll/contracts/account-words';
import { TextField } from '@atoll/ui/field';

interface Props {
  readonly label: string;
  readonly error: string | undefined;
}

/** A password that is chosen, in a form that sends it as `password`. */
export function NewPasswordField({ label, error }: Props) {
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      required
      minLength={PASSWORD_MIN}
      autoComplete="new-password"
      hint="At least 8 characters; a few words are easier to keep in mind."
      error={error}
    />
  );
}
