import pino, { type Logger } from 'pino';
import type { Config } from '../config/config';

/** Names of values that never reach a log, wherever they stand in what is logged (to a depth of three). */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'client_secret',
  'clientSecret',
  'card',
  'cardNumber',
  'number',
  'cvc',
  'cvv',
  'securityCode',
  'expiry',
  'expiryDate',
];

function redactedPaths(): string[] {
  return SECRET_NAMES.flatMap((name) => {
    const key = name.startsWith('[') ? name : `.${name}`;
    return [name, `*${key}`, `*.*${key}`];
  });
}

/** The process's logger: one JSON line per event on standard output, secrets and card data censored. */
export function createLogger(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination?: pino.DestinationStream,
): Logger {
  const options: pino.LoggerOptions = {
    level: LOG_LEVEL,
    redact: { paths: redactedPaths(), censor: '[redacted]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
