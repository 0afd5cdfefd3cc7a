/** A page of words: an introduction and sections, each with a heading. */
export interface PageText {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
  /** Where to go from here. */
  readonly action: { readonly words: string; readonly href: string };
}
