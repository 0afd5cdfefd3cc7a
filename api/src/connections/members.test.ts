import { HOTEL_PROFILE } from '../../test/accounts';
import { createMembers } from './members';

const house = (id: string) => ({ id, userId: `of ${id}`, approved: HOTEL_PROFILE, answeredAt: [] });
const nothing = async () => null;

it('AGT-06: a house leads to its public page where it has one', async () => {
  const members = createMembers({
    askable: { byIds: async () => [], byUser: nothing, all: async () => [] },
    houses: { find: nothing, ofAccount: nothing, approved: async () => [house('farol'), house('hidden')] },
    notAskable: async () => new Set(),
    findHousePage: async (userId) => (userId === 'of farol' ? '/house/farol' : null),
  });
  const { found } = await members.discover({ userId: 'ana', kind: 'agent' }, {});
  expect(found.map(({ member: { id, page } }) => [id, page])).toEqual([
    ['farol', '/house/farol'],
    ['hidden', null],
  ]);
});
