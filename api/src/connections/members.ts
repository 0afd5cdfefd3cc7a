import type { DiscoverQuery, Member } from '@atoll/contracts/connection';
import { MEMBERS_PER_PAGE } from '@atoll/contracts/connection';
import { fold } from '@atoll/contracts/fold';
import { agentLanguageName } from '@atoll/contracts/agent-languages';
import type { FindHousePage } from '../shared/auth/account';
import type { Connectable } from '../shared/connections/connection.model';
import type { AskableAgent, AskableAgents } from '../shared/directory/askable-agents';
import type { House, Houses } from '../shared/houses/houses';

/** Somebody who can be asked, and the account behind. */
export interface KnownMember {
  readonly member: Member;
  readonly userId: string;
}

export interface Members {
  /** Whom an account is to others; null while it is not listed or approved, and then it can ask nobody. */
  readonly self: (side: Connectable) => Promise<KnownMember | null>;
  /** Null for whoever is unknown, not listed, or asks not to be asked by this kind of account. */
  readonly find: (asker: Connectable, asked: Pick<Member, 'kind' | 'id'>) => Promise<KnownMember | null>;
  /** Whom an account can ask, by name, a page of them. */
  readonly discover: (
    asker: Connectable,
    query: DiscoverQuery,
  ) => Promise<{ readonly found: KnownMember[]; readonly total: number }>;
}

export interface MembersDeps {
  readonly askable: Pick<AskableAgents, 'byIds' | 'byUser' | 'all'>;
  readonly houses: Pick<Houses, 'find' | 'ofAccount' | 'approved'>;
  readonly findHousePage: FindHousePage;
  /** Of these houses, those that no agent may ask. */
  readonly notAskable: (houseIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

function agentMember(agent: AskableAgent): KnownMember {
  const { id, userId, name, agency, city, country, languages, page } = agent;
  const speaks = languages.map(agentLanguageName).join(', ');
  const about = [agency, speaks && `Speaks ${speaks}`].filter(Boolean).join('. ');
  return { userId, member: { kind: 'agent', id, name, place: `${city}, ${country}`, page, about } };
}

function houseMember({ id, userId, approved }: House, page: string | null): KnownMember | null {
  if (!approved) return null;
  const { name, city, country, star_rating } = approved;
  const about = star_rating === null ? '' : `${star_rating} stars`;
  return { userId, member: { kind: 'hotel', id, name, place: `${city}, ${country}`, page, about } };
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word that was typed begins a word of what is public of somebody. */
function matches(typed: readonly string[], { name, place, about }: Member): boolean {
  const words = wordsOf(`${name} ${place} ${about}`);
  return typed.every((word) => words.some((own) => own.startsWith(word)));
}

/** Who is on Atoll with an account and can be seen by others: agents with a listed entry, and approved houses. */
export function createMembers({ askable, houses, notAskable, findHousePage }: MembersDeps): Members {
  const member = async (house: House) => houseMember(house, await findHousePage(house.userId));
  async function openHouses(all: readonly House[]): Promise<KnownMember[]> {
    const closed = await notAskable(all.map(({ id }) => id));
    const open = all.filter(({ id }) => !closed.has(id));
    const members = await Promise.all(open.map(member));
    return members.flatMap((each) => each ?? []);
  }
  const agents = async () => (await askable.all()).map(agentMember);
  const listed = async (kind: Member['kind']) =>
    kind === 'agent' ? agents() : openHouses(await houses.approved());

  return {
    self: async ({ userId, kind }) => {
      if (kind === 'hotel') {
        const house = await houses.ofAccount(userId);
        return house && member(house);
      }
      const agent = await askable.byUser(userId);
      return agent && agentMember(agent);
    },
    find: async (asker, { kind, id }) => {
      if (kind === 'agent') {
        const [agent] = await askable.byIds([id]);
        return agent ? agentMember(agent) : null;
      }
      // Houses work with agents, not with each other.
      const house = asker.kind === 'agent' ? await houses.find(id) : null;
      return house && ((await openHouses([house]))[0] ?? null);
    },
    discover: async (asker, { q = '', kind, page = 1 }) => {
      const kinds = asker.kind === 'hotel' ? (['agent'] as const) : (['hotel', 'agent'] as const);
      const all = await Promise.all(kinds.filter((one) => !kind || one === kind).map(listed));
      const typed = wordsOf(q);
      const found = all
        .flat()
        .filter(({ userId, member }) => userId !== asker.userId && matches(typed, member))
        .sort((a, b) => a.member.name.localeCompare(b.member.name) || (a.userId < b.userId ? -1 : 1));
      const from = (page - 1) * MEMBERS_PER_PAGE;
      return { found: found.slice(from, from + MEMBERS_PER_PAGE), total: found.length };
    },
  };
}
