import { API_PATHS } from '@atoll/contracts/api-paths';
import type { MarcoEvent, MarcoEventName, MarcoRequest } from '@atoll/contracts/marco';
import { toAppError } from '@atoll/platform';
import { eventStream, type EventStreamRequest } from '@atoll/platform/event-stream';

const NAMES: Readonly<Record<MarcoEventName, true>> = {
  started: true,
  understood: true,
  text: true,
  hotels: true,
  activities: true,
  plan: true,
  sources: true,
  workflow: true,
  links: true,
  claims: true,
  advice: true,
  done: true,
  failed: true,
};

function isName(name: string | undefined): name is MarcoEventName {
  return name !== undefined && Object.hasOwn(NAMES, name);
}

/** How far an answer was read. */
interface Progress {
  /** Id of the last event, which counts from 1. */
  lastId: number;
  isWhole: boolean;
}

async function* readOnce(
  request: EventStreamRequest,
  progress: Progress,
  signal: AbortSignal,
): AsyncGenerator<MarcoEvent, void> {
  for await (const { event, id, data } of eventStream(request, signal)) {
    // A release of the API may send events that this one of the page does not know.
    if (!isName(event)) continue;
    const number = Number(id);
    // What comes twice, because a line was cut, counts once.
    if (number <= progress.lastId) continue;
    progress.lastId = number;
    progress.isWhole = event === 'done' || event === 'failed';
    // The API checks what it sends against the contract.
    yield { event, data: JSON.parse(data) as never };
    if (progress.isWhole) return;
  }
}

/** True for a connection that broke, after which the API may be answering all the same. */
function isCut(problem: unknown): boolean {
  const error = toAppError(problem);
  return error.kind !== 'api' && !('status' in error && error.status);
}

/** Reads the rest of an answer that is being given, or has been; nothing where the API knows of none. */
async function* readRest(
  messageId: string,
  progress: Progress,
  signal: AbortSignal,
): AsyncGenerator<MarcoEvent, void> {
  const path = API_PATHS.marcoMessage.replace(':messageId', messageId);
  try {
    yield* readOnce({ url: `${path}?after=${progress.lastId}` }, progress, signal);
  } catch (problem) {
    // The message never arrived, or was forgotten: the API keeps what it knows of an answer for a day.
    const error = toAppError(problem);
    if (error.kind !== 'api' || error.status !== 404) throw problem;
  }
}

/** Sends a message and reads its answer. True at its end; false where whoever made it is gone. */
async function* send(request: MarcoRequest, signal: AbortSignal): AsyncGenerator<MarcoEvent, boolean> {
  const progress: Progress = { lastId: 0, isWhole: false };
  try {
    yield* readOnce({ url: API_PATHS.marcoMessages, body: request }, progress, signal);
  } catch (problem) {
    if (!isCut(problem)) throw problem;
  }
  if (!progress.isWhole && !signal.aborted) yield* readRest(request.messageId, progress, signal);
  return progress.isWhole || signal.aborted;
}

/**
 * Sends a message and gives the events of its answer. A line that is cut is taken up where it ended, and a message
 * whose answer nobody makes any more is sent once more, by the same id: there is never a second answer (MAR-57). An
 * answer that begins anew begins with `started`. Throws, for `toAppError`, what the API refused.
 */
export async function* askMarco(
  request: MarcoRequest,
  signal: AbortSignal,
): AsyncGenerator<MarcoEvent, void> {
  const isEnded = yield* send(request, signal);
  if (!isEnded) yield* send(request, signal);
}

/** The events of the answer to a message that was sent before, from the first one on. */
export async function* resumeAnswer(
  request: MarcoRequest,
  signal: AbortSignal,
): AsyncGenerator<MarcoEvent, void> {
  const progress: Progress = { lastId: 0, isWhole: false };
  yield* readRest(request.messageId, progress, signal);
  if (!progress.isWhole && !signal.aborted) yield* askMarco(request, signal);
}
