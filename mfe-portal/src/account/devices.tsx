import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button, Tag } from 'antd';
import {
  useDeviceSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '../shared/portal.api';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable } from '../shared/rows-table';

/** Where somebody is signed in, with a way to end each session. */
export function Devices() {
  const { data, error, refetch } = useDeviceSessionsQuery();
  const [end, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const dispatch = useAppDispatch();
  const tell = (refused: unknown, text: string) =>
    dispatch(showToast(refused ? { text: toAppError(refused).message, tone: 'alert' } : { text }));

  const others = (data?.sessions ?? []).filter(({ is_current }) => !is_current);
  const all = (
    <Button
      disabled={others.length === 0}
      loading={endingOthers.isLoading}
      onClick={() =>
        void endOthers().then(({ error: refused }) => tell(refused, 'All other devices are signed out'))
      }
    >
      Sign out all other devices
    </Button>
  );
  if (!data && !error) return <PanelLoading label="Loading your devices" />;
  return (
    <Panel title="Devices" aside={all}>
      {error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsTable
          label="Devices"
          rows={data?.sessions ?? []}
          rowKey={({ id }) => id}
          columns={[
            {
              title: 'Device',
              cell: ({ device, is_current, used_at }) => (
                <>
                  {device} {is_current && <Tag color="success">This device</Tag>}
                  <div className="small muted">Last used {dayAndTime(used_at)}</div>
                </>
              ),
            },
            { title: 'Since', cell: ({ created_at }) => dayAndTime(created_at), kind: 'wide' },
            {
              title: 'Sign out',
              kind: 'action',
              cell: ({ id, device, is_current }) =>
                !is_current && (
                  <Button
                    aria-label={`Sign out ${device}`}
                    loading={ending.isLoading && ending.originalArgs === id}
                    onClick={() =>
                      void end(id).then(({ error: refused }) => tell(refused, `${device} is signed out`))
                    }
                  >
                    Sign out
                  </Button>
                ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
