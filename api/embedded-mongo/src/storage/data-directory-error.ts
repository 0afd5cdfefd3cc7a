/** The data directory cannot be used: locked by a live process, another engine's, not writable, or damaged. */
export class DataDirectoryError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataDirectoryError';
  }
}
