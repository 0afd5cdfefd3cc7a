import { fileURLToPath } from 'node:url';
import { Accounts, mailedLink, ownAddress, PASSWORD } from '../pages/accounts';
import { ReleaseDesk } from '../release-desk';
import { expect, test } from '../two-disks';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NEW_PASSWORD = 'yellow cranes fly south';

// One site for all of them.
test.describe.configure({ mode: 'default' });

test.describe('two instances on two disks, asked in turn', { tag: '@shell' }, () => {
  test('PLT-14: a stranger books a hotel', async ({ page, dock, hotels, booking }) => {
    await page.goto('/');
    await dock.link('Find Hotels').click();
    await hotels.chooseDates();
    await hotels.chooseCity('Paris', /^Paris, France/);
    await expect(hotels.heading('Paris')).toBeVisible();
    await hotels.openFirstHotel();
    await hotels.chooseFirstOffer();
    await hotels.continueToBook.click();
    await booking.fill();
    await booking.complete.click();
    await expect(booking.confirmation).toBeVisible();
  });

  test('PLT-14: a stranger searches tours', async ({ page, tours }) => {
    await page.goto('/tours?city=Paris&country=France&lat=48.85&lng=2.35');
    await expect(tours.cards.first()).toBeVisible();
  });

  test('PLT-14: signing in and out stays in step over two tabs, and a new password ends the sessions of before', async ({
    page,
    context,
    request,
    accounts,
    watch,
  }) => {
    watch.expectProblem(/401/);
    const email = ownAddress('traveler');
    await accounts.register('traveler', email);
    await accounts.signIn(email, PASSWORD);
    await expect(page).toHaveURL('/traveler/dashboard');
    const other = await context.newPage();
    await other.goto('/traveler/dashboard');
    await expect(other).toHaveURL('/traveler/dashboard');

    await accounts.askForNewPassword(email);
    await page.goto(await mailedLink(request, email, /password/i));
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await new Accounts(page).saveNewPassword();
    await other.reload();
    await expect(other).toHaveURL('/login?next=%2Ftraveler%2Fdashboard');

    await new Accounts(other).signIn(email, NEW_PASSWORD);
    await expect(other).toHaveURL('/traveler/dashboard');
    await page.goto('/');
    await new Accounts(page).signOut();
    await other.reload();
    await expect(other).toHaveURL('/login?next=%2Ftraveler%2Fdashboard');
  });

  test('J10, PLT-14: a release is published and taken back through one, and served by both', async ({
    page,
    request,
    slot,
    twoDisks,
  }) => {
    const desk = new ReleaseDesk({ ...twoDisks, root: ROOT }, request);
    await page.goto('/tours');
    const title = slot.of('mfe-tours').getByRole('heading', { level: 1 });
    const heading = await title.innerText();
    const changes = {
      script: (source: string) => source.replaceAll(heading, 'Tours from two disks'),
      alsoOnServer: true,
    };
    const { code, output } = await desk.publish('mfe-tours', changes);
    expect(code, output).toBe(0);
    /** The instance that did not get it goes on with the release before until it has fetched the new one. */
    const expectBothToShow = (text: string) =>
      expect(async () => {
        for (let turn = 0; turn < 2; turn += 1) {
          await page.reload();
          await expect(title).toHaveText(text, { timeout: 5_000 });
        }
      }).toPass();
    await expectBothToShow('Tours from two disks');
    await desk.manage('rollback', 'mfe-tours');
    await expectBothToShow(heading);
  });
});
