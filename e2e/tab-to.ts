import { expect, type Locator, type Page } from '@playwright/test';

/** More controls than any page of ours has. */
const TABS_AT_MOST = 200;

/** Presses Tab, or Shift and Tab, until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < TABS_AT_MOST; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control, 'reached by Tab').toBeFocused();
}
