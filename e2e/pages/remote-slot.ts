import type { Locator, Page } from '@playwright/test';

/** Where the shell mounts a remote, and the message it shows there when the remote cannot be loaded. */
export class RemoteSlot {
  constructor(private readonly page: Page) {}

  of(remote: string): Locator {
    return this.page.locator(`[data-remote="${remote}"]`);
  }

  failure(remote: string): Locator {
    return this.of(remote).getByRole('heading', { name: 'Page Not Found' });
  }

  sentence(remote: string): Locator {
    return this.of(remote).getByText('There was an error loading this page.');
  }

  retry(remote: string): Locator {
    return this.of(remote).getByRole('button', { name: 'Retry' });
  }
}
