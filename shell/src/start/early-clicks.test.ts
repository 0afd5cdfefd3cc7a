import { replayEarlyClicks, replayEarlyInput, stopKeepingClicks, wasWantedEarly } from './early-clicks';

const PAGE = `
  <meta name="atoll-entry" content="/assets/main.js">
  <header>
    <button data-replay="theme" id="theme">Theme</button>
    <button data-replay id="marco"><svg id="icon"></svg>Marco</button>
    <button id="plain">Plain</button>
  </header>
  <div id="slot" data-server="true"><button data-replay id="remote">More</button><select id="guests"><option>2</option><option>4</option></select></div>`;

const SURFACES = `
  <script type="application/json" id="atoll-registry">{"apps":[{"name":"mfe-marco","preload":["/releases/marco.js"],"integrity":{"/releases/marco.js":"sha384-abc"}}]}</script>
  <button data-replay="opens" id="opener" aria-pressed="false" aria-controls="window">Open</button>
  <section id="window" hidden><button data-dismiss id="x">Close</button><div data-remote="mfe-marco"></div></section>`;

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const entries = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

function countClicks(id: string): { count: number } {
  const clicks = { count: 0 };
  byId(id).addEventListener('click', () => (clicks.count += 1));
  return clicks;
}

beforeAll(async () => {
  await import('./page-loader');
});
beforeEach(() => {
  document.body.innerHTML = PAGE;
  const page = window.__ATOLL_PAGE__;
  if (!page) throw new Error('The loader has not run');
  page.isLive = false;
  page.clicks.length = 0;
});

it('fetches the entry at once when somebody touches the page', () => {
  expect(entries()).toEqual([]);
  byId('plain').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(entries()).toEqual(['/assets/main.js']);
  expect(wasWantedEarly()).toBe(true);
});

it('a click made before the shell is here is shown as waiting and answered when the shell is', () => {
  byId('icon').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(byId('marco')).toHaveAttribute('aria-busy', 'true');
  const clicks = countClicks('marco');
  stopKeepingClicks();
  replayEarlyClicks();
  expect(clicks.count).toBe(1);
  expect(byId('marco')).not.toHaveAttribute('aria-busy');
  replayEarlyClicks();
  expect(clicks.count).toBe(1);
});

it('a click on a remote’s first screen waits for the remote', () => {
  stopKeepingClicks();
  byId('remote').click();
  const clicks = countClicks('remote');
  replayEarlyClicks();
  expect(clicks.count).toBe(0);
  delete byId('slot').dataset['server'];
  replayEarlyClicks();
  expect(clicks.count).toBe(1);
});

it('keeps no click that somebody answers already, nor one on a button that is gone', () => {
  byId('plain').click();
  stopKeepingClicks();
  byId('marco').click();
  expect(window.__ATOLL_PAGE__?.clicks).toEqual([]);
  byId('remote').click();
  const clicks = countClicks('remote');
  byId('slot').remove();
  replayEarlyClicks();
  expect(clicks.count).toBe(0);
});

describe('a form that needs code', () => {
  function openForm(marker: string): { form: HTMLFormElement; button: HTMLElement } {
    byId('slot').outerHTML =
      `<div id="slot" ${marker}><form data-needs-script><button type="button" data-replay>Attach</button><button type="submit" id="send"></button></form></div>`;
    return { form: document.querySelector('form') as HTMLFormElement, button: byId('send') };
  }
  const submit = (form: HTMLFormElement) =>
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

  it.each(['data-server="true"', 'data-hydrating'])(
    'is sent when its code is here, not before: %s',
    (marker) => {
      stopKeepingClicks();
      const { form, button } = openForm(marker);
      expect(submit(form)).toBe(false);
      expect(submit(form)).toBe(false);
      expect(button).toHaveAttribute('aria-busy', 'true');
      replayEarlyClicks();
      expect(window.__ATOLL_PAGE__?.clicks).toEqual([button]);

      byId('slot').removeAttribute(marker.split('=')[0] ?? '');
      const sent = jest.fn((event: Event) => event.preventDefault());
      form.addEventListener('submit', sent);
      replayEarlyClicks();
      expect(sent).toHaveBeenCalledTimes(1);
    },
  );

  it('is left to its code once that is here, and a form that needs none to the browser', () => {
    stopKeepingClicks();
    const { form } = openForm('');
    expect(submit(form)).toBe(true);
    form.removeAttribute('data-needs-script');
    byId('slot').dataset['server'] = 'true';
    expect(submit(form)).toBe(true);
  });
});

