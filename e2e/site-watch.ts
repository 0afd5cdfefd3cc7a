import type { Page } from '@playwright/test';

/** Announced through the console, so that a violation in any document reaches the watch. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP violation: ${event.violatedDirective} refused ${event.blockedURI || 'inline'}`);
  });
}

/** A request as the site sent it. */
export interface SeenRequest {
  readonly url: string;
  /** What asked for it, for example 'document', 'script', 'image' or 'fetch'. */
  readonly kind: string;
  readonly body: string | null;
}

/**
 * Everything in a visit that a healthy site never does: errors in the console, uncaught exceptions, violations of the
 * content security policy, hydration warnings, and requests that leave the site's own origin (PRV-17).
 */
export class SiteWatch {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];
  /** Every request, oldest first. */
  readonly requests: SeenRequest[] = [];

  constructor(private readonly origin: string) {}

  async follow(page: Page): Promise<void> {
    await page.addInitScript(reportPolicyViolations);
    page.on('console', (message) => {
      const isHydration = message.type() === 'warning' && /hydrat/i.test(message.text());
      if (message.type() === 'error' || isHydration)
        this.#note(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#note(`uncaught: ${error.message}`));
    page.on('request', (request) =>
      this.#followRequest({ url: request.url(), kind: request.resourceType(), body: request.postData() }),
    );
  }

  /** Says that this test provokes problems of this kind. */
  expectProblem(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** What went wrong and was not expected. */
  unexpected(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  /** Requests to the API whose path begins so. */
  apiCalls(path: string): SeenRequest[] {
    return this.requests.filter(({ url }) => new URL(url).pathname.startsWith(path));
  }

  #followRequest(request: SeenRequest): void {
    const { url } = request;
    this.requests.push(request);
    if (/^(data|blob):/.test(url)) return;
    if (new URL(url).origin !== this.origin) this.#note(`left the site: ${url}`);
  }

  #note(problem: string): void {
    this.#problems.push(problem);
  }
}
