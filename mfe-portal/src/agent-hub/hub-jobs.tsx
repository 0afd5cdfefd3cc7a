import { hubPath } from '@atoll/contracts/agent-hub';
import type { HubJob } from '@atoll/contracts/agent-hub-jobs';
import { toAppError, useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useEffect, useRef, useState } from 'react';
import { fetchCsv } from '../shared/fetch-csv';
import { useNotice } from '../shared/notices';
import { Panel } from '../shared/panel';
import { HUB_TAGS, hubApi, useHubJobsQuery, useStopHubJobMutation, useUndoHubJobMutation } from './hub.api';
import { hasProblems, isAtWork, jobTitle, jobWords, stepOf } from './job-words';
import * as s from './agent-hub.module.css';

const POLL_MS = 1_000;

function JobRow({ job }: { readonly job: HubJob }) {
  const [stop, stopping] = useStopHubJobMutation();
  const [undo, undoing] = useUndoHubJobMutation();
  const say = useNotice();
  const title = jobTitle(job);
  const step = stepOf(job);

  async function ask(action: typeof stop): Promise<void> {
    const { error } = await action({ id: job.id, version: job.version });
    if (error) say({ text: toAppError(error).message, isProblem: true });
  }
  async function saveProblems(): Promise<void> {
    const name = job.kind === 'import' ? 'agents-not-imported.csv' : 'agents-not-changed.csv';
    const problem = await fetchCsv(hubPath('problems', job.id), {}, name);
    if (problem) say({ text: `The file could not be made. ${problem.message}`, isProblem: true });
  }
  return (
    <li className={s.job}>
      <div className={s.jobWords}>
        <b>{title}</b>
        <p role="status">{jobWords(job)}</p>
        {step && (
          <progress className={s.progress} aria-label={`How far: ${title}`} max={step.of} value={step.done} />
        )}
      </div>
      <div className={s.acts}>
        {job.state === 'running' && (
          <Button variant="quiet" size="small" busy={stopping.isLoading} onClick={() => void ask(stop)}>
            Stop
          </Button>
        )}
        {(job.state === 'done' || job.state === 'stopped') && (
          <Button variant="quiet" size="small" busy={undoing.isLoading} onClick={() => void ask(undo)}>
            Undo
          </Button>
        )}
        {hasProblems(job) && (
          <Button variant="text" size="small" icon="download" onClick={() => void saveProblems()}>
            What was left out, and why
          </Button>
        )}
      </div>
    </li>
  );
}

/** The latest changes of many agents: how far they are, with the way to stop them and back. */
export function HubJobs() {
  const dispatch = useAppDispatch();
  const { data: known } = hubApi.endpoints.hubJobs.useQueryState();
  const isPolled = (known ?? []).some(isAtWork);
  const { data: jobs = [] } = useHubJobsQuery(undefined, { pollingInterval: isPolled ? POLL_MS : 0 });
  const [areAllShown, setAllShown] = useState(false);
  const wasAtWork = useRef(false);
  useEffect(() => {
    // What the list shows is old once a change of many has ended.
    if (wasAtWork.current && !isPolled) dispatch(hubApi.util.invalidateTags([HUB_TAGS.agents]));
    wasAtWork.current = isPolled;
  }, [isPolled, dispatch]);
  if (jobs.length === 0) return null;
  return (
    <Panel
      title="Changes of many agents"
      aside={
        jobs.length > 1 && (
          <Button variant="text" size="small" onClick={() => setAllShown(!areAllShown)}>
            {areAllShown ? 'Only the last one' : `Show all ${jobs.length}`}
          </Button>
        )
      }
    >
      <ul className={s.jobs}>
        {jobs
          .filter((job, at) => areAllShown || at === 0 || isAtWork(job))
          .map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
      </ul>
    </Panel>
  );
}
