import { pageTitle } from '@atoll/contracts/page-titles';
import { requestPage } from '@atoll/contracts/pages/request.page';
import { requestFormPage } from '@atoll/contracts/pages/request-form.page';
import type { RequestReceived } from '@atoll/contracts/quote-request';
import { sitePath } from '@atoll/contracts/site-path';
import { usePageTitle } from '@atoll/platform/page-title';
import { usePageUrl } from '@atoll/platform/page-url';
import { useToday } from '@atoll/platform/today';
import { Disclosure } from '@atoll/ui/disclosure';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeptPlanList } from './plans/kept-plan-list';
import { FormLoading, FormPart } from './form-part';
import { prefillOf } from './request-prefill';
import * as s from './request-page.module.css';
import { ResendForm } from './resend-form';
import type { Sent } from './sent-text';
import { SentView } from './sent-view';

/** /request: asks agents for quotes, and says what happens next (RFQ-02, RFQ-03). */
export function RequestPage() {
  const { state } = usePageUrl(requestFormPage);
  const navigate = useNavigate();
  // The form begins with what the device keeps, which the server does not know.
  const isInBrowser = useToday() !== null;
  const [sent, setSent] = useState<Sent | null>(null);
  usePageTitle(pageTitle(requestPage.pattern));

  function onSent({ reference, link }: RequestReceived, email: string): void {
    if (link) void navigate(sitePath(link));
    else setSent({ reference, email });
  }

  if (sent) return <SentView {...sent} />;
  return (
    <div className={`wrap ${s.page}`}>
      <header>
        <h1 className="display h1">Ask agents for a quote</h1>
        <p className="lede">
          Two minutes, no account needed. Answers come by e-mail and on a page of your own.
        </p>
      </header>
      <p data-without-script="">This form needs JavaScript: please turn it on to ask agents.</p>
      <div data-needs-script="">
        {isInBrowser ? (
          // Another link is another request.
          <FormPart key={JSON.stringify(state)} prefill={prefillOf(state)} onSent={onSent} />
        ) : (
          <FormLoading />
        )}
      </div>
      <div data-needs-script="">
        <Disclosure summary="Have you asked already? Send me my link again">
          <ResendForm />
        </Disclosure>
      </div>
      {isInBrowser && <KeptPlanList />}
    </div>
  );
}
