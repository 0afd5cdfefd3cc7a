import type { AgentRequest } from '@atoll/contracts/quote';
import { selectUser, useAppSelector } from '@atoll/platform';
import { readDraft } from '@atoll/platform/form-draft';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { PanelLoading } from '../shared/panel-loading';
import { quoteForm } from './quote/quote-form';
import { canBeQuoted, waitsForAnswer } from './state-words';

const editor = lazyPart(
  async () => (await import(/* webpackChunkName: "quote-editor" */ './quote/quote-editor')).QuoteEditor,
);

/** Where a quote is written: at once where one is owed or begun, else on intent. */
export function OwnQuote({ request }: { readonly request: AgentRequest }) {
  const account = useAppSelector(selectUser)?.id ?? null;
  const [isOpen, setOpen] = useState(
    () => waitsForAnswer(request.state) || 'draft' in readDraft(quoteForm(request.id), account),
  );
  if (!canBeQuoted(request.state)) return null;
  if (!isOpen)
    return (
      <p>
        <Button onClick={() => setOpen(true)}>Change your quote</Button>
      </p>
    );
  return (
    <editor.Part
      request={request}
      onSent={() => setOpen(false)}
      fallback={<PanelLoading label="Loading the editor" />}
    />
  );
}
