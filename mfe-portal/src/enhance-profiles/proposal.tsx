import type { AdminEnhancedText } from '@atoll/contracts/admin-enhance';
import type { HubAgent } from '@atoll/contracts/agent-hub';
import { AGENT_TEXT_MAX } from '@atoll/contracts/agent-listing';
import { toAppError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { TextAreaField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useState } from 'react';
import { useNotice } from '../shared/notices';
import { ProblemNotice } from '../shared/problem-notice';
import { currentOf, StaleRecord } from '../shared/stale-record';
import { TextDifference } from '../shared/text-difference';
import { useProposeTextMutation, useSaveTextMutation } from './enhance-profiles.api';
import * as s from './enhance-profiles.module.css';

/** A proposal, and what somebody has made of it by hand. */
export interface Draft extends AdminEnhancedText {
  readonly edited: string;
}

function ToCheck({ draft: { toCheck, isStandIn } }: { readonly draft: Draft }) {
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
          The directory does not say this. Use it only if it is true: {toCheck.join(', ')}.
        </Notice>
      )}
    </>
  );
}

interface Props {
  readonly agent: HubAgent;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft | null) => void;
}

/** A proposed text beside the one that stands there, to be changed, used or left. */
export function Proposal({ agent, draft, onDraft }: Props) {
  const [propose, proposing] = useProposeTextMutation();
  const [save, saving] = useSaveTextMutation();
  // What the last refusal was about: a draft from a newer text is no longer stale.
  const [refusedFrom, setRefusedFrom] = useState<number | null>(null);
  const say = useNotice();
  const { id, name } = agent;
  const text = draft.edited.trim();
  const current = refusedFrom === draft.version ? currentOf<HubAgent>(saving.error) : null;

  async function another(): Promise<void> {
    const { data } = await propose(id);
    if (data) onDraft({ ...data, edited: data.text });
  }
  async function use(version: number, before: string): Promise<void> {
    setRefusedFrom(null);
    const { data } = await save({ id, version, summary: text });
    if (!data) return setRefusedFrom(draft.version);
    onDraft(null);
    say({
      text: `The text of ${name} is saved. Travelers see it within two seconds.`,
      undo: async () => (await save({ id, version: data.version, summary: before })).error,
    });
  }
  return (
    <div className={s.proposal}>
      <ToCheck draft={draft} />
      <TextDifference before={draft.base} after={draft.edited} toCheck={draft.toCheck} />
      <TextAreaField
        name={`text-${id}`}
        label="Change it by hand"
        rows={5}
        maxLength={AGENT_TEXT_MAX}
        value={draft.edited}
        onChange={({ target }) => onDraft({ ...draft, edited: target.value })}
      />
      {current && (
        <StaleRecord
          names={{ summary: 'Text' }}
          yours={{ summary: text }}
          theirs={{ summary: current.summary }}
          onKeep={() => void use(current.version, current.summary)}
        />
      )}
      {saving.error && !current && (
        <ProblemNotice error={saving.error} onRetry={() => void use(draft.version, draft.base)} />
      )}
      {proposing.error && (
        <Notice tone="danger" role="alert">
          {toAppError(proposing.error).message}
        </Notice>
      )}
      <div className={s.actions}>
        <Button
          busy={saving.isLoading}
          disabled={text === '' || text === draft.base}
          onClick={() => void use(draft.version, draft.base)}
        >
          Use this text
        </Button>
        <Button variant="quiet" busy={proposing.isLoading} onClick={() => void another()}>
          Suggest another
        </Button>
        <Button variant="text" onClick={() => onDraft(null)}>
          Leave it as it is
        </Button>
      </div>
    </div>
  );
}
