import { ADDED_MAX, type AddedAnswer } from '@atoll/contracts/outreach';
import { normaliseEmail } from '../shared/text/email-address';

export interface NewMember {
  readonly email: string;
  readonly name: string;
}

type Line = { readonly members: readonly NewMember[] } | { readonly problem: string };

const NAME_MAX = 120;
const SHOWN_MAX = 80;
/** What shows nothing, and the quotes that mail programs put around names. */
const NO_NAME = /[\p{Cc}\p{Cf}"]/gu;

/**
 * The people of one line: 'address', 'address, name', 'name, address', several addresses, or 'name <address>' as mail
 * programs copy it. A name that holds an address would mail somebody's to somebody else.
 */
function readLine(line: string): Line {
  const parts = line
    .split(/[,;\t<>]/)
    .map((part) => part.replaceAll(NO_NAME, '').trim())
    .filter((part) => part !== '');
  const emails = parts.flatMap((part) => normaliseEmail(part) ?? []);
  const others = parts.filter((part) => normaliseEmail(part) === null);
  const name = others.join(' ');
  if (emails.length === 0) return { problem: 'This is no e-mail address.' };
  if (name.includes('@')) return { problem: 'Part of this is no e-mail address.' };
  if (name.length > NAME_MAX) return { problem: `A name has at most ${NAME_MAX} letters.` };
  if (emails.length > 1 && name !== '')
    return { problem: 'This has several addresses and a name: put each in a line of its own.' };
  return { members: emails.map((email) => ({ email, name })) };
}

/**
 * People from text with one or more in each line, and what is wrong with the other lines, which are counted from 1. An
 * address that stands there twice is read once.
 */
export function readMembers(text: string): {
  readonly members: readonly NewMember[];
  readonly problems: AddedAnswer['problems'];
} {
  const members = new Map<string, NewMember>();
  const problems: AddedAnswer['problems'] = [];
  const refuse = (line: number, said: string, problem: string) =>
    problems.push({ line, text: said.slice(0, SHOWN_MAX), problem });
  for (const [index, said] of text.split(/\r?\n/).entries()) {
    if (said.trim() === '') continue;
    const read = readLine(said);
    if ('problem' in read) refuse(index + 1, said, read.problem);
    else if (members.size + read.members.length > ADDED_MAX)
      refuse(index + 1, said, `At most ${ADDED_MAX} addresses are added at once.`);
    else for (const member of read.members) members.set(member.email, member);
  }
  return { members: [...members.values()], problems };
}
