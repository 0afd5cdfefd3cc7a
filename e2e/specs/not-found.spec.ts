import { expect, test } from '../journey';

for (const path of ['/nope', '/hotels/nope', '/releases']) {
  test(`HOM-21: ${path} answers Page Not Found with HTTP 404`, async ({ request }) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(404);
    // Search engines must not keep what does not exist.
    expect(await response.text()).not.toContain('rel="canonical"');
  });
}

test('HOM-21: an unknown address shows Page Not Found and a way back', async ({ page, watch, dock }) => {
  watch.expectProblem(/status of 404/);
  const response = await page.goto('/nope');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/Not Found/);
  await dock.link('Find Hotels').click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Stay' })).toBeVisible();
});
