import type { CrmSummary } from '@atoll/contracts/crm';
import { STAGE_WORDS, STAGES } from '@atoll/contracts/crm-words';
import { wholeNumberText } from '@atoll/contracts/words';
import { SelectField } from '@atoll/ui/field';
import { Segmented } from '@atoll/ui/segmented';
import { useCallback } from 'react';
import { SearchAsTyped } from '../shared/search-as-typed';
import type { CrmAddress } from './crm-filters';
import * as s from './crm-page.module.css';

const VIEWS = [
  { value: 'board', label: 'Board', icon: 'layout-grid' },
  { value: 'list', label: 'List', icon: 'list' },
] as const;
const ORDERS = [
  { value: 'due', label: 'Due first' },
  { value: 'changed', label: 'Last change' },
  { value: 'name', label: 'Name' },
];
const DUES = [
  { value: 'any', label: 'Any date' },
  { value: 'today', label: 'Due by today' },
  { value: 'late', label: 'Late' },
  { value: 'week', label: 'Due in 7 days' },
  { value: 'none', label: 'Without a task' },
];

interface Props {
  readonly address: CrmAddress;
  readonly summary: CrmSummary | undefined;
  readonly isBoard: boolean;
  /** Whether there is room for a board at all. */
  readonly hasBoard: boolean;
  readonly onChange: (change: Partial<CrmAddress>) => void;
}

function stageOptions(counts: CrmSummary['counts']) {
  const count = (stage: string) => counts[stage] ?? 0;
  const all = STAGES.reduce((sum, stage) => sum + count(stage), 0);
  const option = (value: string, label: string, many: number) => ({
    value,
    label: `${label}, ${wholeNumberText(many)}`,
  });
  return [
    option('open', 'All but lost', all - count('lost')),
    ...STAGES.map((stage) => option(stage, STAGE_WORDS[stage], count(stage))),
    option('all', 'All', all),
  ];
}

/** How contacts are shown, searched, narrowed and sorted. */
export function CrmTools({ address, summary, isBoard, hasBoard, onChange }: Props) {
  const search = useCallback((q: string | null) => onChange({ q, page: null }), [onChange]);
  const tags = summary?.tags ?? [];
  const choose = (name: keyof CrmAddress, none: string) => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value === none ? null : event.target.value, page: null });
  return (
    <div className={s.tools} role="search" aria-label="Contacts">
      {hasBoard && (
        <Segmented
          label="View"
          options={VIEWS}
          value={isBoard ? 'board' : 'list'}
          onChange={(view) => onChange({ view: view === 'board' ? null : view, page: null })}
        />
      )}
      <SearchAsTyped
        label="Find a contact"
        placeholder="Name, mail or phone"
        maxLength={200}
        className={s.search}
        q={address.q ?? ''}
        onSearch={search}
      />
      {!isBoard && (
        <SelectField
          name="stage"
          label="Stage"
          hideLabel
          className={s.stages}
          options={stageOptions(summary?.counts ?? {})}
          value={address.stage ?? 'open'}
          onChange={choose('stage', 'open')}
        />
      )}
      <SelectField
        name="due"
        label="Due"
        hideLabel
        className={s.choice}
        options={DUES}
        value={address.due ?? 'any'}
        onChange={choose('due', 'any')}
      />
      {tags.length > 0 && (
        <SelectField
          name="tag"
          label="Tag"
          hideLabel
          className={s.choice}
          options={[
            { value: 'any tag', label: 'Any tag' },
            ...tags.map((tag) => ({ value: tag, label: tag })),
          ]}
          value={address.tag ?? 'any tag'}
          onChange={choose('tag', 'any tag')}
        />
      )}
      <SelectField
        name="order"
        label="Order"
        hideLabel
        className={s.choice}
        options={ORDERS}
        value={address.order ?? 'due'}
        onChange={choose('order', 'due')}
      />
    </div>
  );
}
