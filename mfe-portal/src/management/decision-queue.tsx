import type { VerificationStatus } from '@atoll/contracts/verification';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Button, Empty, Pagination, Select, Space, Spin } from 'antd';
import { useState, type ReactNode } from 'react';
import { Panel } from '../shared/panel';
import { ReadProblem } from '../shared/read-problem';
import { statusText } from '../shared/verification-tag';
import type { Applicant, Decided, Detail } from './applicant';
import { ApplicantCard } from './applicant-card';
import * as s from './applicant-card.module.css';
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
  /** All that is known of somebody but the name. */
  readonly detailsOf: (item: Item) => readonly Detail[];
  /** What changed and what happened before. */
  readonly renderPast?: (item: Item) => ReactNode;
  /** Answers that can be given to somebody. */
  readonly answersTo: (item: Item) => readonly ('approve' | 'reject')[];
  /** False for who cannot be answered yet. */
  readonly isReady: (item: Item) => boolean;
  readonly onApprove: (item: Item) => Decided;
  readonly onReject: (item: Item, reason: string) => Decided;
}

/** Applicants by the state of their verification, with the administrator's answer to each (POR-16). */
export function DecisionQueue<Item extends Applicant>(props: Props<Item>) {
  const { title, noun, statuses, queue, place, answersTo, isReady } = props;
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
    const possible = answersTo(item);
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
        <Spin spinning={queue.isFetching}>
          {queue.items.length === 0 ? (
            !queue.isFetching && empty
          ) : (
            <ul className={s.list}>
              {queue.items.map((item) => (
                <li key={item.id}>
                  <ApplicantCard item={item} details={props.detailsOf(item)} answers={answers(item)}>
                    {props.renderPast?.(item)}
                  </ApplicantCard>
                </li>
              ))}
            </ul>
          )}
          <Pagination
            current={place.page}
            pageSize={QUEUE_PAGE_SIZE}
            total={queue.total}
            onChange={props.setPage}
            showSizeChanger={false}
            hideOnSinglePage
          />
        </Spin>
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
