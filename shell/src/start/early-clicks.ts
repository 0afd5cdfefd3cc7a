import { UNHYDRATED, type EarlyPage } from './early-page';

const NOTHING_YET: EarlyPage = { clicks: [], choices: [], isLive: true, isWanted: false };

function earlyPage(): EarlyPage {
  return window.__ATOLL_PAGE__ ?? NOTHING_YET;
}

/** True when somebody clicked, typed or moved the focus before the shell was here. */
export function wasWantedEarly(): boolean {
  return earlyPage().isWanted;
}

/** From now on the shell's own buttons answer; those of a remote's first screen wait for the remote. */
export function stopKeepingClicks(): void {
  earlyPage().isLive = true;
}

/** Chooses again, in selects that answer by now, what hydration has set back. */
function replayEarlyChoices(): void {
  const { choices } = earlyPage();
  for (const choice of choices.splice(0)) {
    const { select, value } = choice;
    if (!select.isConnected) continue;
    if (select.closest(UNHYDRATED)) choices.push(choice);
    else {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

/** Gives the kept choices and clicks to the selects and buttons that answer by now. */
export function replayEarlyInput(): void {
  replayEarlyChoices();
  replayEarlyClicks();
}

/** Gives the kept clicks to the buttons that answer by now. */
export function replayEarlyClicks(): void {
  const { clicks } = earlyPage();
  for (const button of clicks.splice(0)) {
    if (!button.isConnected) continue;
    if (button.closest(UNHYDRATED)) clicks.push(button);
    else {
      button.removeAttribute('aria-busy');
      button.click();
    }
  }
}
