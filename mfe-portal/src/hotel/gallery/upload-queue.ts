/** A picture on its way into the gallery, or one that did not arrive. */
export interface PictureUpload {
  /** The picture's own id: sent again under it, it is one picture. */
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'again' | 'done' | 'failed' | 'refused';
  /** What is sent of it, from 0 to 1. */
  readonly share: number;
  /** Why it did not arrive, where it did not. */
  readonly problem: string | null;
}

/** Why sending ended without the picture. */
export interface SendProblem {
  readonly text: string;
  /** True where the same file would be refused again. */
  readonly isRefusal: boolean;
  /** True where the connection was cut, and it is tried again without being asked. */
  readonly isCut: boolean;
}

export interface SendOptions {
  readonly id: string;
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export interface UploadQueueDeps {
  /** Null where the picture has arrived. */
  readonly send: (options: SendOptions) => Promise<SendProblem | null>;
  readonly newId: () => string;
  /** Why a file is not even sent; null where it is. */
  readonly complaintAbout: (file: File) => string | null;
  /** Called when nothing is on its way any more. */
  readonly onIdle: () => void;
  /** Before a picture whose connection was cut is tried again. */
  readonly pauseMs?: number;
}

export interface UploadQueue {
  readonly uploads: () => readonly PictureUpload[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  /** Stops a picture that is on its way, and takes it out of the list. */
  readonly dismiss: (id: string) => void;
  /** Takes out what has arrived. */
  readonly clear: () => void;
}

const AT_ONCE = 2;
const TRIES = 3;
const PAUSE_MS = 1_500;

/**
 * Sends pictures two at a time, whichever page is open. One whose connection was cut is tried again alone, when no other is
 * being sent; what is refused stops none of the others.
 */
export function createUploadQueue(deps: UploadQueueDeps): UploadQueue {
  const { send, newId, complaintAbout, onIdle, pauseMs = PAUSE_MS } = deps;
  let uploads: readonly PictureUpload[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const tries = new Map<string, number>();
  let isPausing = false;

  function set(next: readonly PictureUpload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const mark = (id: string, change: Partial<PictureUpload>) =>
    set(uploads.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const shareOf = (id: string) => uploads.find((one) => one.id === id)?.share ?? 0;

  function settle(id: string, problem: SendProblem | null): void {
    if (problem === null) return mark(id, { state: 'done', share: 1, problem: null });
    const tried = (tries.get(id) ?? 0) + 1;
    tries.set(id, tried);
    if (problem.isRefusal) return mark(id, { state: 'refused', problem: problem.text });
    const isAgain = problem.isCut && tried < TRIES;
    const at = `Connection lost at ${Math.round(shareOf(id) * 100)}%.`;
    const text = problem.isCut ? `${at} The other pictures went on.` : problem.text;
    mark(id, { state: isAgain ? 'again' : 'failed', problem: text });
  }

  async function run({ id, file }: PictureUpload): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    mark(id, { state: 'sending', share: 0, problem: null });
    const onProgress = (share: number) => mark(id, { share });
    const problem = await send({ id, file, signal: stop.signal, onProgress });
    running.delete(id);
    if (!stop.signal.aborted) settle(id, problem);
    pump();
    if (running.size === 0 && !uploads.some(({ state }) => state === 'waiting' || state === 'again'))
      onIdle();
  }

  /** Those that were cut come after all others, one at a time, after a while in which the line may come back. */
  function tryAgain(): void {
    if (isPausing || running.size > 0 || !uploads.some(({ state }) => state === 'again')) return;
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      const again = uploads.find(({ state }) => state === 'again');
      if (again && running.size === 0) void run(again);
      else pump();
    }, pauseMs);
  }

  function pump(): void {
    while (running.size < AT_ONCE) {
      const next = uploads.find(({ state }) => state === 'waiting');
      if (!next) break;
      void run(next);
    }
    tryAgain();
  }

  return {
    uploads: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (files) => {
      const fresh = files.map((file): PictureUpload => {
        const problem = complaintAbout(file);
        return { id: newId(), file, state: problem === null ? 'waiting' : 'refused', share: 0, problem };
      });
      set([...uploads, ...fresh]);
      pump();
    },
    retry: (id) => {
      tries.delete(id);
      mark(id, { state: 'waiting', share: 0, problem: null });
      pump();
    },
    dismiss: (id) => {
      running.get(id)?.abort();
      set(uploads.filter((one) => one.id !== id));
    },
    clear: () => set(uploads.filter(({ state }) => state !== 'done')),
  };
}
