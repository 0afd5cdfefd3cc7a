import type { SavedKind } from '@atoll/contracts/account-words';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { IconButton } from '@atoll/ui/button';
import { PageSection } from '@atoll/ui/page-section';
import { DEFAULT_POSTER_URL } from '@atoll/ui/picture';
import { useSaved, useSavedActions } from '../saved/use-saved';
import * as s from './saved-section.module.css';

interface SavedSectionProps {
  kind: SavedKind;
  /** 'Your shortlist'. */
  title: string;
}

/** What was saved of one kind on this device, as links to where it was found; nothing where none is saved. */
export function SavedSection({ kind, title }: SavedSectionProps) {
  const saved = useSaved(kind);
  const { remove } = useSavedActions();
  if (saved.length === 0) return null;
  return (
    <PageSection id={`saved-${kind}`} title={title} text="Saved on this device only.">
      <ul className={s.items}>
        {saved.map((item) => (
          <li key={item.id} className={s.item}>
            <ArtworkPicture
              className={s.picture}
              uri={item.picture ?? DEFAULT_POSTER_URL}
              place="thumb"
              alt=""
              ratio="4/3"
            />
            <div className={s.words}>
              <a className={s.name} href={item.href}>
                {item.title}
              </a>
              {item.place && <p className="small muted">{item.place}</p>}
            </div>
            <IconButton
              icon="x"
              className={s.remove}
              label={`Remove ${item.title} from your shortlist`}
              onClick={() => remove(item)}
            />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
