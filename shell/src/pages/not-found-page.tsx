import { Button } from '@atoll/ui/button';
import { Picture } from '@atoll/ui/picture';
import * as s from './plain-page.module.css';

/** What any address gets that the site does not have (HOM-21). */
export function NotFoundPage() {
  return (
    <section className={s.page}>
      <Picture className={s.poster} src="/media/artwork/dunes.golden-480x360.avif" alt="" ratio="4 / 3" />
      <div className={s.text}>
        <h1 className={s.title}>Page Not Found</h1>
        <p className={s.lede}>We couldn't find this page.</p>
        <div className={s.actions}>
          <Button href="/">Go to the home page</Button>
          <Button href="/hotels" variant="quiet">
            Find hotels
          </Button>
          <Button href="/tours" variant="quiet">
            Find tours
          </Button>
        </div>
      </div>
    </section>
  );
}
