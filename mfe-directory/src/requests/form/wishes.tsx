import {
  AGENT_LANGUAGES,
  AGENT_SPECIALITIES,
  AGENT_SPECIALITY_LABELS,
  type AgentSpeciality,
} from '@atoll/contracts/agent';
import { agentLanguageName } from '@atoll/contracts/agent-languages';
import { ToggleChip } from '@atoll/ui/chip';
import { Disclosure } from '@atoll/ui/disclosure';
import { CheckboxField, FieldGroup } from '@atoll/ui/field';
import { useState } from 'react';
import * as s from './request-form.module.css';
import type { RequestFields } from './use-request-form';

const LANGUAGES_MAX = 10;

const LANGUAGES = AGENT_LANGUAGES.map((code) => ({ value: code, label: agentLanguageName(code) })).sort(
  (one, other) => (one.label < other.label ? -1 : 1),
);

const without = <T,>(list: readonly T[], one: T) => list.filter((other) => other !== one);

function Interests({ draft, change }: RequestFields) {
  const { interests } = draft;
  const toggle = (one: AgentSpeciality) =>
    change({ interests: interests.includes(one) ? without(interests, one) : [...interests, one] });
  return (
    <div className={s.chips} role="group" aria-label="What do you like?">
      {AGENT_SPECIALITIES.map((one) => (
        <ToggleChip key={one} pressed={interests.includes(one)} onClick={() => toggle(one)}>
          {AGENT_SPECIALITY_LABELS[one]}
        </ToggleChip>
      ))}
    </div>
  );
}

function LanguageChecks({ draft, change }: RequestFields) {
  const { languages } = draft;
  const isFull = languages.length >= LANGUAGES_MAX;
  return (
    <div className={s.languages} role="group" aria-label="Languages to talk in">
      {LANGUAGES.map(({ value, label }) => {
        const isChosen = languages.includes(value);
        return (
          <CheckboxField
            key={value}
            label={label}
            name={`language-${value}`}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() =>
              change({ languages: isChosen ? without(languages, value) : [...languages, value] })
            }
          />
        );
      })}
    </div>
  );
}

function Languages(fields: RequestFields) {
  const { languages } = fields.draft;
  const [isOpen, setOpen] = useState(false);
  const chosen = languages.map(agentLanguageName).join(', ');
  return (
    <Disclosure summary={`Languages to talk in: ${chosen || 'any'}`} open={isOpen} onToggle={setOpen}>
      {isOpen && <LanguageChecks {...fields} />}
    </Disclosure>
  );
}

/** What is liked, and the languages to talk in: who is asked follows from them. */
export function Wishes(fields: RequestFields) {
  return (
    <FieldGroup legend="What do you like?">
      <Interests {...fields} />
      <Languages {...fields} />
    </FieldGroup>
  );
}
