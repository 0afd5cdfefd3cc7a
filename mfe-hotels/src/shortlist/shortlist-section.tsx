import { IconButton } from '@atoll/ui/button';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { useShortlist, useShortlistActions } from '../shared/shortlist';
import * as s from './shortlist-section.module.css';

/** The hotels saved on this device, as links to where they were found; nothing where none is saved. */
export function ShortlistSection() {
  const saved = useShortlist();
  const { remove } = useShortlistActions();
  if (saved.length === 0) return null;
  return (
    <section className="section-tight" aria-labelledby="hotel-shortlist">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="display h2" id="hotel-shortlist">
              Your shortlist
            </h2>
            <p>Saved on this device only.</p>
          </div>
        </div>
        <ul className={s.hotels}>
          {saved.map(({ hotelId, name, city, picture, href }) => (
            <li key={hotelId} className={s.hotel}>
              <ArtworkPicture className={s.picture} uri={picture} place="thumb" alt="" ratio="4/3" />
              <div className={s.words}>
                <a className={s.name} href={href}>
                  {name}
                </a>
                {city && <p className="small muted">{city}</p>}
              </div>
              <IconButton
                icon="x"
                className={s.remove}
                label={`Remove ${name} from your shortlist`}
                onClick={() => remove(hotelId)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
