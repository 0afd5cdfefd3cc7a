import type { SignedIn } from '@atoll/contracts/account';
import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { API_PATHS } from '@atoll/contracts/api-paths';

/** How a demo account asks the API, and how its browser shows who it is. */
export interface DemoSession {
  readonly headers: { readonly authorization: string };
  readonly cookie: { readonly name: string; readonly value: string };
}

/** Signs a demo account in, as its page does. */
export async function signInDemo(origin: string, email: string): Promise<DemoSession> {
  const answer = await fetch(origin + API_PATHS.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: SAMPLE_DEMO_PASSWORD }),
  });
  const [, name, value] = /^(atoll_session)=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  if (!answer.ok || !name || !value) throw new Error(`${email} is not let in: ${answer.status}`);
  const { access_token } = (await answer.json()) as SignedIn;
  return { headers: { authorization: `Bearer ${access_token}` }, cookie: { name, value } };
}
