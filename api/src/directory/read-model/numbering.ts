/** Gives every slug a number, from 0, in the order in which they are first seen. */
export class Numbering {
  readonly slugs: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(slug: string): number {
    const known = this.#numbers.get(slug);
    if (known !== undefined) return known;
    this.#numbers.set(slug, this.slugs.length);
    return this.slugs.push(slug) - 1;
  }

  /** Undefined for a slug that nobody has seen. */
  find(slug: string): number | undefined {
    return this.#numbers.get(slug);
  }
}
