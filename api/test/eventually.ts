/** Tries until the expectations hold; after a time that no busy machine needs, lets their failure through. */
export async function eventually(expectations: () => Promise<void>, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      await expectations();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
