/** What search engines show of a description. */
const LENGTH = 200;

/** The beginning of a text, up to the last whole word that fits. */
export function excerpt(text: string): string {
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2))}…`;
}
