import { selectUser, useAppSelector } from '@atoll/platform';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { LiveRemote } from './live-remote';
import { ReleaseQuestion, type Question } from './release-question';
import { RemoteReleases } from './remote-releases';
import { LOOK_AGAIN_MS, useReleasesQuery } from './releases.api';
import * as s from './releases-page.module.css';

function ChosenRemote({ remote }: { readonly remote: string }) {
  const { data, error, refetch } = useReleasesQuery(remote, { pollingInterval: LOOK_AGAIN_MS });
  const [question, setQuestion] = useState<Question | null>(null);
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label={`Loading releases of ${remote}`} />;
  return (
    <>
      <RemoteReleases
        remote={remote}
        answer={data}
        onAsk={(hash, operation) => {
          const isActive = data.releases.some((one) => one.hash === hash && one.active);
          setQuestion({ remote, hash, operation, version: data.version ?? 0, isActive });
        }}
      />
      <ReleaseQuestion question={question} current={data} onClose={() => setQuestion(null)} />
    </>
  );
}

function ReleasesPageContent() {
  const remotes = useAppSelector(selectUser)?.portal?.remotes ?? [];
  const [address, setAddress] = useSearchParams();
  const remote = remotes.find((name) => name === address.get('remote')) ?? remotes[0];
  return (
    <>
      <Panel title="Live now">
        <p className="muted">
          Each remote ships alone. Running another release changes a pointer and takes effect on the next page
          load.
        </p>
        <ul className={s.remotes}>
          {remotes.map((name) => (
            <LiveRemote
              key={name}
              remote={name}
              isChosen={name === remote}
              onChoose={() => setAddress({ remote: name }, { replace: true })}
            />
          ))}
        </ul>
      </Panel>
      {remote !== undefined && <ChosenRemote key={remote} remote={remote} />}
    </>
  );
}

/** The release desk: what runs of each remote, for those who release it, and what can be done about it. */
export const ReleasesPage = inPortalTheme(ReleasesPageContent);
