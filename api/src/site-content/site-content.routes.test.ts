import type { SiteContent } from '@atoll/contracts/site-content';
import { testDatabase } from '../../test/database';
import { buildTestSite } from '../../test/site';
import { createChangeLog } from '../shared/changes/change-log';
import { INITIAL_CONTENT } from './initial-content';
import { createSiteContentRepository } from './site-content.repository';

const database = testDatabase();

const repository = () =>
  createSiteContentRepository(database().connection, createChangeLog(database().connection));

async function content(): Promise<SiteContent> {
  const { app } = await buildTestSite(database().connection);
  const answer = await app.inject('/api/site-content');
  await app.close();
  return answer.json<SiteContent>();
}

it('HOM-17, C29: begins with the claims of the specification, and shows what they were changed to', async () => {
  expect((await content()).claims).toEqual({ agents: '41.8K+', countries: '150+', tours: '1000+' });
  const claims = { agents: '50K+', countries: '160+', tours: '2000+' };
  await repository().write('claims', claims);
  expect(await content()).toEqual({ ...INITIAL_CONTENT, claims });
});

it('a change is announced, so that every instance drops the pages that show it', async () => {
  const changes = createChangeLog(database().connection);
  const before = new Date();
  await repository().write('claims', { agents: '1', countries: '2', tours: '3' });
  const announced = await changes.since(before);
  expect(announced).toHaveLength(2);
  expect(announced[0]).toMatchObject({ kind: 'site-content', key: 'claims', subjects: ['site-content'] });
});

it('HOM-04: a slide has url, position and the variants mobile, tiny, tablet and desktop', async () => {
  const [slide] = (await content()).slider;
  expect(slide).toMatchObject({
    position: '50% 50%',
    url: expect.stringMatching(/384x640/),
    variants: {
      mobile: expect.stringMatching(/224x320/),
      tiny: expect.stringMatching(/20x30/),
      tablet: expect.stringMatching(/304x480/),
      desktop: expect.stringMatching(/384x640/),
    },
  });
});

it('HOM-13: testimonials and partners that are invented say so', async () => {
  const { testimonials, partners } = await content();
  expect(testimonials.length).toBeGreaterThan(0);
  expect([...testimonials, ...partners].every(({ sample }) => sample)).toBe(true);
});

it('a value of another shape is refused, and one that stands in the database is not shown', async () => {
  await expect(repository().write('claims', { agents: 1 } as never)).rejects.toThrow(TypeError);
  await database()
    .connection.collection('site_content')
    .insertOne({ _id: 'slider', value: [] } as never);
  expect((await content()).slider).toEqual(INITIAL_CONTENT.slider);
});
