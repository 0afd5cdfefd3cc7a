import { agentLoginPage, hotelLoginPage, loginPage } from '@atoll/contracts/pages/login.page';
import { usePageUrl } from '@atoll/platform/page-url';
import { SignInForm } from '@atoll/platform/sign-in-form';
import { Notice } from '@atoll/ui/notice';
import { AccountFrame } from './account-frame';
import * as s from './account.module.css';

interface Words {
  readonly title: string;
  readonly lede: string;
  readonly register: string;
  readonly scene: string;
}

const FOR_EVERYBODY: Words = {
  title: 'Login',
  lede: 'Your trip, your saved places and your requests, on every device.',
  register: '/register',
  scene: 'lagoon.golden',
};

const WORDS: Readonly<Record<string, Words>> = {
  [agentLoginPage.pattern]: {
    title: 'Agent login',
    lede: 'For travel agents: your page in the directory and everything behind it.',
    register: '/register/agent',
    scene: 'harbour.golden',
  },
  [hotelLoginPage.pattern]: {
    title: 'Hotel login',
    lede: 'For hotels: your profile, its verification and your dashboard.',
    register: '/register/hotel',
    scene: 'hotel-pool.golden',
  },
};

/** Sign-in for travelers and everybody else, for agents and for hotels (AUT-02). */
export function SignInPage({ pathname }: { readonly pathname: string }) {
  const { state } = usePageUrl(loginPage);
  const { title, lede, register, scene } = WORDS[pathname] ?? FOR_EVERYBODY;
  return (
    <AccountFrame title={title} lede={lede} scene={scene}>
      {state.reset && <Notice role="status">Your new password is set. Sign in with it.</Notice>}
      <SignInForm next={state.next} />
      <p className={s.links}>
        <a href="/forgot-password">Forgot your password?</a>
        <a href={register}>Create an account</a>
      </p>
      {pathname === loginPage.pattern && (
        <p className={s.links}>
          <a href={agentLoginPage.pattern}>Agent login</a>
          <a href={hotelLoginPage.pattern}>Hotel login</a>
        </p>
      )}
    </AccountFrame>
  );
}
