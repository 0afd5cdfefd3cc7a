import type { ContactRow } from '@atoll/contracts/crm';
import { isPlainClick } from '@atoll/ui/plain-click';
import { createContext, useContext } from 'react';
import { useCrmPlace } from './crm-place';

/** Opens a contact beside the list where there is room for it; null where its page is opened. */
export const OpenContact = createContext<((id: string) => void) | null>(null);

/** Where the focus goes to a card that has moved. */
export const linkIdOf = (id: string) => `contact-${id}`;

/** The name of a contact, which leads to it. */
export function ContactLink({
  contact: { id, name },
}: {
  readonly contact: Pick<ContactRow, 'id' | 'name'>;
}) {
  const open = useContext(OpenContact);
  const { hrefOf } = useCrmPlace();
  return (
    <a
      id={linkIdOf(id)}
      href={hrefOf(id)}
      // Dragging is of the card.
      draggable={false}
      onClick={(event) => {
        if (!open || !isPlainClick(event)) return;
        event.preventDefault();
        open(id);
      }}
    >
      {name}
    </a>
  );
}
