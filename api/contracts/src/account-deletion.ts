import { KEPT_SECONDS, timeInWords } from './kept-for';

/** What the deletion of an account leaves, and why. */
export const DELETION_KEEPS = `For ${timeInWords(KEPT_SECONDS.securityEvent)} the security log keeps when the account was used, from which network address and with which e-mail address, so that a theft can be looked into. An entry of the directory that was there before the account stays there, without it. What was accepted of a quote stays for the other side, without names.`;
