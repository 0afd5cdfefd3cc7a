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
  /**
   * The same object as long as it is mounted: with another one at every render, what the server drew below and the
   * browser has not taken over yet would be thrown away.
   */
  readonly #about = { name: this.props.name, release: this.props.release };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { name, release } = this.props;
    reportClientError(error, { source: name, ...(release === undefined ? {} : { release }) });
  }

  override render(): ReactNode {
    if (!this.state.failed) return <RemoteContext value={this.#about}>{this.props.children}</RemoteContext>;
    return <FailureCard onRetry={() => this.setState({ failed: false })} />;
  }
}

interface MissingCodeProps {
  readonly of: 'page' | 'part';
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Stands where the code of a page, or of a part of one, did not arrive. The rest of a part's page is as good as before;
 * what is said of it is on the screen also where its place is out of sight, as that of a dialog is.
 */
export function MissingCode({ of, error, onRetry }: MissingCodeProps) {
  const { name, release } = useContext(RemoteContext);
  useEffect(() => reportClientError(error, { source: name, release }), [error, name, release]);
  if (of === 'page') return <FailureCard onRetry={onRetry} />;
  return (
    <Notice style={{ position: 'sticky', bottom: 0 }} role="alert" tone="danger">
      There was an error loading this part. <button onClick={onRetry}>Retry</button>
    </Notice>
  );
}
