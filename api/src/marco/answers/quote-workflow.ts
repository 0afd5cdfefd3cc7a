import { fold } from '@atoll/contracts/fold';
import type { ChatWorkflow } from '@atoll/contracts/marco';

/** Start a request for a quote, whatever else the message is about (MAR-20, C17). */
const WORKFLOW_WORDS = ['quote', 'booking', 'price', 'cost', 'package', 'plan'];

/** The workflow that a message starts, or null (MAR-20). */
export function startedWorkflow(text: string): ChatWorkflow | null {
  const message = ` ${fold(text)} `;
  const isStarted = WORKFLOW_WORDS.some((word) => message.includes(` ${word} `));
  return isStarted ? { name: 'quoteRequest', step: 'initial' } : null;
}
