import { PASSWORD_MAX, PASSWORD_MIN } from '@atoll/contracts/account-words';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN));

/**
 * What is wrong with a new password, as a sentence, or null. Length counts characters as people see them; nothing is
 * ever cut off. Common ones are refused in any case of letters, and so is the account's own address.
 */
export function passwordProblem(password: string, email: string): string | null {
  if (Buffer.byteLength(password) > PASSWORD_MAX)
    return `The password must not be longer than ${PASSWORD_MAX} bytes.`;
  if ([...password].length < PASSWORD_MIN)
    return `The password must have ${PASSWORD_MIN} characters or more.`;
  const lower = password.toLowerCase();
  const isOwnName = lower === email || lower === email.split('@')[0];
  const isCommon = COMMON.has(lower) || new Set(lower).size < 3;
  return isOwnName || isCommon ? 'This password is too common: choose another one.' : null;
}
