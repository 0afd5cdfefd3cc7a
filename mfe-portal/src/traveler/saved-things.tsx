import type { SavedItem } from '@atoll/contracts/account';
import { selectTrip, showToast, useAppDispatch, useAppSelector } from '@atoll/platform';
import { useSavedActions, useSavedOnDevice } from '@atoll/platform/saved';
import { Button, Empty, Space, Table } from 'antd';
import { Panel } from '../shared/panel';

const KINDS: Readonly<Record<SavedItem['kind'], string>> = {
  hotel: 'Hotel',
  tour: 'Tour',
  agent: 'Travel agent',
  destination: 'Destination',
  event: 'Event',
};

interface Props {
  /** Until the address is confirmed, the account keeps nothing. */
  readonly isKeptHereOnly: boolean;
}

/** What a traveler saved, with the way back to each thing. */
export function SavedThings({ isKeptHereOnly }: Props) {
  useSavedOnDevice();
  const saved = useAppSelector((state) => selectTrip(state).saved);
  const { remove } = useSavedActions();
  const dispatch = useAppDispatch();
  const take = (item: SavedItem) => {
    remove(item);
    dispatch(showToast({ text: `${item.title} is no longer saved` }));
  };

  return (
    <Panel title="Saved">
      <p>
        {isKeptHereOnly
          ? 'Saved in this browser only. Your account keeps it once your address is confirmed.'
          : 'Saved in your account, on every device you sign in with.'}
      </p>
      {saved.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description="Nothing saved yet. The heart on hotels and tours keeps them here."
        >
          <Space wrap size="middle">
            <Button href="/hotels">Find hotels</Button>
            <Button href="/tours">Find tours</Button>
          </Space>
        </Empty>
      ) : (
        <Table<SavedItem>
          rowKey={({ kind, id }) => `${kind} ${id}`}
          dataSource={[...saved]}
          pagination={saved.length > 20 && { pageSize: 20 }}
          columns={[
            { title: 'Name', render: (_, item) => <a href={item.href}>{item.title}</a> },
            { title: 'Kind', render: (_, { kind }) => KINDS[kind], responsive: ['sm'] },
            { title: 'Place', dataIndex: 'place', responsive: ['md'] },
            {
              title: <span className="visually-hidden">Remove</span>,
              align: 'right',
              render: (_, item) => (
                <Button aria-label={`Remove ${item.title}`} onClick={() => take(item)}>
                  Remove
                </Button>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
