import { requestQuery, type KnownRequest } from '@atoll/contracts/pages/request-href';
import { requestFormPage } from '@atoll/contracts/pages/request-form.page';
import { readQuery } from '@atoll/contracts/pages/page';
import { REQUEST_CHILDREN_MAX, type RequestReceived } from '@atoll/contracts/quote-request';
import { sitePath } from '@atoll/contracts/site-path';
import { requestClosed, useAppDispatch } from '@atoll/platform';
import { Dialog, DialogBody, DialogHead } from '@atoll/ui/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RequestPrefill } from './form/request-draft';
import { FormPart } from './form-part';
import { prefillOf } from './request-prefill';
import { SentText } from './sent-text';

const TITLE_ID = 'request-window-title';

/** As many as the form takes. */
function childrenOf({ childAges = [] }: KnownRequest): RequestPrefill {
  return childAges.length > 0 ? { childAges: childAges.slice(0, REQUEST_CHILDREN_MAX) } : {};
}

/** The form above the page that somebody is on (HOM-16); what is typed is kept as on the form's own page. */
export function RequestWindow({ asked }: { readonly asked: KnownRequest }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  // As a link would say it, with its limits.
  const state = readQuery(requestFormPage, requestQuery(asked));
  const close = () => void dispatch(requestClosed());

  function onSent({ reference, link }: RequestReceived, email: string): void {
    if (!link) return setSent({ reference, email });
    close();
    void navigate(sitePath(link));
  }

  return (
    <Dialog open onClose={close} labelledBy={TITLE_ID} kind="modal" size="l">
      <DialogHead title={sent ? 'Look into your mail' : 'Ask agents for a quote'} />
      <DialogBody>
        {sent ? (
          <SentText {...sent} />
        ) : (
          <FormPart prefill={{ ...prefillOf(state), ...childrenOf(asked) }} onSent={onSent} />
        )}
      </DialogBody>
    </Dialog>
  );
}
