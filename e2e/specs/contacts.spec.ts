import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';

test.describe('contacts', { tag: '@mfe-portal' }, () => {
  test('AGT-07, HOT-07: a hotel adds a contact, moves it by key and by dragging, takes that back, merges its double and brings a file', async ({
    page,
    accounts,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    const [name, twin] = [`Grace ${mark}`, `G. Otieno ${mark}`];
    await accounts.signIn('hotel2@atoll.example', SAMPLE_DEMO_PASSWORD, '/hotel/login');
    await accounts.heading('Hotel dashboard').waitFor();
    // The board of this journey alone, so that nothing has to be scrolled to while a card is dragged.
    await page.goto(`/hotel/crm?q=${mark}`);

    const add = async (who: string) => {
      await page.getByRole('button', { name: 'Add contact' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a contact' });
      await dialog.getByLabel('Name').fill(who);
      await dialog.getByLabel('E-mail').fill(`${mark}@otieno.example`);
      await dialog.getByRole('button', { name: 'Save contact' }).click();
      await expect(page.getByText(`${who} is saved.`)).toBeVisible();
    };
    await add(name);
    const column = (stage: string) => page.getByRole('region', { name: stage, exact: true });
    const link = page.getByRole('link', { name, exact: true });
    await expect(column('New').getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page);

    await link.focus();
    await page.keyboard.press(']');
    await expect(page.getByText(`${name} moved to In talks.`)).toBeVisible();
    await expect(link).toBeFocused();
    // Cards are dragged once a mouse has come near.
    const card = page.getByRole('listitem').filter({ has: link });
    await card.hover();
    await expect(card).toHaveAttribute('draggable', 'true');
    await card.dragTo(column('Quoted'), {
      sourcePosition: { x: 60, y: 8 },
      targetPosition: { x: 60, y: 60 },
    });
    await expect(page.getByText(`${name} moved to Quoted.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(column('In talks').getByRole('link', { name, exact: true })).toBeVisible();

    await add(twin);
    // A double is looked at at once.
    await page.getByRole('button', { name: 'Compare and merge' }).click();
    await page.getByRole('radio', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add a task' }).click();
    await page.getByLabel('What is to be done').fill('Send the menu');
    await page.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByRole('checkbox', { name: 'Send the menu' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'All contacts' }).click();
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const rows = [`Zoë ${mark};Köln;Quoted`, ';Bonn;', `Bo ${mark};Bonn;Nowhere`].join('\r\n');
    await page.getByLabel('CSV file').setInputFiles({
      ...{ name: 'people.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`Name;City;Stage\r\n${rows}\r\n`, 'latin1'),
    });
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(page.getByText('Done: 1 added, 0 updated, 2 left out.')).toBeVisible();
    await page.getByRole('button', { name: 'See the contacts' }).click();
    await page.getByRole('searchbox', { name: 'Find a contact' }).fill(`Zoë ${mark}`);
    await expect(column('Quoted').getByRole('link', { name: `Zoë ${mark}` })).toBeVisible();
  });
});
