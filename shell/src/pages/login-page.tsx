import { Button } from '@atoll/ui/button';
import * as s from './plain-page.module.css';

/** Says plainly that accounts are not built yet. */
export function LoginPage() {
  return (
    <section className={s.page}>
      <div className={s.text}>
        <h1 className={s.title}>Sign-in is on its way</h1>
        <p className={s.lede}>
          Accounts for travelers, agents and hotels are not open yet. You don't need an account to search or
          book.
        </p>
        <div className={s.actions}>
          <Button href="/hotels">Find hotels</Button>
        </div>
      </div>
    </section>
  );
}
