import { portalAuthPage } from '@atoll/contracts/pages/portal-auth.page';
import { usePageUrl } from '@atoll/platform/page-url';
import { SignInForm } from '@atoll/platform/sign-in-form';
import * as s from './portal-sign-in.module.css';

/** Where the administrator signs in; open to everybody, as every login is. */
export function PortalSignIn() {
  const { state } = usePageUrl(portalAuthPage);
  return (
    <section className={s.page}>
      <h1 className={s.title}>Management portal</h1>
      <p className={s.lede}>For the people who run Atoll.</p>
      <SignInForm next={state.next} />
      <p className={s.lede}>
        <a href="/forgot-password">Forgot your password?</a>
      </p>
    </section>
  );
}
