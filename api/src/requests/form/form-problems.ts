import { NAME_MAX } from '@atoll/contracts/account-words';
import { earliestToday } from '@atoll/contracts/dates';
import { REQUEST_CHILDREN_MAX } from '@atoll/contracts/quote-request';
import { REQUEST_PROBLEMS, requestProblems } from '@atoll/contracts/request-rules';
import { asTravelerCurrency } from '@atoll/contracts/traveler-currencies';
import { AppError } from '../../shared/errors/app-error';
import { normaliseEmail } from '../../shared/text/email-address';
import { checkPhone } from '../../shared/text/phone';
import type { SentRequest } from './sent-request';

/** Sentences by the dotted path of what they are about. */
export type Problems = Readonly<Record<string, string>>;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const PHONE_MAX = 40;

function phoneProblem(phone: string): string | null {
  if (phone.length > PHONE_MAX) return 'This is too long for a phone number.';
  try {
    checkPhone(phone);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** What no form of ours sends, and what only the API can judge. */
function ownProblems({ when, childAges, contact, agentIds }: SentRequest): Problems {
  const { name, email, phone } = contact;
  const wrongPhone = phoneProblem(phone);
  return {
    ...(when.month !== null && !MONTH.test(when.month) && { 'when.month': 'There is no such month.' }),
    ...(childAges.length > REQUEST_CHILDREN_MAX && {
      childAges: `${REQUEST_CHILDREN_MAX} children at most.`,
    }),
    ...(name.length > NAME_MAX && { 'contact.name': `${NAME_MAX} characters at most.` }),
    ...(normaliseEmail(email) === null && { 'contact.email': REQUEST_PROBLEMS.email }),
    ...(wrongPhone !== null && { 'contact.phone': wrongPhone }),
    ...(new Set(agentIds).size < agentIds.length && { agentIds: 'An agent is chosen twice.' }),
  };
}

/** What is wrong with a request that can be read (RFQ-03). Past is what is over on every calendar. */
export function formProblems(sent: SentRequest, now: Date): Problems {
  const { budget } = sent;
  const filled = {
    ...sent,
    adults: sent.adults ?? 0,
    // A currency that the site does not know counts as none.
    budget: budget && {
      amount: budget.amount ?? 0,
      currency: asTravelerCurrency(budget.currency) ?? '',
    },
  };
  return { ...requestProblems(filled, earliestToday(now)), ...ownProblems(sent) };
}
