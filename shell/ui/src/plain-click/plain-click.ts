/** What a mouse event, React's or the browser's own, says of the click. */
interface Click {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

/** False for a click that asks the browser for something else: a new tab, a download, a menu. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Runs an action for a plain click on a link; any other click does what it does with every link. */
export function plainClick(action: () => void) {
  return (event: Click): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    action();
  };
}

/**
 * Goes to a page of the site that something else than a link has asked for, such as a suggestion, as a tap on a link to
 * it does: whoever holds links, because the browser is offline, holds this too.
 */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
