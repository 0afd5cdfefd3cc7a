import { titled } from '@atoll/contracts/page-titles';
import { mailsPage } from '@atoll/contracts/pages/mails.page';
import type { MailSettingsBody } from '@atoll/contracts/mail-settings';
import { usePageTitle } from '@atoll/platform/page-title';
import { useParams } from 'react-router-dom';
import { answerOf } from '../shared/answer';
import { PageError, PageLoading } from '../shared/page-states';
import { MailSwitches } from './mail-switches';
import * as s from './mails-page.module.css';
import { useMailSettingsQuery } from './mails.api';

/** Where a link is nobody's: it was never one, or it has been replaced. */
function NoSuchMails() {
  usePageTitle(titled('Page Not Found'));
  return (
    <section className={`wrap ${s.page}`}>
      <h1 className="display h1">Page Not Found</h1>
      <p className="lede">
        We know no address with this link. Check that you opened the whole of it, as it stands below our
        mails.
      </p>
    </section>
  );
}

/** /mails/{token}: which mails an address gets, for whoever has the link below one of them. */
export function MailsPage() {
  const { token = '' } = useParams();
  const answer = answerOf<MailSettingsBody>(useMailSettingsQuery(token));
  usePageTitle(titled(mailsPage.title));
  if (answer.state === 'missing') return <NoSuchMails />;
  if (answer.state === 'error') return <PageError title={mailsPage.title} onRetry={answer.retry} />;
  if (answer.state === 'loading') return <PageLoading title={mailsPage.title} label="Loading your mails" />;
  return <MailSwitches key={token} token={token} off={answer.value.off} />;
}
