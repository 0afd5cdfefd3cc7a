import type { SavedItem } from '@atoll/contracts/account';
import { announce } from '@atoll/ui/announce';
import { IconButton } from '@atoll/ui/button';
import { useIsSaved, useSavedActions } from './use-saved';

interface SaveButtonProps {
  /** Its `href` is where the list of saved things leads. */
  item: SavedItem;
  /** With a border, beside a heading. */
  line?: boolean;
  className?: string;
}

/** The heart of 44 px: saves a thing on this device, or takes it off. */
export function SaveButton({ item, line, className }: SaveButtonProps) {
  const { save, remove } = useSavedActions();
  const isSaved = useIsSaved(item);
  function toggle(): void {
    if (isSaved) {
      remove(item);
      announce(`${item.title} is no longer saved`);
      return;
    }
    announce(
      save(item)
        ? `${item.title} is saved`
        : `${item.title} is saved until you leave: this browser keeps nothing for longer`,
    );
  }
  return (
    <IconButton
      icon={isSaved ? 'heart-filled' : 'heart'}
      filled={isSaved}
      line={line}
      label={`Save ${item.title}`}
      aria-pressed={isSaved}
      className={className}
      onClick={toggle}
    />
  );
}
