import { Notice } from '@atoll/ui/notice';
import { FailureCard } from '@atoll/ui/page-state';
import { Component, createContext, useContext, useEffect, type ReactNode } from 'react';
import { reportClientError } from './client-errors';

interface Props {
  readonly name: string;
  /** What the remote was loaded from, for the report. */
  readonly release?: string | undefined;
  readonly children: ReactNode;
}

/** What a part of a page belongs to, for reports. */
const RemoteContext = createContext<Pick<Props, 'name' | 'release'>>({ name: 'shell' });

/** Contains a render error of a remote in its own slot, with Retry (ERR-09). */
export class RemoteBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { name, release } = this.props;
    reportClientError(error, { source: name, ...(release === undefined ? {} : { release }) });
  }

  override render(): ReactNode {
    if (!this.state.failed) return <RemoteContext value={this.props}>{this.props.children}</RemoteContext>;
    return <FailureCard onRetry={() => this.setState({ failed: false })} />;
  }
}

/**
 * Stands where the code of a part of a page did not arrive: the rest of the page is as good as before. It is on the
 * screen also where the part's place is out of sight, as that of a dialog is.
 */
export function MissingCode({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { name, release } = useContext(RemoteContext);
  useEffect(() => reportClientError(error, { source: name, release }), [error, name, release]);
  return (
    <Notice style={{ position: 'sticky', bottom: 0 }} role="alert" tone="danger">
      There was an error loading this part. <button onClick={onRetry}>Retry</button>
    </Notice>
  );
}
