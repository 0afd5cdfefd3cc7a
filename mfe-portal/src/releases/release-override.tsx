import type { ReleaseSummary } from '@atoll/contracts/release-summary';
import { Button } from '@atoll/ui/button';
import { SelectField } from '@atoll/ui/field';
import { useState } from 'react';
import { Panel } from '../shared/panel';
import * as s from './releases-page.module.css';

interface Props {
  readonly remote: string;
  readonly releases: readonly ReleaseSummary[];
}

/** Shows a release in this browser alone. */
export function ReleaseOverride({ remote, releases }: Props) {
  const there = releases.filter(({ disabled, filesRemoved }) => !disabled && !filesRemoved);
  const [chosen, setChosen] = useState<string | null>(null);
  const hash = chosen ?? there.find(({ active }) => !active)?.hash ?? there[0]?.hash;
  if (hash === undefined) return null;
  return (
    <Panel title="Override for this browser">
      <p>
        Only you see it, and only this remote. The site asks once; a badge stays on every page until you
        remove it. Whoever opens the link is asked the same.
      </p>
      <div className={s.override}>
        <SelectField
          label="Release"
          name="release"
          options={there.map(({ hash: value, version }) => ({
            value,
            label: `${value}, version ${version}`,
          }))}
          value={hash}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button href={`/?mfe-override=${remote}@${hash}`} variant="quiet">
          Use this release
        </Button>
      </div>
    </Panel>
  );
}
