import type { DeviceSession } from '@atoll/contracts/account';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button, Table, Tag } from 'antd';
import {
  useDeviceSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '../shared/portal.api';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { ReadProblem } from '../shared/read-problem';

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
  return (
    <Panel title="Devices" aside={all}>
      {error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Table<DeviceSession>
          rowKey="id"
          loading={!data}
          dataSource={[...(data?.sessions ?? [])]}
          pagination={false}
          columns={[
            {
              title: 'Device',
              render: (_, { device, is_current, used_at }) => (
                <>
                  {device} {is_current && <Tag color="success">This device</Tag>}
                  <div className="small muted">Last used {dayAndTime(used_at)}</div>
                </>
              ),
            },
            { title: 'Since', render: (_, { created_at }) => dayAndTime(created_at), responsive: ['md'] },
            {
              title: <span className="visually-hidden">Sign out</span>,
              align: 'right',
              render: (_, { id, device, is_current }) =>
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
