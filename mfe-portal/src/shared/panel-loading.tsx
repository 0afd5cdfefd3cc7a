import { LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import * as s from './panel.module.css';

interface Props {
  /** 'Loading your profile': announced, never drawn. */
  readonly label: string;
}

/** A panel whose data are on their way. antd's skeleton would put an empty heading into the page's outline. */
export function PanelLoading({ label }: Props) {
  return (
    <LoadingState label={label} className={s.panel}>
      <div className={s.head}>
        <Skeleton shape="title" />
      </div>
      <div className={s.body}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    </LoadingState>
  );
}
