import MarkdownIt from 'markdown-it';

/** Web addresses, mail addresses, and paths of this site; browsers read `/\` as the beginning of another host. */
const ALLOWED_LINK = /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i;

// No markup of anybody's own, no pictures from elsewhere; what is not allowed stays as the text that it is.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable(['image']);
markdown.validateLink = (url) => ALLOWED_LINK.test(url.trim());
// The page has its own title above: a body begins with headings of the second order.
markdown.core.ruler.push('headings', ({ tokens }) => {
  for (const token of tokens.filter(({ type }) => type.startsWith('heading_')))
    token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
});
markdown.core.ruler.push('foreign-links', ({ tokens }) => {
  for (const token of tokens.flatMap(({ children }) => children ?? []))
    if (token.type === 'link_open' && /^https?:/i.test(String(token.attrGet('href') ?? '')))
      token.attrSet('rel', 'nofollow noopener');
});

/** The HTML of a text in Markdown: a few elements, and links that lead where people may be led. */
export function htmlOf(text: string): string {
  return markdown.render(text);
}
