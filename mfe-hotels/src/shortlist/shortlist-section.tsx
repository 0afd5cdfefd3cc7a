import { IconButton } from '@atoll/ui/button';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { DEFAULT_POSTER_URL } from '@atoll/ui/picture';
import { useSaved, useSavedActions } from '@atoll/platform/saved';
import * as s from './shortlist-section.module.css';

/** The hotels saved on this device, as links to where they were found; nothing where none is saved. */
export function ShortlistSection() {
  const saved = useSaved('hotel');
  const { remove } = useSavedActions();
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
          {saved.map((hotel) => (
            <li key={hotel.id} className={s.hotel}>
              <ArtworkPicture
                className={s.picture}
                uri={hotel.picture ?? DEFAULT_POSTER_URL}
                place="thumb"
                alt=""
                ratio="4/3"
              />
              <div className={s.words}>
                <a className={s.name} href={hotel.href}>
                  {hotel.title}
                </a>
                {hotel.place && <p className="small muted">{hotel.place}</p>}
              </div>
              <IconButton
                icon="x"
                className={s.remove}
                label={`Remove ${hotel.title} from your shortlist`}
                onClick={() => remove(hotel)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
