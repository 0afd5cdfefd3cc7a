/** What happened to whom. */
export interface SecurityEvent {
  /** Such as 'signed in', 'sign-in failed', 'refused POST /api/admin/hotels/:id/approve'. */
  readonly event: string;
  /** An address that was read as one; what else somebody typed there may be a password. */
  readonly email?: string | null;
  readonly userId?: string | null;
  /** Where the request came from. */
  readonly address: string;
}
