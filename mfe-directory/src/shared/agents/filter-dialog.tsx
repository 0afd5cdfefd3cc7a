import {
  AGENT_LANGUAGES,
  AGENT_SPECIALITIES,
  AGENT_SPECIALITY_LABELS,
  type AgentLanguage,
} from '@atoll/contracts/agent';
import { AGENT_RATINGS } from '@atoll/contracts/pages/travel-agents.page';
import { SelectField } from '@atoll/ui/field';
import { FilterGroup, FilterRadios, FilterToggles } from '@atoll/ui/filter-fields';
import { FilterDialog } from '@atoll/ui/filter-panel';
import { useState } from 'react';
import { countActiveFilters, NO_FILTERS, type AgentFilters } from './agent-filters';
import * as s from './filter-dialog.module.css';
import { useAllCountriesQuery } from './agents.api';
import { agentLanguageName } from '@atoll/contracts/agent-languages';

const SPECIALITIES = AGENT_SPECIALITIES.map((value) => ({ value, label: AGENT_SPECIALITY_LABELS[value] }));
const LANGUAGES = AGENT_LANGUAGES.map((value) => ({ value, label: agentLanguageName(value) }));
/** The most frequent ones; the others are shown when somebody asks. */
const LANGUAGES_FIRST = 12;
const ANY = 'any';
const RATINGS = [
  { value: ANY, label: 'Any rating' },
  ...AGENT_RATINGS.map((value) => ({ value, label: `${Number(value).toFixed(1)} or better` })),
] as const;

interface AgentFilterDialogProps {
  filters: AgentFilters;
  hasCountry: boolean;
  isOpen: boolean;
  onClose: () => void;
  onApply: (filters: AgentFilters) => void;
}

/** All filters of a list of agents, which apply on request. */
export function AgentFilterDialog({ filters, hasCountry, isOpen, onClose, onApply }: AgentFilterDialogProps) {
  return (
    <FilterDialog
      isOpen={isOpen}
      onClose={onClose}
      set={{
        filters,
        cleared: NO_FILTERS,
        count: countActiveFilters(filters),
        fields: (shown, change) => <FilterFields filters={shown} hasCountry={hasCountry} onChange={change} />,
        onApply,
        onClear: () => onApply(NO_FILTERS),
      }}
    />
  );
}

interface FilterFieldsProps {
  filters: AgentFilters;
  hasCountry: boolean;
  onChange: (change: Partial<AgentFilters>) => void;
}

function FilterFields({ filters, hasCountry, onChange }: FilterFieldsProps) {
  return (
    <>
      {hasCountry && <CountryField value={filters.country} onChange={(country) => onChange({ country })} />}
      <FilterToggles
        legend="Speciality"
        options={SPECIALITIES}
        values={filters.specialities}
        onChange={(specialities) => onChange({ specialities })}
      />
      <LanguageField values={filters.languages} onChange={(languages) => onChange({ languages })} />
      <FilterRadios
        legend="Rating"
        options={RATINGS}
        value={filters.rating ?? ANY}
        onChange={(rating) => onChange({ rating: rating === ANY ? null : rating })}
      />
      <FilterToggles
        legend="Featured"
        options={[{ value: 'featured', label: 'Featured agents only' }]}
        values={filters.featured ? ['featured'] : []}
        onChange={(chosen) => onChange({ featured: chosen.length > 0 })}
      />
    </>
  );
}

interface CountryFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

/** DIR-19: any country of the world that has agents. */
function CountryField({ value, onChange }: CountryFieldProps) {
  const { currentData: countries = [], isError } = useAllCountriesQuery();
  const known = countries.map(({ clean_country, country }) => ({ value: clean_country, label: country }));
  // An address may have its name.
  const isChosen = (option: { value: string; label: string }) =>
    [option.value, option.label.toLowerCase()].includes(value?.toLowerCase() ?? ANY);
  const chosen = known.find(isChosen)?.value ?? value;
  const hasChosen = chosen === null || known.some((option) => option.value === chosen);
  return (
    <FilterGroup>
      <SelectField
        label="Country"
        name="country"
        value={chosen ?? ANY}
        options={[
          { value: ANY, label: 'All countries' },
          ...(hasChosen ? [] : [{ value: chosen, label: chosen }]),
          ...known,
        ]}
        error={isError ? 'Countries could not be loaded. Please try again later.' : null}
        onChange={({ target }) => onChange(target.value === ANY ? null : target.value)}
      />
    </FilterGroup>
  );
}

interface LanguageFieldProps {
  values: readonly AgentLanguage[];
  onChange: (values: AgentLanguage[]) => void;
}

function LanguageField({ values, onChange }: LanguageFieldProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = LANGUAGES.filter(
    ({ value }, index) => showsAll || index < LANGUAGES_FIRST || values.includes(value),
  );
  return (
    <div>
      <FilterToggles legend="Languages" options={shown} values={values} onChange={onChange} />
      {!showsAll && (
        <button type="button" className={`link small ${s.more}`} onClick={() => setShowsAll(true)}>
          All {LANGUAGES.length} languages
        </button>
      )}
    </div>
  );
}
