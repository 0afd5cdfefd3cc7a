/** Why a backup or a restore cannot be made, in one sentence that is printed without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
