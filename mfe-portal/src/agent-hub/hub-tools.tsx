import { SelectField } from '@atoll/ui/field';
import { useCallback } from 'react';
import { SearchAsTyped } from '../shared/search-as-typed';
import type { HubAddress } from './hub-address';
import * as s from './agent-hub.module.css';

const ANY = 'any';

const CHOICES = [
  {
    name: 'featured',
    label: 'Featured',
    options: [
      { value: ANY, label: 'Featured or not' },
      { value: 'yes', label: 'Featured' },
      { value: 'no', label: 'Not featured' },
    ],
  },
  {
    name: 'kind',
    label: 'Sample or own',
    options: [
      { value: ANY, label: 'Sample or own' },
      { value: 'own', label: 'Own agents' },
      { value: 'sample', label: 'Sample agents' },
    ],
  },
  {
    name: 'hidden',
    label: 'Shown or hidden',
    options: [
      { value: ANY, label: 'Shown or hidden' },
      { value: 'no', label: 'Shown' },
      { value: 'yes', label: 'Hidden' },
    ],
  },
  {
    name: 'account',
    label: 'Account',
    options: [
      { value: ANY, label: 'Any account' },
      { value: 'yes', label: 'With an account' },
      { value: 'no', label: 'Without an account' },
    ],
  },
  {
    name: 'text',
    label: 'Text',
    options: [
      { value: ANY, label: 'Any text' },
      { value: 'little', label: 'Little text' },
    ],
  },
] as const;
const ORDERS = [
  { value: 'name', label: 'By name' },
  { value: 'changed', label: 'Last changed first' },
  { value: 'visited', label: 'Most visited first' },
];

interface Props {
  readonly address: HubAddress;
  readonly onChange: (change: Partial<HubAddress>) => void;
}

/** How agents are searched, narrowed and sorted. */
export function HubTools({ address, onChange }: Props) {
  const search = useCallback((q: string | null) => onChange({ q, page: null }), [onChange]);
  return (
    <div className={s.tools} role="search" aria-label="Agents">
      <SearchAsTyped
        label="Find an agent"
        placeholder="Name, agency, city or country"
        maxLength={100}
        className={s.search}
        q={address.q ?? ''}
        onSearch={search}
      />
      {CHOICES.map(({ name, label, options }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          hideLabel
          className={s.choice}
          options={[...options]}
          value={address[name] ?? ANY}
          onChange={({ target: { value } }) => onChange({ [name]: value === ANY ? null : value, page: null })}
        />
      ))}
      <SelectField
        name="order"
        label="Order"
        hideLabel
        className={s.choice}
        options={ORDERS}
        value={address.order ?? 'name'}
        onChange={({ target: { value } }) => onChange({ order: value === 'name' ? null : value, page: null })}
      />
    </div>
  );
}
