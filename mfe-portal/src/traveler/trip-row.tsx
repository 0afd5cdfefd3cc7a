import type { SavedItem } from '@atoll/contracts/account';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import { countOf } from '@atoll/contracts/words';
import { CalendarLink } from '@atoll/platform/calendar-link';
import { useSavedActions } from '@atoll/platform/saved';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { Icon } from '@atoll/ui/icon';
import { Notice } from '@atoll/ui/notice';
import { formatMoney } from '@atoll/ui/price';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { toAppError } from '@atoll/platform';
import { useState, type ReactNode } from 'react';
import { useKeepPlanMutation } from '../shared/portal.api';
import { REQUEST_STATUS_WORDS } from '../shared/request-status';
import { PlanDays } from './plan-days';
import type { Removed } from './removed-notice';
import type { TripRequest, TripRow } from './trip-things';
import * as s from './trips.module.css';

interface Props {
  readonly row: TripRow;
  /** What the map calls it; absent where it is not on the map. */
  readonly pin: string | undefined;
  readonly onRemoved: (removed: Removed) => void;
}

interface LineProps extends Omit<Props, 'onRemoved'> {
  readonly chip?: ReactNode;
  readonly actions: ReactNode;
  readonly below?: ReactNode;
}

function Line({ row: { source, title, href, icon, detail }, pin, chip, actions, below }: LineProps) {
  const picture = source.kind === 'saved' ? source.item.picture : undefined;
  return (
    <li className={s.row}>
      {picture ? (
        <ArtworkPicture className={s.picture} uri={picture} place="thumb" alt="" ratio="1/1" />
      ) : (
        <span className={s.icon}>
          <Icon name={icon} />
        </span>
      )}
      <div className={s.words}>
        <p className={s.name}>
          {href === null ? <b>{title}</b> : <a href={href}>{title}</a>}
          {pin !== undefined && (
            <span className={s.pin}>
              {pin}
              <VisuallyHidden> on the map</VisuallyHidden>
            </span>
          )}
          {chip}
        </p>
        <p className={s.detail}>{detail}</p>
      </div>
      <div className={s.actions}>{actions}</div>
      {below && <div className={s.below}>{below}</div>}
    </li>
  );
}

function SavedRow({ item, onRemoved, ...line }: Props & { readonly item: SavedItem }) {
  const { save, remove } = useSavedActions();
  function take(): void {
    remove(item);
    onRemoved({ key: line.row.key, title: item.title, undo: async () => void save(item) });
  }
  return (
    <Line
      {...line}
      actions={
        <Button variant="quiet" size="small" aria-label={`Remove ${item.title}`} onClick={take}>
          Remove
        </Button>
      }
    />
  );
}

function PlanRow({ plan, onRemoved, ...line }: Props & { readonly plan: MarcoPlan }) {
  const [keep, { error }] = useKeepPlanMutation();
  const [isOpen, setOpen] = useState(false);
  const { title } = plan;
  async function take(): Promise<void> {
    const { data: removed } = await keep({ ...plan, isSaved: false });
    if (!removed) return;
    const undo = async () => (await keep({ ...removed, isSaved: true })).error;
    onRemoved({ key: line.row.key, title, undo });
  }
  return (
    <Line
      {...line}
      below={
        (isOpen || error) && (
          <>
            {error && (
              <Notice tone="danger" role="alert">
                {toAppError(error).message}
              </Notice>
            )}
            {isOpen && <PlanDays days={plan.days} />}
          </>
        )
      }
      actions={
        <>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-label={`Days of ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            Days
          </Button>
          <Button variant="quiet" size="small" aria-label={`Remove ${title}`} onClick={() => void take()}>
            Remove
          </Button>
        </>
      }
    />
  );
}

function RequestRow({ request, ...line }: Omit<Props, 'onRemoved'> & { readonly request: TripRequest }) {
  const { reference, status, quotes, unread, page } = request;
  const { words, tone } = REQUEST_STATUS_WORDS[status];
  return (
    <Line
      {...line}
      chip={
        <>
          <Chip tone={tone}>{quotes > 0 && status === 'quoted' ? countOf(quotes, 'quote') : words}</Chip>
          {unread > 0 && <Chip tone="lagoon">{countOf(unread, 'unread message')}</Chip>}
        </>
      }
      actions={
        <Button
          variant={status === 'quoted' ? 'primary' : 'quiet'}
          size="small"
          href={page}
          aria-label={`Open request ${reference}`}
        >
          {status === 'quoted' ? 'Compare' : 'Open'}
        </Button>
      }
    />
  );
}

/** One thing of a trip with what can be done with it. */
export function TripRowItem({ row, pin, onRemoved }: Props) {
  const { source } = row;
  switch (source.kind) {
    case 'saved':
      return <SavedRow row={row} pin={pin} item={source.item} onRemoved={onRemoved} />;
    case 'plan':
      return <PlanRow row={row} pin={pin} plan={source.plan} onRemoved={onRemoved} />;
    case 'request':
      return <RequestRow row={row} pin={pin} request={source.request} />;
    case 'booking':
      return (
        <Line
          {...{ row, pin }}
          chip={<Chip tone="sun">Simulated</Chip>}
          actions={
            <>
              <span className={s.total}>{formatMoney(source.booking.total, source.booking.currency)}</span>
              <CalendarLink booking={source.booking} />
              <Button
                variant="text"
                size="small"
                href="/bookings"
                aria-label={`Booking ${source.booking.reference}`}
              >
                Booking
              </Button>
            </>
          }
        />
      );
  }
}
