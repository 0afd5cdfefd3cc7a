import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the provider's clock and ours may be apart, and how long a signature is good. */
const AGE_MAX_SECONDS = 5 * 60;
const START = 'sha256=';

export interface SignedMail {
  /** Seconds since 1970, as the header has them. */
  readonly timestamp: string;
  readonly body: Buffer;
}

/** What the header has to say: over the time as well, so that nobody gives an old mail a new one. */
export function mailSignature(secret: string, { timestamp, body }: SignedMail): string {
  return `${START}${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
}

/** Whether the provider has signed a mail, and just now. */
export function isSignedMail(secret: string, mail: SignedMail, signature: string, now: Date): boolean {
  const wanted = Buffer.from(mailSignature(secret, mail));
  const given = Buffer.from(signature);
  const isSame = given.length === wanted.length && timingSafeEqual(given, wanted);
  const ageSeconds = Math.abs(now.getTime() / 1_000 - Number(mail.timestamp));
  return isSame && /^\d{1,12}$/.test(mail.timestamp) && ageSeconds <= AGE_MAX_SECONDS;
}
