/** A part of a page of words: paragraphs, then terms with what holds for each. */
export interface PageSection {
  readonly title: string;
  readonly text?: readonly string[];
  readonly facts?: readonly { readonly term: string; readonly text: string }[];
}

/** A page of words: an introduction and sections, each with a heading. */
export interface PageText {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly PageSection[];
  /** Where to go from here. */
  readonly action: { readonly words: string; readonly href: string };
}
