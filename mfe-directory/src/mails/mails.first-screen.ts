import { titled } from '@atoll/contracts/page-titles';
import { mailsPage } from '@atoll/contracts/pages/mails.page';
import { pathParams } from '@atoll/contracts/site-routes';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { mailsApi } from './mails.api';

/** Which mails one gets, by a link that nobody keeps. */
export async function loadMails(store: AtollStore, { pathname }: URL): Promise<LoadedPage> {
  const { token = '' } = pathParams(mailsPage.pattern, pathname) ?? {};
  const found = await store.dispatch(mailsApi.endpoints.mailSettings.initiate(token)).unwrap();
  return found
    ? { head: { title: titled(mailsPage.title) }, maxAgeSeconds: 0 }
    : { status: 404, head: { title: titled('Page Not Found') }, maxAgeSeconds: 0 };
}
