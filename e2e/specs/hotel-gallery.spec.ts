import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import { Accounts, ownAddress, PASSWORD } from '../pages/accounts';

/** A PNG of one colour, drawn by the browser. */
async function drawnPicture(page: Page, color: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = fill;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    return canvas.toDataURL('image/png');
  }, color);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** How far below the upper edge of the window something ends, in pixels. */
async function lowerEdge(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : 0;
}

test.describe('the gallery of a hotel', { tag: '@mfe-portal' }, () => {
  test('J7, HOT-04, HOT-16, HOT-17: a new hotel uploads pictures over a bad line, its page is public, and it works with an agent', async ({
    page,
    browser,
    request,
    accounts,
    watch,
  }) => {
    watch.expectProblem(/ERR_CONNECTION_RESET/);
    const email = ownAddress('gallery');
    // Of its own, also at a second try: pages of the sitemap have titles of their own.
    const property = `Casa do Miradouro ${crypto.randomUUID().slice(0, 8)}`;
    await accounts.register('hotel', email, 'Ada Okafor', property);
    await accounts.signIn(email, PASSWORD, '/hotel/login');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL('/hotel/verification-pending');
    await accounts.confirmAddress(request, email);

    const office = await browser.newContext();
    const desk = await office.newPage();
    await new Accounts(desk).signIn('admin@atoll.example', SAMPLE_DEMO_PASSWORD, '/management-portal/auth');
    const card = desk.getByRole('article').filter({ hasText: email });
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expect(card).toHaveCount(0);
    await office.close();

    await page.goto('/hotel/gallery');
    await page.getByRole('link', { name: 'Upload the first pictures' }).click();
    await expect(page).toHaveURL('/hotel/gallery/upload');
    // The connection of the first picture is cut once.
    await page.route('**/gallery/pictures/*', (route) => route.abort('connectionreset'), { times: 1 });
    const colors = { 'one.png': '#a33', 'two.png': '#3a3', 'three.png': '#33a' };
    const files = await Promise.all(
      Object.entries(colors).map(async ([name, color]) => ({
        ...{ name, mimeType: 'image/png' },
        buffer: await drawnPicture(page, color),
      })),
    );
    const text = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('prices') };
    const huge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_761) };
    await page.getByLabel('Pictures to upload').setInputFiles([...files, text, huge]);
    await expect(page.getByText('3 of 5 uploaded, 2 refused')).toBeVisible();
    await expect(page.getByText('Refused: not a picture. Use JPEG, PNG or WebP.')).toBeVisible();
    await expect(page.getByText('Refused: larger than 10 MB.')).toBeVisible();

    await page.goto('/hotel/gallery/photos');
    const tiles = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem');
    await expect(tiles).toHaveCount(3);
    await page.getByRole('button', { name: 'Edit Picture 3' }).click();
    await page.getByLabel('Alt text').fill('The pool at six');
    await page.getByRole('button', { name: 'Save alt text' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Move The pool at six, place 3' }).focus();
    for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
    await expect(tiles.first()).toContainText('The pool at six');
    // Nobody has chosen another one.
    await expect(page.getByText('This is the cover of your page.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(tiles.first()).toContainText('The pool at six');

    const href = await page.getByRole('link', { name: 'View public page' }).getAttribute('href');
    const visitor = await browser.newContext();
    const house = await visitor.newPage();
    await house.goto(href ?? '');
    await expect(house.getByRole('heading', { level: 1, name: property })).toBeVisible();
    // Also where it is tapped before the page's code is here.
    await house.getByRole('button', { name: /^Open picture 1/ }).click();
    await expect(house.getByRole('dialog').getByText('1 of 3')).toBeVisible();
    await house.keyboard.press('Escape');
    // The map draws itself once it comes into view, and its credits are links.
    await house.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
    const credit = house.getByRole('link', { name: 'Natural Earth' });
    await expect(credit).toBeVisible();
    await expectAccessible(house);
    // On a phone they stand at the lower edge of the map, and not as high as the dock reaches.
    await house.setViewportSize({ width: 375, height: 812 });
    const map = house.getByRole('region', { name: 'Map of Lisbon' });
    await map.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await lowerEdge(map)) - (await lowerEdge(credit))).toBeLessThan(60);
    const renamed = (href ?? '').replace('casa-do-miradouro', 'another-name');
    const moved = await request.get(renamed, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, href]);
    await visitor.close();

    const agency = await browser.newContext();
    const agent = await agency.newPage();
    await new Accounts(agent).signIn('agent4@atoll.example', SAMPLE_DEMO_PASSWORD, '/agent/login');
    const entry = (await agent.getByRole('link', { name: 'View your entry' }).getAttribute('href')) ?? '';
    await agent.goto(entry);
    const name = (await agent.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.goto('/hotel/agents/discover');
    await page.getByLabel('Name, town or language').fill(name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: `Connect with ${name}` }).click();
    await page.getByLabel(`A word to ${name} (optional)`).fill(`Rooms for families, ${email}`);
    await page.getByRole('button', { name: 'Ask to connect' }).click();
    await expect(page.getByRole('button', { name: `Take back: ${name}` })).toBeVisible();
    await agent.goto('/agent/network/requests');
    const asking = agent.getByRole('listitem').filter({ hasText: email });
    await asking.getByRole('button', { name: /^Accept/ }).click();
    // The hotel's page is open, and hears of it.
    await page.getByRole('link', { name: `Write to ${name}` }).click();
    await page.getByLabel(`Write to ${name}`).fill(`Welcome, ${email}`);
    await page.getByRole('button', { name: 'Send' }).click();
    await agent.goto('/agent/messages');
    const said = agent.getByRole('listitem').filter({ hasText: `Welcome, ${email}` });
    await said.getByRole('link', { name: /^Open/ }).click();
    await agent.getByLabel(`Write to ${property}`).fill('Thank you, in May then.');
    await agent.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText('Thank you, in May then.');
    await agency.close();
  });
});
