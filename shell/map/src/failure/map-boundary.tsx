import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '@atoll/ui/page-state';
import * as s from './map-failure.module.css';

interface MapBoundaryProps {
  children: ReactNode;
  /** Told of what was caught, for the site's error log. */
  onError?: (error: unknown) => void;
}

interface MapBoundaryState {
  hasFailed: boolean;
}

/** Keeps a failing map inside its box; Retry mounts it anew (MAP-07). */
export class MapBoundary extends Component<MapBoundaryProps, MapBoundaryState> {
  override state: MapBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): MapBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={s.card}>
        <ErrorState
          icon="map-off"
          headingLevel={3}
          title="Map Loading Error"
          text="There was a problem loading the map. Please try again."
          retryLabel="Retry"
          onRetry={() => this.setState({ hasFailed: false })}
        />
      </div>
    );
  }
}

/** Keeps a failing card over the map from taking the map with it (MAP-08). */
export class OverlayBoundary extends Component<MapBoundaryProps, MapBoundaryState> {
  override state: MapBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): MapBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className={s.overlay} role="alert">
        Map Error
      </p>
    );
  }
}
