import { lines } from '@atoll/contracts/account';
import { MessageBody } from '@atoll/contracts/quote-request';
import { Type } from 'typebox';

const READ_MAX = 65_536;

/** A message as it may be sent: a text that is too long is answered with a sentence of its own. */
export const SentMessage = Type.Object(
  { ...MessageBody.properties, text: lines(READ_MAX) },
  { additionalProperties: false },
);
