/** One way of misbehaving, as posted to `/__faults`. */
export interface Fault {
  /** Exact path or prefix of it; absent means every path. */
  path?: string;
  /** Absent means every method. */
  method?: string;
  status?: number;
  delayMs?: number;
  /** An object is sent as JSON, a string as it is (for garbage). */
  body?: unknown;
  /** How often it happens; absent means until the faults are cleared. */
  times?: number;
  /** Send half of the answer, then break the connection. */
  cut?: boolean;
  headers?: Record<string, string>;
}

/** What the faults decided for one call. */
export interface FaultEffect {
  delayMs: number;
  /** Null: answer as usual. */
  answer: { status: number; body: unknown; headers?: Record<string, string> } | null;
  cut: boolean;
}

export interface FaultBook {
  add(fault: Fault): void;
  list(): Fault[];
  clear(): void;
  /** Uses up and combines what applies to this call. */
  take(method: string, path: string): FaultEffect;
}

/**
 * Keeps the faults of one provider. Faults that only delay add up; the first other one, in the order they
 * were posted, decides the answer.
 */
export function createFaultBook(failureBody: (status: number, path: string) => unknown): FaultBook {
  let faults: Fault[] = [];

  const take = (method: string, path: string): FaultEffect => {
    const effect: FaultEffect = { delayMs: 0, answer: null, cut: false };
    for (const fault of faults.filter((candidate) => applies(candidate, method, path))) {
      if (fault.times !== undefined) fault.times -= 1;
      effect.delayMs += fault.delayMs ?? 0;
      if (isOnlyDelay(fault)) continue;
      effect.answer = answerOf(fault, failureBody, path);
      effect.cut = fault.cut ?? false;
      break;
    }
    faults = faults.filter((fault) => fault.times === undefined || fault.times > 0);
    return effect;
  };

  return {
    add: (fault) => void faults.push({ ...fault }),
    list: () => faults.map((fault) => ({ ...fault })),
    clear: () => {
      faults = [];
    },
    take,
  };
}

function applies(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false;
  return fault.path === undefined || path.startsWith(fault.path);
}

function isOnlyDelay(fault: Fault): boolean {
  return fault.status === undefined && fault.body === undefined && fault.cut !== true;
}

function answerOf(
  fault: Fault,
  failureBody: (status: number, path: string) => unknown,
  path: string,
): FaultEffect['answer'] {
  // A cut without status and body breaks the ordinary answer in the middle.
  if (fault.status === undefined && fault.body === undefined) return null;
  const status = fault.status ?? 200;
  const body = fault.body === undefined ? failureBody(status, path) : fault.body;
  return { status, body, headers: fault.headers };
}
