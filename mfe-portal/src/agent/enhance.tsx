import { AGENT_TEXT_MAX } from '@atoll/contracts/agent-listing';
import { ENHANCE_MAX, type EnhancedText } from '@atoll/contracts/enhance';
import { titled } from '@atoll/contracts/page-titles';
import { usePageTitle } from '@atoll/platform/page-title';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { EmptyState } from '@atoll/ui/page-state';
import { useState } from 'react';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useOwnAgentQuery, useSaveListingMutation } from '../shared/portal.api';
import { currentOf } from '../shared/stale-record';
import { ProblemNotice } from '../shared/problem-notice';
import { TextDifference } from '../shared/text-difference';
import { useEnhanceTextMutation, useFreshEntryMutation } from './enhance.api';
import * as s from './enhance.module.css';

/** A suggestion, and the text that it was made from. */
interface Suggested extends EnhancedText {
  readonly base: string;
}

/** What was saved last: the text before it, and the one that stands there since. */
interface Saved {
  readonly before: string;
  readonly after: string;
}

type Outcome = 'saved' | 'undone' | 'changed' | null;

const WORDS: Readonly<Record<Exclude<Outcome, null>, string>> = {
  saved: 'Your entry says this now. Travelers see it within two seconds.',
  undone: 'Your earlier text is back.',
  changed:
    'Your text was changed meanwhile, perhaps in another tab. Nothing was saved over it: what stands there now is above.',
};

/** Saves a text only while the entry still says what the page was made from, so that nothing of another tab is lost. */
function useCarefulSave() {
  const { refetch } = useOwnAgentQuery();
  const [readFresh, { isLoading: isReading, error: readError }] = useFreshEntryMutation();
  const [save, { isLoading: isWriting, error: saveError }] = useSaveListingMutation();
  async function saveOver(expected: string, summary: string): Promise<'saved' | 'changed' | 'failed'> {
    const { data: fresh } = await readFresh();
    if (!fresh) return 'failed';
    if (fresh.listing?.summary !== expected) {
      await refetch();
      return 'changed';
    }
    const { error } = await save({ change: { summary }, version: fresh.version });
    if (currentOf(error)) return 'changed';
    return error ? 'failed' : 'saved';
  }
  return { saveOver, isSaving: isReading || isWriting, saveError: readError ?? saveError };
}

function ToCheck({ suggested }: { readonly suggested: Suggested }) {
  const { toCheck, isStandIn } = suggested;
  return (
    <>
      {isStandIn && (
        <Notice tone="sun">
          Sample: this site has no language model. A stand-in has written this by fixed rules, to show how it
          works.
        </Notice>
      )}
      {toCheck.length > 0 && (
        <Notice tone="sun" icon="alert-triangle">
          Your text does not say this. Use it only if it is true: {toCheck.join(', ')}.
        </Notice>
      )}
    </>
  );
}

function Enhancing({ text, page }: { readonly text: string; readonly page: string | null }) {
  const [enhance, { isLoading, error, reset }] = useEnhanceTextMutation();
  const { saveOver, isSaving, saveError } = useCarefulSave();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);

  async function suggest(): Promise<void> {
    setOutcome(null);
    const { data } = await enhance(text);
    if (data) setSuggested({ ...data, base: text });
  }
  async function use({ base, text: after }: Suggested): Promise<void> {
    const result = await saveOver(base, after);
    if (result === 'failed') return;
    setOutcome(result);
    setSuggested(null);
    if (result === 'saved') setSaved({ before: base, after });
  }
  async function undo({ before, after }: Saved): Promise<void> {
    const result = await saveOver(after, before);
    if (result === 'failed') return;
    setOutcome(result === 'saved' ? 'undone' : 'changed');
    setSaved(null);
  }
  const isSame = suggested?.text === suggested?.base;

  return (
    <>
      {suggested === null && (
        <Panel title="Your text now">
          <p className={s.text}>{text}</p>
          <p>
            <Button aria-busy={isLoading} disabled={isLoading} onClick={() => void suggest()}>
              {isLoading ? 'Writing…' : 'Suggest a better text'}
            </Button>
          </p>
          <p className={s.note}>
            Nothing is saved before you say so. You can ask {ENHANCE_MAX} times an hour; a text has at most{' '}
            {AGENT_TEXT_MAX} letters.
          </p>
        </Panel>
      )}
      {suggested && (
        <Panel title="A better text?">
          <ToCheck suggested={suggested} />
          <TextDifference before={suggested.base} after={suggested.text} toCheck={suggested.toCheck} />
          {isSame && <p>It is the same as yours: there was nothing to make better.</p>}
          <div className={s.actions}>
            {!isSame && (
              <Button disabled={isSaving} onClick={() => void use(suggested)}>
                Use this text
              </Button>
            )}
            <Button variant="quiet" disabled={isLoading} aria-busy={isLoading} onClick={() => void suggest()}>
              {isLoading ? 'Writing…' : 'Suggest another'}
            </Button>
            <Button variant="text" onClick={() => setSuggested(null)}>
              Keep mine
            </Button>
          </div>
        </Panel>
      )}
      {error && <ProblemNotice error={error} onRetry={() => (reset(), void suggest())} />}
      {saveError && suggested && <ProblemNotice error={saveError} onRetry={() => void use(suggested)} />}
      {saveError && saved && <ProblemNotice error={saveError} onRetry={() => void undo(saved)} />}
      <div role="status">
        {outcome && (
          <Notice tone={outcome === 'changed' ? 'sun' : 'lagoon'}>
            {WORDS[outcome]}{' '}
            {outcome === 'saved' && saved && (
              <button type="button" disabled={isSaving} onClick={() => void undo(saved)}>
                Undo
              </button>
            )}{' '}
            {outcome === 'saved' && page && <a href={page}>See your public page</a>}
          </Notice>
        )}
      </div>
    </>
  );
}

/** A better text for an agent's entry (AGT-08): shown beside the old one, and used only by the agent's own click. */
export function Enhance() {
  usePageTitle(titled('Enhance your entry'));
  const { data: agent, error, refetch } = useOwnAgentQuery();
  if (error && !agent) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!agent) return <PanelLoading label="Loading your entry" />;
  if (!agent.listing)
    return (
      <EmptyState
        title="Your entry is not in the directory yet"
        text="Once it is listed, its text can be made better here."
        action={<Button href="/agent/dashboard">See what it waits for</Button>}
      />
    );
  return <Enhancing text={agent.listing.summary} page={agent.page} />;
}