/** Chooses as a browser does: `input` first, then `change`. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

it('a choice made in a remote’s first screen is made again once the remote is here', () => {
  const guests = byId('guests') as HTMLSelectElement;
  choose(guests, '4');
  replayEarlyInput();
  expect(window.__ATOLL_PAGE__?.choices).toHaveLength(1);

  // Hydration sets the select back to what the server rendered.
  delete byId('slot').dataset['server'];
  guests.value = '2';
  const chosen: string[] = [];
  guests.addEventListener('change', () => chosen.push(guests.value));
  replayEarlyInput();
  expect(chosen).toEqual(['4']);
});

it('a choice that makes React take the first screen over at once is made again afterwards', () => {
  const slot = byId('slot');
  const guests = byId('guests') as HTMLSelectElement;
  delete slot.dataset['server'];
  slot.dataset['hydrating'] = '';
  const hydrate = () => {
    delete slot.dataset['hydrating'];
    guests.value = '2';
  };
  slot.addEventListener('input', hydrate, { capture: true, once: true });
  choose(guests, '4');
  expect(guests.value).toBe('2');
  replayEarlyInput();
  expect(guests.value).toBe('4');
});

it('the theme changes without waiting for anything, and stays', () => {
  byId('theme').click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  byId('theme').click();
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('atoll-theme')).toBe('light');
});

describe('a button that opens what stands in the document', () => {
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const expectOpen = (isOpen: boolean) => {
    expect(byId('window').hidden).toBe(!isOpen);
    expect(byId('opener')).toHaveAttribute('aria-pressed', String(isOpen));
    expect(window.__ATOLL_PAGE__?.clicks).toHaveLength(isOpen ? 1 : 0);
  };
  beforeEach(() => {
    document.body.innerHTML = SURFACES;
  });

  it('opens it at the tap, fetches its remote, and gives the shell the click that makes it so', () => {
    byId('opener').click();
    expectOpen(true);
    const hint = document.head.querySelector('link[href="/releases/marco.js"]');
    expect(hint).toHaveAttribute('integrity', 'sha384-abc');
    const clicks = countClicks('opener');
    stopKeepingClicks();
    replayEarlyClicks();
    expect(clicks.count).toBe(1);
    expect(byId('window').hidden).toBe(false);
  });

  it('closes it again with a second tap, its close button or Escape, and forgets the click', () => {
    byId('opener').click();
    byId('opener').click();
    expectOpen(false);
    byId('opener').click();
    byId('x').click();
    expectOpen(false);
    expect(byId('opener')).toHaveFocus();
    byId('opener').click();
    press('Escape');
    expectOpen(false);
    press('Escape');
    expectOpen(false);
  });

  it('leaves it to the shell once that answers', () => {
    stopKeepingClicks();
    byId('opener').click();
    byId('x').click();
    expectOpen(false);
  });
});

describe('a button that opens a dialog which fills a phone’s screen', () => {
  const dialog = () => byId('dates') as HTMLDialogElement;
  const onScreen = (isNarrow: boolean) =>
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isNarrow } as MediaQueryList);
  beforeEach(() => {
    document.body.innerHTML = `
      <button data-replay="opens" id="opener" aria-expanded="false" aria-controls="dates">Dates</button>
      <dialog id="dates" data-fills-screen="(max-width: 639px)"><button data-dismiss id="x">Close</button></dialog>`;
  });
  afterEach(() => jest.restoreAllMocks());

  it('opens it there at the tap, and closes it again', () => {
    onScreen(true);
    byId('opener').click();
    expect(dialog().open).toBe(true);
    expect(byId('opener')).toHaveAttribute('aria-expanded', 'true');
    byId('x').click();
    expect(dialog().open).toBe(false);
    expect(byId('opener')).toHaveFocus();
    expect(window.__ATOLL_PAGE__?.clicks).toEqual([]);
  });

  it('forgets the click when the browser itself closes it', () => {
    onScreen(true);
    byId('opener').click();
    dialog().close();
    expect(byId('opener')).toHaveAttribute('aria-expanded', 'false');
    expect(window.__ATOLL_PAGE__?.clicks).toEqual([]);
  });

  it('only keeps the click elsewhere, where the dialog must be placed first', () => {
    onScreen(false);
    byId('opener').click();
    expect(dialog().open).toBe(false);
    expect(byId('opener')).toHaveAttribute('aria-busy', 'true');
    expect(window.__ATOLL_PAGE__?.clicks).toEqual([byId('opener')]);
  });
});
