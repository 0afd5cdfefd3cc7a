import type { VerificationStatus } from '@atoll/contracts/verification';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button, Empty, Select, Space, Table, type TableColumnType } from 'antd';
import { useState } from 'react';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { ReadProblem } from '../shared/read-problem';
import { statusText } from '../shared/verification-tag';
import type { Applicant, Decided } from './applicant';
import { RejectDialog } from './reject-dialog';
import type { useQueuePlace } from './use-queue-place';

const QUEUE_PAGE_SIZE = 20;

interface Props<Item extends Applicant> extends ReturnType<typeof useQueuePlace> {
  readonly title: string;
  /** 'hotel': who waits here. */
  readonly noun: string;
  readonly statuses: readonly VerificationStatus[];
  readonly queue: {
    readonly items: readonly Item[];
    readonly total: number;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly onRetry: () => void;
  };
  /** Columns between the place and the answer. */
  readonly columns?: readonly TableColumnType<Item>[];
  /** Answers that can be given to somebody in this status. */
  readonly answersTo: (status: VerificationStatus) => readonly ('approve' | 'reject')[];
  /** False for who cannot be answered yet. */
  readonly isReady: (item: Item) => boolean;
  readonly onApprove: (item: Item) => Decided;
  readonly onReject: (item: Item, reason: string) => Decided;
}

function placeOf({ city, country }: Applicant): string {
  return [city, country].filter(Boolean).join(', ');
}

/** Applicants by the state of their verification, with the administrator's answer to each (POR-16). */
export function DecisionQueue<Item extends Applicant>(props: Props<Item>) {
  const { title, noun, statuses, queue, place, columns = [], answersTo, isReady } = props;
  const [rejecting, setRejecting] = useState<Item | null>(null);
  const [approving, setApproving] = useState<string | null>(null);
  const dispatch = useAppDispatch();

  async function accept(item: Item): Promise<void> {
    setApproving(item.id);
    const { error } = await props.onApprove(item);
    setApproving(null);
    dispatch(
      showToast(
        error ? { text: toAppError(error).message, tone: 'alert' } : { text: `${item.name} is approved` },
      ),
    );
  }

  function answers(item: Item) {
    const possible = answersTo(item.verification_status);
    return (
      <Space wrap>
        {possible.includes('approve') && (
          <Button
            type="primary"
            disabled={!isReady(item)}
            loading={approving === item.id}
            aria-label={`Approve ${item.name}`}
            onClick={() => void accept(item)}
          >
            Approve
          </Button>
        )}
        {possible.includes('reject') && (
          <Button
            disabled={!isReady(item)}
            aria-label={`Reject ${item.name}`}
            onClick={() => setRejecting(item)}
          >
            Reject
          </Button>
        )}
      </Space>
    );
  }

  const filter = (
    <Select
      aria-label={`Status of ${title.toLowerCase()}`}
      value={place.status}
      options={statuses.map((value) => ({ value, label: statusText(value) }))}
      popupMatchSelectWidth={false}
      onChange={props.setStatus}
    />
  );
  const empty = <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={`No ${noun} is in this state.`} />;
  return (
    <Panel title={title} aside={filter}>
      {queue.error ? (
        <ReadProblem error={queue.error} onRetry={queue.onRetry} />
      ) : (
        <Table<Item>
          rowKey="id"
          loading={queue.isFetching}
          dataSource={[...queue.items]}
          locale={{ emptyText: empty }}
          pagination={{
            current: place.page,
            pageSize: QUEUE_PAGE_SIZE,
            total: queue.total,
            onChange: props.setPage,
            hideOnSinglePage: true,
          }}
          columns={[
            { title: noun.charAt(0).toUpperCase() + noun.slice(1), dataIndex: 'name' },
            { title: 'Place', render: (_, item) => placeOf(item), responsive: ['sm'] },
            ...columns,
            { title: 'E-mail', dataIndex: 'email', responsive: ['lg'] },
            { title: 'Since', render: (_, item) => dayAndTime(item.updated_at), responsive: ['md'] },
            { title: 'Answer', align: 'right', render: (_, item) => answers(item) },
          ]}
        />
      )}
      <RejectDialog
        item={rejecting}
        noun={noun}
        onReject={props.onReject}
        onClose={() => setRejecting(null)}
      />
    </Panel>
  );
}
