import { Button } from '@atoll/ui/button';
import { QuoteRefusal } from './quote-refusal';

interface Props {
  /** What the API said to a draft that was sent; null where none was. */
  readonly message: string | null;
  /** The version that was sent last. */
  readonly last: number;
  /** The version that the draft follows. */
  readonly after: number;
  readonly onGoOn: () => void;
}

/** Another version was sent while this one was written, here or elsewhere: nothing that was typed is lost. */
export function QuoteConflict({ message, last, after, onGoOn }: Props) {
  if (last <= after) return <QuoteRefusal takesFocus>{message} What you typed is kept here.</QuoteRefusal>;
  return (
    <QuoteRefusal takesFocus={message !== null}>
      <p>
        Version {last} was sent meanwhile, from another window or device. What you typed is kept here. Look at
        version {last} above; then you may send yours after it.
      </p>
      <Button variant="text" size="small" onClick={onGoOn}>
        Make mine version {last + 1}
      </Button>
    </QuoteRefusal>
  );
}
