import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What visitors were answered, and what of theirs is not there afterwards. */
export interface Seen {
  readonly asked: number;
  readonly failed: Readonly<Record<string, number>>;
  readonly p99Ms: number;
  readonly requestsSent: number;
  readonly requestsLost: number;
  readonly mailsLost: number;
}

const PATHS = ['/', '/travel-agents', '/api/agents', '/api/registry', '/hotels', '/api/exchange-rates'];
/** One in so many sends a request for a quote, which keeps a message and mails its sender. */
const WRITES_EVERY = 50;
const MONTH_MS = 30 * 24 * 3_600_000;
const MAIL_PATIENCE_MS = 30_000;

const dayIn = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);

function quoteRequest(email: string) {
  return {
    key: randomUUID(),
    place: { text: 'Lisbon', city: 'Lisbon', country: 'Portugal' },
    when: { from: dayIn(MONTH_MS), to: dayIn(MONTH_MS * 1.2), month: null, flexibleDays: 0 },
    ...{ adults: 2, childAges: [], budget: null, interests: [], languages: [], notes: '', about: null },
    contact: { name: 'Noor Haddad', email, phone: '' },
    agentIds: [],
    openMs: 20_000,
  };
}

/** Visitors who come at a steady rate and do not wait for each other. */
export class Visitors {
  readonly #failed: Record<string, number> = {};
  readonly #waitsMs: number[] = [];
  readonly #emails: string[] = [];
  readonly #underWay = new Set<Promise<void>>();
  #visits = 0;
  #isOver = false;

  constructor(
    private readonly url: string,
    private readonly perSecond: number,
  ) {}

  async come(): Promise<void> {
    const beganAt = performance.now();
    while (!this.#isOver) {
      const visit = this.#visit().finally(() => this.#underWay.delete(visit));
      this.#underWay.add(visit);
      // By the clock, so that a machine that was late makes up for it.
      await pause(Math.max(0, beganAt + (this.#visits * 1_000) / this.perSecond - performance.now()));
    }
    await Promise.all(this.#underWay);
  }

  stop(): void {
    this.#isOver = true;
  }

  async #visit(): Promise<void> {
    const visit = (this.#visits += 1);
    const beganAt = performance.now();
    const problem = await (visit % WRITES_EVERY === 0 ? this.#write(visit) : this.#read(visit));
    this.#waitsMs.push(performance.now() - beganAt);
    if (problem) this.#failed[problem] = (this.#failed[problem] ?? 0) + 1;
  }

  async #answered(path: string, init: RequestInit): Promise<string | null> {
    try {
      const answer = await fetch(this.url + path, init);
      await answer.arrayBuffer();
      return answer.status < 400 ? null : `${path} ${answer.status}`;
    } catch (error) {
      const { cause } = error as Error;
      return `${path} ${String(error)} (${String(cause)})`;
    }
  }

  #from(visit: number): Record<string, string> {
    return { 'x-forwarded-for': `198.18.${(visit >> 8) % 250}.${visit % 250}` };
  }

  #read(visit: number): Promise<string | null> {
    const path = PATHS[visit % PATHS.length] ?? '/';
    const accept = path.startsWith('/api/') ? 'application/json' : 'text/html';
    return this.#answered(path, { headers: { ...this.#from(visit), accept } });
  }

  async #write(visit: number): Promise<string | null> {
    const email = `drill-${visit}@example.com`;
    const problem = await this.#answered('/api/quote-requests', {
      method: 'POST',
      headers: { ...this.#from(visit), 'content-type': 'application/json' },
      body: JSON.stringify(quoteRequest(email)),
    });
    if (!problem) this.#emails.push(email);
    return problem;
  }

  /** The way to a request that its sender was mailed; null where no mail came. */
  async #mailedLink(email: string): Promise<string | null> {
    const beganAt = performance.now();
    while (performance.now() - beganAt < MAIL_PATIENCE_MS) {
      const answer = await fetch(`${this.url}/api/dev/outbox?to=${encodeURIComponent(email)}`);
      const { mails } = (await answer.json()) as { readonly mails: readonly { readonly text: string }[] };
      const [, token] = /\/request\/([\w.-]+)/.exec(mails[0]?.text ?? '') ?? [];
      if (token) return token;
      await pause(250);
    }
    return null;
  }

  /** Looks for everything that was acknowledged. */
  async seen(): Promise<Seen> {
    let [requestsLost, mailsLost] = [0, 0];
    for (const email of this.#emails) {
      const token = await this.#mailedLink(email);
      if (token === null) mailsLost += 1;
      else if ((await fetch(`${this.url}/api/quote-requests/own/${token}`)).status !== 200) requestsLost += 1;
    }
    const waits = this.#waitsMs.toSorted((one, other) => one - other);
    return {
      asked: this.#visits,
      failed: this.#failed,
      p99Ms: Math.round(waits[Math.floor((waits.length - 1) * 0.99)] ?? 0),
      requestsSent: this.#emails.length,
      ...{ requestsLost, mailsLost },
    };
  }
}
