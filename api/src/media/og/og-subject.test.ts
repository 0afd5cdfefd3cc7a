import type { AgentCard } from '@atoll/contracts/agent';
import type { DirectoryPages } from '../../shared/directory/directory-pages';
import { ogSubject } from './og-subject';

const ID = 'a70110000000000000000007';

function subjectOfAgent(name: string) {
  const agent = { id: ID, name, city: 'Tokyo', clean_city: 'tokyo', country: 'Japan' } as AgentCard;
  const pages = { agent: async () => agent, city: async () => null } as Partial<DirectoryPages>;
  return ogSubject(pages as DirectoryPages, 'agent', ID);
}

it.each(['Inês Marques', "Zoë O'Brien-Łuczak", 'Nguyễn Thị Ánh', 'Søren & Ðóra, No. 7'])(
  'DIR-05: the picture of %s has the name',
  async (title) => {
    expect(await subjectOfAgent(title)).toMatchObject({ title, line: 'Travel agent in Tokyo, Japan' });
  },
);

it.each(['陳美玲', 'Ольга Море', 'Μαρία', 'Ana 美', 'Ana 🌴'])(
  'DIR-05: the picture of %s says the place, because its font lacks letters of the name',
  async (name) => {
    expect(await subjectOfAgent(name)).toMatchObject({ title: 'Travel agent in Tokyo', line: 'Japan' });
  },
);
