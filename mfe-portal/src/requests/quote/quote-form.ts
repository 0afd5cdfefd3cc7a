/** The name that what is typed into a quote is kept under in this tab. */
export function quoteForm(requestId: string): string {
  return `quote-${requestId}`;
}
