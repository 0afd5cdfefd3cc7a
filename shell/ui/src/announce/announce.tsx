import * as s from '../visually-hidden/visually-hidden.module.css';

const REGION_ID = 'atoll-announcements';

function region(): HTMLElement {
  const present = document.getElementById(REGION_ID);
  if (present) return present;
  const made = document.createElement('div');
  made.id = REGION_ID;
  made.className = s.hidden ?? '';
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
}

/** Has a screen reader say what a person did, where only a small sign on the screen shows it. */
export function announce(text: string): void {
  const live = region();
  // A region that has just been made is only listened to from the next task on.
  setTimeout(() => {
    live.textContent = text;
  });
}
